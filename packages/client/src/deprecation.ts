import type { Route } from './route.js';

export interface Deprecation {
  /** Time of the deprecation (RFC 9745 header), as RFC 3339; null when the server does not send it. */
  readonly deprecatedAt: string | null;
  /** Time of the removal (RFC 8594 header), as RFC 3339; null when the server does not send it. */
  readonly sunsetAt: string | null;
  /** URL of the documentation of the deprecation; null when the server does not send it. */
  readonly link: string | null;
}

/** Reads the deprecation headers and logs a warning once per operation. */
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

/** Returns RFC 3339, or null for an invalid time. */
const timestamp = (milliseconds: number): string | null => new Date(milliseconds).toJSON();
