import type { ResponseCache } from './client-options.js';

/** The cache entry of one URL, for the duration of a request. */
export interface CachePlace {
  /** Headers that make the request conditional (`If-None-Match`); undefined when nothing is cached. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Returns the cached body for a 304, and otherwise the body of the response. */
  readonly textOf: (response: Response, text: string) => string;
  /** Caches the body, unless the response has no `ETag`. */
  readonly keep: (response: Response, text: string) => void;
}

/** Returns the cache entry of a URL; without a cache it is always empty and stores nothing. */
export function cachePlace(cache: ResponseCache | undefined, url: string): CachePlace {
  const kept = cache?.get(url);
  return {
    headers: kept && { 'if-none-match': kept.etag },
    textOf: ({ status }, text) => (kept && status === 304 ? kept.text : text),
    keep: ({ headers }, text) => {
      const etag = headers.get('etag');
      if (etag) cache?.set(url, { etag, text });
    },
  };
}
