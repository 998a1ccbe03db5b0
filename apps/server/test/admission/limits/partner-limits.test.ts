import { engines } from '@partner-api/storage/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../harness/free-port.js';
import { bearer, createKey, WITH_KEYS } from '../../harness/keys.js';
import { NOW } from '../../harness/records.js';
import { SharedRedis } from '../../harness/shared-redis.js';
import { startTestServer, type TestServer } from '../../harness/test-server.js';

const EVENTS = '/api/v1/events';

const redisUrl = process.env.TEST_REDIS_URL || '';
const why = redisUrl === '' ? ' (skipped: TEST_REDIS_URL is not set)' : '';

const counted = [
  ...engines.map((engine) => ({ ...engine, engine, redis: false })),
  ...engines.map((engine) => ({
    engine,
    name: `${engine.name}, counted in Redis${why}`,
    skip: engine.skip || redisUrl === '',
    redis: true,
  })),
];

describe.each(counted)('limits of one partner on $name', ({ engine, skip, redis }) => {
  describe.skipIf(skip)('over HTTP', () => {
    let server: TestServer;
    let shared: SharedRedis | undefined;
    afterEach(async () => {
      await server.close();
      await shared?.close();
    });

    const start = async () => {
      shared = redis ? new SharedRedis(redisUrl) : undefined;
      server = await startTestServer({
        engine,
        environment: {
          ...WITH_KEYS,
          LIMIT_READS_PER_MINUTE: '3',
          METRICS_PORT: String(await freePort()),
          ...(shared && { REDIS_URL: shared.url }),
        },
      });
      await shared?.connected();
      const [herald, gazette] = await Promise.all(
        ['Vale Herald', 'Ford Gazette'].map((partner) => createKey(server, { partner })),
      );
      if (!herald || !gazette) throw new Error('there are two keys');
      return { herald: bearer(herald), gazette: bearer(gazette) };
    };
    const statuses = async (times: number, headers: Record<string, string>) => {
      const found: number[] = [];
      for (let time = 0; time < times; time += 1) found.push((await server.get(EVENTS, headers)).status);
      return found;
    };

    test('can be lower or higher than the default', async () => {
      const { herald, gazette } = await start();
      await server.store.partners.setLimits('Vale Herald', { reads: { perMinute: 5, perDay: 100 } }, NOW);
      expect(await statuses(6, herald)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await statuses(4, gazette)).toEqual([200, 200, 200, 429]);
      const { headers } = await server.get(EVENTS, herald);
      expect(headers['ratelimit-policy']).toBe('"reads";q=5;w=60, "reads-day";q=100;w=86400');
    });

    test('take effect while the server runs, and can be reset', async () => {
      const { herald } = await start();
      expect(await statuses(1, herald)).toEqual([200]);
      await server.store.partners.setLimits('Vale Herald', { reads: { perMinute: 1 } }, NOW);
      const policy = async () => (await server.get(EVENTS, herald)).headers['ratelimit-policy'];
      await vi.waitFor(async () => expect(await policy()).toBe('"reads";q=1;w=60'), {
        timeout: 8_000,
        interval: 300,
      });
      await server.store.partners.setLimits('Vale Herald', {}, NOW);
      await vi.waitFor(async () => expect(await policy()).toBe('"reads";q=3;w=60'), {
        timeout: 8_000,
        interval: 300,
      });
    });

    test('the requests of each partner are in the metrics, and in the store when the server has stopped', async () => {
      const { herald, gazette } = await start();
      await statuses(4, herald);
      await statuses(1, gazette);
      const metrics = await (await fetch(`${server.metricsAddress}/metrics`)).text();
      expect(metrics).toContain(
        'partner_api_partner_requests_total{partner="Vale Herald",budget="reads",outcome="admitted"} 3',
      );
      expect(metrics).toContain(
        'partner_api_partner_requests_total{partner="Vale Herald",budget="reads",outcome="refused"} 1',
      );
      const noted = vi.spyOn(server.store.partners, 'recordUsage');
      const usage = new Promise((resolve) => {
        const close = server.store.close;
        vi.spyOn(server.store, 'close').mockImplementation(async () => {
          resolve(await server.store.partners.usage('Vale Herald', '2026-03-01'));
          await close();
        });
      });
      await server.close();
      expect(noted).toHaveBeenCalledOnce();
      expect(await usage).toEqual([{ day: '2026-03-15', budget: 'reads', admitted: 3, refused: 1 }]);
    });
  });
});
