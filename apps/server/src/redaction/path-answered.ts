import { withoutKeys } from './without-keys.js';

export const PATH_SHOWN = 256;

/** Returns the path of a successful request for the log. It can hold no place, because no record id does. */
export function pathAnswered(path: string): string {
  return withoutKeys(path).slice(0, PATH_SHOWN);
}
