import type { CachedResponse, ResponseCache } from '../client-options.js';

export interface ResponseCacheOptions {
  /** Answers kept; 100 when omitted. */
  readonly entries?: number | undefined;
}

/**
 * Keeps the answers that were asked for last, in memory. Each is asked for anew every time: the cache saves its
 * transfer, never its check, so that a retraction takes effect at once.
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
  // A map keeps the order in which keys were set: the first is the one not asked for the longest.
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
