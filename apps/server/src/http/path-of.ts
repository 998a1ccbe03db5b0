import type { Request } from 'express';

/** Returns the path without the query; null if the target is not a valid URL, which Node's parser accepts. */
export function pathOf(request: Request): string | null {
  try {
    return request.path ?? null;
  } catch {
    return null;
  }
}
