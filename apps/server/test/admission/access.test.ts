import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bearer, createKey, WITH_KEYS } from '../harness/keys.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';
import { unauthenticated401 } from './access/401.js';
import { forbidden403 } from './access/403.js';
import { keysKept } from './access/keys-kept.js';
import { keysNamed } from './access/keys-named.js';

describe.each(engines)('access with keys on $name', (engine) => {
  describe.skipIf(engine.skip)('over HTTP', () => {
    let running: TestServer;
    beforeAll(async () => {
      running = await startTestServer({ engine, environment: WITH_KEYS });
    });
    afterAll(() => running.close());
    const server = () => running;

    test('stores the day on which a key was last used, at the latest when the server stops', async () => {
      const stopping = await startTestServer({ engine, environment: WITH_KEYS });
      const used = await createKey(stopping);
      await createKey(stopping);
      await stopping.get('/api/v1/events', bearer(used));
      const recorded = vi.spyOn(stopping.store.keys, 'recordUse');
      await stopping.close();
      expect(recorded.mock.calls).toEqual([[[used.id], '2026-03-15']]);
      expect(recorded).toHaveResolvedTimes(1);
    });

    test('gives each partner its own result id for the same question, and the same id when it asks again', async () => {
      const [first, second] = [
        await createKey(running, { partner: 'one' }),
        await createKey(running, { partner: 'two' }),
      ];
      const idFor = async (key: typeof first) => {
        const body = { query: 'Why did traders protest in the market?', locale: 'en' };
        return (await running.post('/api/v1/research', body, bearer(key))).json().data.id;
      };
      const id = await idFor(first);
      expect(id).toMatch(/^research-[0-9a-f]{32}$/);
      expect(await idFor(first)).toBe(id);
      expect(await idFor(second)).not.toBe(id);
    });

    describe('401', () => unauthenticated401(server));
    describe('403', () => forbidden403(server));
    describe('keys', () => keysKept(server));
    describe('keys in the log', () => keysNamed(server));
  });
});
