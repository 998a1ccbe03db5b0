import type { Route } from './call.js';
import type { Deprecation } from './http-details.js';

/** Once for each operation: who runs the program must learn of it, and not at every request. */
export function warnOfDeprecation(warned: Set<string>, route: Route, deprecation: Deprecation | null): void {
  if (!deprecation || warned.has(route.path)) return;
  warned.add(route.path);
  console.warn(`Partner API: ${route.method} ${route.path} is deprecated`, deprecation);
}
