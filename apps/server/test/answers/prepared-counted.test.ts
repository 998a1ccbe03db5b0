import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../harness/free-port.js';
import { ask } from '../harness/http.js';
import { bearer, createKey, WITH_KEYS } from '../harness/keys.js';
import { startTestServer } from '../harness/test-server.js';

const EVENTS = '/api/v1/events?limit=1';

test('counts a prepared page when it is sent, and not when the request is refused', async () => {
  const server = await startTestServer({
    environment: { ...WITH_KEYS, LIMIT_READS_PER_MINUTE: '3', METRICS_PORT: String(await freePort()) },
  });
  onTestFinished(server.close);
  const hits = async () => {
    const { text } = await ask(String(server.metricsAddress), '/metrics');
    return Number(/^partner_api_prepared_pages_total\{outcome="hit"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const key = bearer(await createKey(server));
  const first = await server.get(EVENTS, key);
  expect([first.status, await hits()]).toEqual([200, 0]);
  expect([(await server.get(EVENTS, key)).status, await hits()]).toEqual([200, 1]);
  const unchanged = { ...key, 'If-None-Match': String(first.headers.etag) };
  expect([(await server.get(EVENTS, unchanged)).status, await hits()]).toEqual([304, 2]);
  expect([(await server.get(EVENTS, key)).status, await hits()]).toEqual([429, 2]);
  expect([(await server.get(EVENTS)).status, await hits()]).toEqual([401, 2]);
});
