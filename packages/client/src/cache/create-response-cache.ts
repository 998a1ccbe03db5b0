import type { CachedResponse, ResponseCache } from '../client-options.js';

export interface ResponseCacheOptions {
  /** Answers kept; 100 when omitted. */
  readonly entries?: number | undefined;
}

/**
 * Keeps the most recent answers in memory. Every call still asks the service whether its answer changed; the cache only
 * saves sending an unchanged answer again. A retraction therefore takes effect at once.
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
