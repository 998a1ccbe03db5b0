import type { Request } from 'express';

/** What a request asks for, without the query; null where that is no address: Node's parser takes more than a URL can be. */
export function pathOf(request: Request): string | null {
  try {
    return request.path ?? null;
  } catch {
    return null;
  }
}
