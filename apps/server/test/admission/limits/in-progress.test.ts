import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { abandon } from '../../harness/abandon.js';
import { bearer, createKey, WITH_KEYS } from '../../harness/keys.js';
import { startTestServer, type TestServer } from '../../harness/test-server.js';

const QUESTION = { query: 'Why did traders protest?' };

describe('research queries and fact-checks in progress', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      environment: { ...WITH_KEYS, LIMIT_IN_PROGRESS: '5', LIMIT_IN_PROGRESS_PER_PARTNER: '3' },
    });
  });
  afterAll(() => server?.close());

  type Partner = { Authorization: string };
  const newKey = () => ({ 'Idempotency-Key': randomUUID() });
  const research = (as: Partner) => server.post('/api/v1/research', QUESTION, { ...newKey(), ...as });
  const factCheck = (as: Partner) =>
    server.post('/api/v1/fact-check', { claim: 'Traders protested.' }, { ...newKey(), ...as });
  const statuses = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);

  /** Holds the only database connection, so that no request can finish. */
  const whileNothingEnds = async (work: () => Promise<void>) => {
    await server.database.transaction(work);
  };
  /** Creates keys that the server has cached, because none can be looked up while the connection is held. */
  const known = async <const Names extends readonly string[]>(...partners: Names) => {
    const keys: Partner[] = [];
    for (const partner of partners) keys.push(bearer(await createKey(server, { partner })));
    const looks = async () => {
      for (const answer of await Promise.all(keys.map(research))) expect(answer.status).toBe(200);
    };
    // The server has noticed the new keys when it reads all of them again.
    const looked = vi.spyOn(server.store.keys, 'find');
    await expect
      .poll(() => {
        looked.mockClear();
        return looks().then(() => looked.mock.calls);
      })
      .toEqual([]);
    looked.mockRestore();
    return keys as { [Place in keyof Names]: Partner };
  };
  /** Counts the requests that have taken a slot: their first step is to look up their idempotency key. */
  const places = () => {
    const begin = vi.spyOn(server.store.idempotency, 'begin');
    return () => begin.mock.calls.length;
  };

  test('limits requests in progress per partner and in total, and refuses with Retry-After', async () => {
    const [first, other, last] = await known('First', 'First', 'Last');
    const taken = places();
    let begun: Promise<{ status: number }>[] = [];
    await whileNothingEnds(async () => {
      begun = [research(first), factCheck(first), research(other)];
      await expect.poll(taken).toBe(3);
      const refused = await factCheck(other);
      expect(refused.problem()).toMatchObject({ status: 429, code: 'concurrency-exceeded' });
      expect(refused.headers['retry-after']).toBe('1');
      begun.push(research(last), factCheck(last));
      await expect.poll(taken).toBe(5);
      const overloaded = await research(last);
      expect(overloaded.problem()).toMatchObject({ status: 503, code: 'overloaded' });
      expect(overloaded.headers['retry-after']).toBe('1');
    });
    expect(await statuses(begun)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses([research(first), research(other), factCheck(last)])).toEqual([200, 200, 200]);
  });

  test('a client that disconnects keeps its slot until the work has ended', async () => {
    const [partner] = await known('Leaves');
    const taken = places();
    const body = JSON.stringify(QUESTION);
    const left = () => server.log.filter((line) => JSON.parse(line).aborted === true).length;
    await whileNothingEnds(async () => {
      const leave = () =>
        abandon(server.address, 1, {
          path: '/api/v1/research',
          headers: {
            ...newKey(),
            ...partner,
            'Content-Type': 'application/json',
            'Content-Length': String(body.length),
          },
          body,
          until: () => expect.poll(taken).toBe(3),
        });
      await Promise.all([leave(), leave(), leave()]);
      await expect.poll(left).toBe(3);
      const refused = await research(partner);
      expect(refused.problem()).toMatchObject({ status: 429, code: 'concurrency-exceeded' });
    });
    await expect.poll(async () => (await research(partner)).status).toBe(200);
  });

  test('failed work frees its slot', async () => {
    const [partner] = await known('Fails');
    const key = { ...partner, 'Idempotency-Key': 'a' };
    await research(key);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await server.post('/api/v1/research', { query: 'Another?' }, key)).status).toBe(422);
    }
    expect((await research(partner)).status).toBe(200);
  });
});
