import type { ResponseCache } from './client-options.js';

/** The cache entry of one URL, for the duration of a request. */
export interface CacheEntry {
  /** Headers that make the request conditional (`If-None-Match`); undefined when nothing is cached. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Returns the cached body for a 304, and otherwise the body of the response. */
  readonly bodyOf: (response: Response, text: string) => string;
  /** Caches the body, unless the response has no `ETag`. */
  readonly store: (response: Response, text: string) => void;
}

/** Returns the cache entry of a URL; without a cache it is always empty and stores nothing. */
export function cacheEntry(cache: ResponseCache | undefined, url: string): CacheEntry {
  const cached = cache?.get(url);
  return {
    headers: cached && { 'if-none-match': cached.etag },
    bodyOf: ({ status }, text) => (cached && status === 304 ? cached.text : text),
    store: ({ headers }, text) => {
      const etag = headers.get('etag');
      if (etag) cache?.set(url, { etag, text });
    },
  };
}
