import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from '@partner-api/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { researchPool } from '../../src/research/research-pool.js';
import { ResearchThread, type ThreadOptions } from '../../src/research/research-thread.js';
import { bearer, createKey, WITH_KEYS } from '../harness/keys.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

const QUESTION = { query: 'Why did traders protest?' };
const CLAIM = { claim: 'Traders protested.' };

describe('a server whose research runs in a thread', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { ...WITH_KEYS, RESEARCH_WORKERS: '1' } });
  });
  afterAll(() => server?.close());

  test('gives the same answers as without a thread', async () => {
    const as = bearer(await createKey(server, { partner: 'One' }));
    const other = await startTestServer({ environment: WITH_KEYS });
    const asThere = bearer(await createKey(other, { partner: 'One' }));
    for (const [path, body] of [
      ['/api/v1/research', QUESTION],
      ['/api/v1/fact-check', CLAIM],
    ] as const) {
      const here = JSON.parse((await server.post(path, body, as)).text).data;
      const there = JSON.parse((await other.post(path, body, asThere)).text).data;
      // The id depends on the secret of the store.
      expect({ ...here, id: '' }).toEqual({ ...there, id: '' });
      expect(here.coverage.records_searched).toBeGreaterThan(0);
    }
    await other.close();
  });

  test("serves reads and other partners' questions before the remaining questions of one partner", async () => {
    const greedy = bearer(await createKey(server, { partner: 'Greedy' }));
    const modest = bearer(await createKey(server, { partner: 'Modest' }));
    await server.get('/api/v1/events', modest);
    const ended: string[] = [];
    const end = (name: string) => () => void ended.push(name);
    const long = { query: 'Where did traders protest against the price of bread? '.repeat(36) };
    const asked = Array.from({ length: 20 }, () =>
      server.post('/api/v1/research', long, greedy).then(end('greedy')),
    );
    const others = [
      server.post('/api/v1/research', QUESTION, modest).then(end('question')),
      server.get('/api/v1/claims', modest).then(end('read')),
    ];
    await Promise.all([...asked, ...others]);
    const after = (name: string) => ended.slice(ended.indexOf(name)).filter((one) => one === 'greedy').length;
    expect(after('read')).toBeGreaterThan(10);
    expect(after('question')).toBeGreaterThan(10);
  });

  test('answers 503 while the database is unreachable, and 200 when it is back', async () => {
    const as = bearer(await createKey(server, { partner: 'Waits' }));
    expect((await server.post('/api/v1/research', QUESTION, as)).status).toBe(200);
    // A refresh within half a second of the last does not query the store.
    const revision = vi
      .spyOn(server.store, 'revision')
      .mockRejectedValue(new DatabaseUnavailable('The database is away'));
    server.setTime(new Date('2026-03-15T12:01:00Z'));
    const refused = await server.post('/api/v1/research', QUESTION, as);
    expect(refused.problem()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refused.problem().detail).toContain('database');
    revision.mockRestore();
    expect((await server.post('/api/v1/research', QUESTION, as)).status).toBe(200);
  });
});

describe('a thread that does not answer', () => {
  const nothing = async () => null;
  const options: ThreadOptions = {
    corpus: Promise.resolve({
      revision: async () => 0,
      changesSince: async () => [],
      coverage: async () => [],
      calibration: nothing,
    }),
    clock: () => new Date(),
    defaultLocale: 'en',
    publicationDelayHours: () => 0,
    model: null,
    onWithheld: () => undefined,
    onPromptInjection: () => undefined,
    ...{ snapshotFile: null, onSnapshot: () => undefined },
    logger: pino({ enabled: false }),
    deadlineMilliseconds: 100,
    probeMilliseconds: 300,
    file: new URL('./stuck-worker.js', import.meta.url),
  };

  test('is replaced if it computes without end, and the caller gets Retry-After', async () => {
    const thread = new ResearchThread(options);
    const pool = researchPool([thread], { atOnce: 1, patienceMilliseconds: 50 });
    await pool.refresh();
    const begun = pool.research(QUESTION, 'One');
    const waiting = pool.research(QUESTION, 'Other');
    await expect(waiting).rejects.toMatchObject({ code: 'overloaded', headers: { 'Retry-After': '2' } });
    await expect(begun).rejects.toMatchObject({ code: 'overloaded', headers: { 'Retry-After': '2' } });
    await expect.poll(() => pool.ready()).toBe(false);
    await pool.refresh();
    expect(pool.ready()).toBe(true);
    await pool.close?.();
  });

  test('is not replaced while it waits', async () => {
    const thread = new ResearchThread(options);
    await thread.refresh();
    const asked = thread.answer({ operation: 'factCheck', request: CLAIM });
    await expect(asked).rejects.toMatchObject({ code: 'overloaded' });
    await delay(400);
    expect(thread.ready()).toBe(true);
    await thread.close();
    await expect(thread.refresh()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
