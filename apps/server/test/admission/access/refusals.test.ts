import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bearer, createKey, WITH_KEYS } from '../../harness/keys.js';
import { startTestServer, type TestServer } from '../../harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: WITH_KEYS });
});
afterAll(() => server?.close());

const madeUp = () => ({
  key: `pk_${randomBytes(6).toString('hex')}_${randomBytes(32).toString('hex').slice(0, 43)}`,
});

test('a flood of unknown keys does not reach the database, and valid keys are admitted meanwhile', async () => {
  const key = bearer(await createKey(server));
  expect((await server.get('/api/v1/events', key)).status).toBe(200);
  const started = performance.now();
  const queries = vi.spyOn(server.database, 'query');
  const refused = Array.from({ length: 300 }, () => server.get('/api/v1/events', bearer(madeUp())));
  expect((await server.get('/api/v1/events', key)).status).toBe(200);
  const statuses = (await Promise.all(refused)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401]));
  // At most one query in 50 ms. The server queries other tables meanwhile.
  const ofKeys = queries.mock.calls.filter(([{ text }]) => /keys|access_state/.test(text));
  expect(ofKeys.length).toBeLessThan(10 + (performance.now() - started) / 50);
});

test('a key works as soon as it is created', async () => {
  await server.get('/api/v1/events', bearer(madeUp()));
  expect((await server.get('/api/v1/events', bearer(await createKey(server)))).status).toBe(200);
});
