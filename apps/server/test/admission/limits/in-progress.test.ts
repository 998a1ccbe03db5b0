import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abandon } from '../../harness/abandon.js';
import { bearer, createKey, WITH_KEYS } from '../../harness/keys.js';
import { startTestServer, type TestServer } from '../../harness/test-server.js';

const QUESTION = { query: 'Why did traders protest?' };

// While nothing ends no key can be looked up either, and what is known of one is good for five seconds: on a machine that is
// busy with other tests that may be over too soon.
const SLOW = { retry: 3 };

describe('research queries and fact-checks in progress', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      environment: { ...WITH_KEYS, LIMIT_IN_PROGRESS: '5', LIMIT_IN_PROGRESS_PER_PARTNER: '3' },
    });
  });
  afterAll(() => server?.close());

  type Partner = { Authorization: string };
  const research = (as: Partner) => server.post('/api/v1/research', QUESTION, as);
  const factCheck = (as: Partner) => server.post('/api/v1/fact-check', { claim: 'Traders protested.' }, as);
  const statuses = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);

  /** The one connection to the database is taken, so that nothing comes to an end. */
  const whileNothingEnds = async (work: () => Promise<void>) => {
    await server.database.transaction(work);
  };
  /** Keys that the server knows already, all since the same moment. */
  const known = async <const Names extends readonly string[]>(...partners: Names) => {
    const keys: Partner[] = [];
    for (const partner of partners) keys.push(bearer(await createKey(server, { partner })));
    // The first look may show that keys were made, and then all that was known of them is forgotten; the second is kept.
    for (let look = 0; look < 2; look += 1)
      for (const answer of await Promise.all(keys.map(research))) expect(answer.status).toBe(200);
    return keys as { [Place in keyof Names]: Partner };
  };
  /** Until what was sent has come: requests on connections of their own may overtake one another. */
  const arrived = () => wait(200);

  test(
    'one partner has its places, all have theirs, and what is refused is told when to come again',
    SLOW,
    async () => {
      const [first, other, last] = await known('First', 'First', 'Last');
      let begun: Promise<{ status: number }>[] = [];
      await whileNothingEnds(async () => {
        begun = [research(first), factCheck(first), research(other)];
        await arrived();
        const refused = await factCheck(other);
        expect(refused.problem()).toMatchObject({ status: 429, code: 'concurrency-exceeded' });
        expect(refused.headers['retry-after']).toBe('1');
        begun.push(research(last), factCheck(last));
        await arrived();
        const overloaded = await research(last);
        expect(overloaded.problem()).toMatchObject({ status: 503, code: 'overloaded' });
        expect(overloaded.headers['retry-after']).toBe('1');
      });
      expect(await statuses(begun)).toEqual([200, 200, 200, 200, 200]);
      expect(await statuses([research(first), research(other), factCheck(last)])).toEqual([200, 200, 200]);
    },
  );

  test('whoever leaves keeps the place until the work has ended', SLOW, async () => {
    const [partner] = await known('Leaves');
    const body = JSON.stringify(QUESTION);
    await whileNothingEnds(async () => {
      await abandon(server.address, 3, {
        path: '/api/v1/research',
        headers: {
          ...partner,
          'Content-Type': 'application/json',
          'Content-Length': String(body.length),
        },
        body,
        milliseconds: 400,
      });
      const refused = await research(partner);
      expect(refused.problem()).toMatchObject({ status: 429, code: 'concurrency-exceeded' });
    });
    await expect.poll(async () => (await research(partner)).status).toBe(200);
  });

  test('work that fails gives its place free', async () => {
    const [partner] = await known('Fails');
    const key = { ...partner, 'Idempotency-Key': 'a' };
    await research(key);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await server.post('/api/v1/research', { query: 'Another?' }, key)).status).toBe(422);
    }
    expect((await research(partner)).status).toBe(200);
  });
});
