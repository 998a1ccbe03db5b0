import type { Route } from './call.js';
import type { Deprecation } from './http-details.js';

/** Warns once for each operation: who runs the program must learn of it, and not at every request. */
export function readDeprecation(headers: Headers, route: Route, warned: Set<Route>): Deprecation {
  const header = (name: string) => headers.get(name) ?? '';
  const deprecation = {
    deprecatedAt: timestamp(Number.parseInt(header('deprecation').slice(1), 10) * 1_000),
    sunsetAt: timestamp(Date.parse(header('sunset'))),
    link: /<([^<>]*)>[^<,]*rel="?(?:deprecation|sunset)/.exec(header('link'))?.[1] ?? null,
  };
  if (!warned.has(route))
    console.warn(`Partner API: ${route.method} ${route.path} is deprecated`, deprecation);
  warned.add(route);
  return deprecation;
}

/** Null when there is no such time. */
const timestamp = (milliseconds: number): string | null => new Date(milliseconds).toJSON();
