import { withoutKeys } from './without-keys.js';

export const PATH_SHOWN = 256;

/** A path as it is logged that was answered: it holds no place, because there is no such id. */
export function pathAnswered(path: string): string {
  return withoutKeys(path).slice(0, PATH_SHOWN);
}
