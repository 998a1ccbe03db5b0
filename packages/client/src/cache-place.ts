import type { ResponseCache } from './client-options.js';

/** The place of one address in the cache, for the length of a request. */
export interface CachePlace {
  /** Asks whether what is kept there is current; nothing where nothing is. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** The text that an answer stands for: the one that is kept, where the service says that it is current. */
  readonly textOf: (response: Response, text: string) => string;
  /** For the next time, unless the answer has no tag to ask with. */
  readonly keep: (response: Response, text: string) => void;
}

/** Without a cache, nothing is found and nothing kept. */
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
