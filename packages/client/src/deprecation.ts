import type { Route } from './route.js';

export interface Deprecation {
  /** When it was or will be deprecated (RFC 9745), RFC 3339; null when the server does not say. */
  readonly deprecatedAt: string | null;
  /** When it will stop answering (RFC 8594), RFC 3339; null when the server does not say. */
  readonly sunsetAt: string | null;
  /** Where to read about it; null when the server does not say. */
  readonly link: string | null;
}

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
