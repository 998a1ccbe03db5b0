import type { CachedResponse, ResponseCache } from '../client-options.js';

export interface ResponseCacheOptions {
  /** Maximum number of cached responses; 100 when omitted. */
  readonly entries?: number | undefined;
}

/**
 * Returns a cache of the most recent responses in memory. Every call still asks the service whether its response has
 * changed, so a retraction takes effect at once.
 *
 *     const client = createPartnerClient({ baseUrl, apiKey, cache: createResponseCache() });
 *     const { data, http } = await client.events.list({ since: '24h' });
 *     if (!http.notModified) draw(data);
 *
 * @throws RangeError when `entries` is not a whole number above 0.
 */
export function createResponseCache({ entries = 100 }: ResponseCacheOptions = {}): ResponseCache {
  if (!(Number.isSafeInteger(entries) && entries > 0)) {
    throw new RangeError('entries must be a whole number above 0');
  }
  // A Map keeps insertion order and `set` re-inserts, so the first key is the least recently written.
  const cached = new Map<string, CachedResponse>();
  return {
    get: (url) => cached.get(url),
    set: (url, response) => {
      cached.delete(url);
      cached.set(url, response);
      const [oldest] = cached.keys();
      if (cached.size > entries && oldest !== undefined) cached.delete(oldest);
    },
  };
}
