import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { EVENTS_SEARCH, PROVINCE_SEARCH } from './search';
import { NotFound } from './shell/not-found';
import { ProblemView } from './shell/problem';
import { Shell } from './shell/shell';
import { EventsView } from './views/events';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => <ProblemView error={error} retry={reset} />,
});

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/events', replace: true });
  },
});

export const eventsRoute = createRoute({
  getParentRoute: () => root,
  path: '/events',
  validateSearch: (search) => EVENTS_SEARCH.parse(search),
  component: EventsView,
});

export const eventRoute = createRoute({
  getParentRoute: () => root,
  path: '/events/$id',
  component: lazyRouteComponent(() => import('./views/event'), 'EventView'),
});

export const dossiersRoute = createRoute({
  getParentRoute: () => root,
  path: '/dossiers',
  validateSearch: (search) => PROVINCE_SEARCH.parse(search),
  component: lazyRouteComponent(() => import('./views/dossiers'), 'DossiersView'),
});

export const claimsRoute = createRoute({
  getParentRoute: () => root,
  path: '/claims',
  validateSearch: (search) => PROVINCE_SEARCH.parse(search),
  component: lazyRouteComponent(() => import('./views/claims'), 'ClaimsView'),
});

export const askRoute = createRoute({
  getParentRoute: () => root,
  path: '/ask',
  component: lazyRouteComponent(() => import('./views/ask'), 'AskView'),
});

export const checkRoute = createRoute({
  getParentRoute: () => root,
  path: '/check',
  component: lazyRouteComponent(() => import('./views/check'), 'CheckView'),
});

export const useRoute = createRoute({
  getParentRoute: () => root,
  path: '/use',
  validateSearch: (search) => EVENTS_SEARCH.parse(search),
  component: lazyRouteComponent(() => import('./views/use'), 'UseView'),
});

export const router = createRouter({
  basepath: '/explore',
  routeTree: root.addChildren([
    start,
    eventsRoute,
    eventRoute,
    dossiersRoute,
    claimsRoute,
    askRoute,
    checkRoute,
    useRoute,
  ]),
  // Plain query parameters as in the API, so that URLs can be typed and read.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text === '' ? '' : `?${text}`;
  },
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
