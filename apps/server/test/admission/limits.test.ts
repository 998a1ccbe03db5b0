import { engines } from '@partner-api/storage/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { bearer, createKey, WITH_KEYS } from '../harness/keys.js';
import { NOW } from '../harness/records.js';
import { SharedRedis } from '../harness/shared-redis.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

const EVENTS = '/api/v1/events';

const redisUrl = process.env.TEST_REDIS_URL || '';
const why = redisUrl === '' ? ' (skipped: TEST_REDIS_URL is not set)' : '';

const counted = [
  ...engines.map((engine) => ({ ...engine, engine, redis: false })),
  ...engines.slice(0, 1).map((engine) => ({
    engine,
    name: `${engine.name}, counted in Redis${why}`,
    skip: redisUrl === '',
    redis: true,
  })),
];

describe.each(counted)('limits on $name', ({ engine, skip, redis }) => {
  describe.skipIf(skip)('over HTTP', () => {
    let server: TestServer;
    let shared: SharedRedis | undefined;
    const start = async (environment: Record<string, string>) => {
      shared = redis ? new SharedRedis(redisUrl) : undefined;
      server = await startTestServer({
        engine,
        environment: { ...environment, ...(shared && { REDIS_URL: shared.url }) },
      });
      await shared?.connected();
    };
    afterEach(async () => {
      await server.close();
      if (shared === undefined) return;
      const keys = await shared.keys();
      await shared.close();
      expect(keys).not.toEqual([]);
      expect(server.log.join()).not.toContain('Redis is away');
    });

    const statuses = async (times: number, headers: Record<string, string> = {}) => {
      const found: number[] = [];
      for (let time = 0; time < times; time += 1) found.push((await server.get(EVENTS, headers)).status);
      return found;
    };

    test('the headers state the remaining quota, and 429 states when to retry', async () => {
      await start({ LIMIT_READS_PER_MINUTE: '2', LIMIT_READS_PER_DAY: '100' });
      const first = await server.get(EVENTS);
      expect(first.headers['ratelimit-policy']).toBe('"reads";q=2;w=60, "reads-day";q=100;w=86400');
      expect(first.headers.ratelimit).toMatch(/^"reads";r=1;t=\d+, "reads-day";r=99;t=\d+$/);
      await server.get(EVENTS);
      const refused = await server.get(EVENTS);
      expect(refused.problem()).toMatchObject({ status: 429, code: 'quota-exceeded' });
      expect(refused.headers.ratelimit).toMatch(/^"reads";r=0;t=\d+, "reads-day";r=97;t=\d+$/);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    });

    test('a malformed request counts, and its answer has the headers', async () => {
      await start({ LIMIT_READS_PER_MINUTE: '4' });
      const refusals = [
        await server.get(`${EVENTS}?provinces=x`),
        await server.get(EVENTS, { Accept: 'application/xml' }),
        await server.get(`${EVENTS}/nope`),
      ];
      expect(refusals.map(({ status, headers }) => [status, headers.ratelimit])).toEqual([
        [400, expect.stringMatching(/^"reads";r=3;/)],
        [406, expect.stringMatching(/^"reads";r=2;/)],
        [404, expect.stringMatching(/^"reads";r=1;/)],
      ]);
      expect(await statuses(2)).toEqual([200, 429]);
    });

    test('the limit per day applies besides the one per minute', async () => {
      await start({ LIMIT_READS_PER_DAY: '1' });
      expect(await statuses(2)).toEqual([200, 429]);
      expect(Number((await server.get(EVENTS)).headers['retry-after'])).toBeGreaterThan(60);
    });

    test('reads, research and fact-checks have separate quotas; pages are not counted', async () => {
      await start({
        LIMIT_READS_PER_MINUTE: '1',
        LIMIT_RESEARCH_PER_MINUTE: '1',
        LIMIT_FACT_CHECK_PER_MINUTE: '1',
      });
      const research = () => server.post('/api/v1/research', { query: 'Why did traders protest?' });
      const factCheck = () => server.post('/api/v1/fact-check', { claim: 'Traders protested.' });
      for (const ask of [() => server.get(EVENTS), research, factCheck]) {
        expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
      }
      expect((await server.get('/terms')).headers).not.toHaveProperty('ratelimit');
    });

    test('what is refused for what it says counts, what is sent nowhere does not', async () => {
      await start({ LIMIT_READS_PER_MINUTE: '3' });
      await server.get(`${EVENTS}s`);
      const refused = await server.get(`${EVENTS}?limit=0`);
      expect(refused.status).toBe(400);
      expect(refused.headers.ratelimit).toMatch(/r=2;/);
      expect(await statuses(3)).toEqual([200, 200, 429]);
    });

    test('no header changes the address that is counted', async () => {
      await start({ LIMIT_READS_PER_MINUTE: '1' });
      await server.get(EVENTS, { 'X-Forwarded-For': '198.51.100.1' });
      const moved = {
        'X-Forwarded-For': '198.51.100.2',
        Forwarded: 'for=198.51.100.2',
        'X-Real-IP': '198.51.100.2',
      };
      expect((await server.get(EVENTS, moved)).status).toBe(429);
    });

    test('all keys of a partner share one quota, which no other partner shares', async () => {
      await start({ ...WITH_KEYS, LIMIT_READS_PER_MINUTE: '2' });
      const old = await createKey(server);
      expect(await statuses(2, bearer(old))).toEqual([200, 200]);
      const rotated = await server.store.keys.rotate(old.id, {
        overlapHours: 1,
        termsVersion: null,
        now: NOW,
      });
      if (rotated.result !== 'rotated') throw new Error(rotated.reason);
      expect(await statuses(1, bearer(rotated.created))).toEqual([429]);
      expect(await statuses(1, bearer(await createKey(server, { partner: 'Another desk' })))).toEqual([200]);
    });

    test('an address that fails too often gets 429; a valid key from it is admitted', async () => {
      await start({ ...WITH_KEYS, LIMIT_FAILED_AUTHENTICATION_PER_MINUTE: '2' });
      expect(await statuses(3, { Authorization: 'Bearer pk_wrong' })).toEqual([401, 401, 429]);
      expect(Number((await server.get(EVENTS)).headers['retry-after'])).toBeGreaterThan(0);
      expect(await statuses(1, bearer(await createKey(server)))).toEqual([200]);
    });
  });
});
