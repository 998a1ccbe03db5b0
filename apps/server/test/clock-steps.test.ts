import { engines } from '@partner-api/storage/testing';
import { HOUR_MILLISECONDS } from '@partner-api/text';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hoursAgo, NOW } from './harness/records.js';
import { startTestServer, type TestServer } from './harness/test-server.js';

const STEPS_HOURS = [-24, 48, -8_760, 17_520, -1];

describe.each(engines)('a clock that is set, on $name', (engine) => {
  describe.skipIf(engine.skip)('in the middle of things', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ engine });
    });
    afterAll(() => server?.close());
    afterEach(() => server.setTime(NOW));

    const stepBy = (hours: number) => server.setTime(new Date(NOW.getTime() + hours * HOUR_MILLISECONDS));
    const ids = async (path: string): Promise<string[]> =>
      (await server.get(path)).json().data.map(({ id }: { id: string }) => id);

    test.each(['', '&since=48h', '&updated_since=72h'])('pages (%s) show every row once', async (filter) => {
      const whole = await ids(`/api/v1/events?limit=200${filter}`);
      const seen: string[] = [];
      let path: string | null = `/api/v1/events?limit=1${filter}`;
      for (let page = 0; path !== null; page += 1) {
        const answer = await server.get(path);
        const { data, page: place } = answer.json();
        seen.push(...data.map(({ id }: { id: string }) => id));
        path = place.next_cursor && `/api/v1/events?limit=1${filter}&cursor=${place.next_cursor}`;
        stepBy(STEPS_HOURS[page % STEPS_HOURS.length] ?? 0);
      }
      expect(seen).toEqual(whole);
    });

    test('a window ends at the current time of the clock', async () => {
      stepBy(-28);
      expect(await ids('/api/v1/events?since=4h')).toEqual(['ev-1', 'ev-2', 'ev-3']);
      expect((await server.get('/api/v1/events?since=4h')).json().meta.as_of).toBe(hoursAgo(28));
      stepBy(0);
      expect(await ids('/api/v1/events?since=4h')).toEqual(['ev-1']);
      stepBy(24);
      expect(await ids('/api/v1/events?since=4h')).toEqual([]);
    });

    const verdict = async () => {
      const claim = 'The bridge at Old Ford was destroyed in March.';
      const answer = await server.post('/api/v1/fact-check', { claim });
      return [answer.status, answer.json().data.verdict];
    };

    test('fact-checks are still answered', async () => {
      for (const hours of STEPS_HOURS) {
        stepBy(hours);
        expect(await verdict()).toEqual([200, 'refuted']);
      }
    });

    test('a reader of changes does not miss a change written while the clock is back', async () => {
      const followed = (await server.get('/api/v1/events?updated_since=72h&limit=200')).json().data;
      const options = { style: 'journal', updateReason: 'Updated.' } as const;
      const retraction = { action: 'retract', id: 'ev-3', kind: 'event', reason: 'Not there.' } as const;
      await server.store.write([retraction], { ...options, now: new Date(hoursAgo(30)) });
      const now = (await server.get('/api/v1/events?updated_since=72h&limit=200')).json().data;
      expect(now.at(-1)).toMatchObject({ id: 'ev-3', status: 'retracted' });
      expect(now.at(-1).updated_at >= followed.at(-1).updated_at).toBe(true);
    });

    // Must run last: it retracts the claim's only evidence.
    test('a record retracted before the clock went back is not used again', async () => {
      const options = { style: 'journal', updateReason: 'Updated.', now: NOW } as const;
      const retraction = { action: 'retract', id: 'cl-1', kind: 'claim', reason: 'Not so.' } as const;
      await server.store.write([retraction], options);
      stepBy(-24);
      expect(await verdict()).toEqual([200, 'insufficient_evidence']);
    });
  });
});

describe('limits while the clock is set', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { LIMIT_READS_PER_MINUTE: '2' } });
  });
  afterAll(() => server?.close());
  afterEach(() => vi.useRealTimers());

  test('Retry-After never exceeds the window', async () => {
    const read = () => server.get('/api/v1/events');
    expect([(await read()).status, (await read()).status]).toEqual([200, 200]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 6 * HOUR_MILLISECONDS });
    const refused = await read();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });
});
