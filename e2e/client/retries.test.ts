import { createPartnerClient, type FetchFunction } from '@partner-api/client';
import { expect, it } from 'vitest';
import { world } from './support/world.js';

const { baseUrl, apiKey } = world;

/** Returns a `fetch` that drops the response to the first request. */
function breakingOnce() {
  const keys: (string | null)[] = [];
  const fetchOnce: FetchFunction = async (url, init) => {
    const response = await fetch(url, init);
    keys.push(new Headers(init.headers).get('idempotency-key'));
    if (keys.length > 1) return response;
    await response.arrayBuffer();
    throw new TypeError('the connection was lost');
  };
  return { keys, fetch: fetchOnce };
}

it('a read whose response was lost is retried', async () => {
  const { fetch } = breakingOnce();
  const { data, http } = await createPartnerClient({ baseUrl, apiKey, fetch }).events.list({ limit: 1 });
  expect(data).toHaveLength(1);
  expect(http.retries).toBe(1);
});

it('a question whose response was lost is retried with the same key and has the same result', async () => {
  const { fetch, keys } = breakingOnce();
  const answers: unknown[] = [];
  const client = createPartnerClient({
    baseUrl,
    apiKey,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      answers.push(response.headers.get('idempotent-replayed'));
      return response;
    },
  });
  const { data, http } = await client.factCheck({ claim: 'The bridge was destroyed in March.' });
  expect(data.id).toEqual(expect.any(String));
  expect(http.retries).toBe(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toEqual(expect.any(String));
  expect(answers).toEqual(['true']);
});
