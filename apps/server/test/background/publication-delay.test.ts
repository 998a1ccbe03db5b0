import type { DelayStep, PublicationDelay } from '@partner-api/storage';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enforceDelay, keepDelayApplied } from '../../src/background/publication-delay.js';
import { NOW } from '../harness/records.js';
import { startTestServer } from '../harness/test-server.js';

const NOTHING: DelayStep = { takenBack: 0, released: 0 };

/** A delay whose `apply` returns these steps, then empty ones, and throws those that are errors. */
function delayOf(steps: (DelayStep | Error)[], before: number | null = null) {
  const applied: Date[] = [];
  const delay: PublicationDelay = {
    hours: async () => before,
    lastKnownHours: () => before,
    setHours: async () => ({ before }),
    setHoursIfUnset: async (hours) => ({ hours: before ?? hours, before }),
    apply: async (now) => {
      applied.push(now);
      const step = steps.shift() ?? NOTHING;
      if (step instanceof Error) throw step;
      return step;
    },
  };
  const log: { msg: string }[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line) => void log.push(JSON.parse(line)) });
  return { parts: { delay, clock: () => NOW, logger }, applied, log };
}

describe('a server that starts', () => {
  test('applies the delay until nothing is left to do, and logs what it did', async () => {
    const { parts, applied, log } = delayOf([
      { takenBack: 50, released: 0 },
      { takenBack: 3, released: 0 },
      { takenBack: 0, released: 7 },
    ]);
    expect(await enforceDelay(24, parts)).toEqual({ hours: 24, from: 'PUBLICATION_DELAY_HOURS' });
    expect(applied).toEqual([NOW, NOW, NOW, NOW]);
    expect(log).toMatchObject([{ msg: 'publication delay', takenBack: 53, released: 7 }]);
  });

  test('stops applying the delay when it must stop', async () => {
    const { parts, applied } = delayOf(Array(5).fill({ takenBack: 50, released: 0 }));
    await enforceDelay(24, parts, () => applied.length === 2);
    expect(applied).toHaveLength(2);
  });

  test('warns if it changes the delay that another server set', async () => {
    const changed = delayOf([], 48);
    await enforceDelay(24, changed.parts);
    expect(changed.log).toMatchObject([{ level: 40, before: 48, hours: 24 }]);
    const same = delayOf([], 24);
    await enforceDelay(24, same.parts);
    expect(same.log).toEqual([]);
  });

  test('without a configured delay changes nothing, and returns the origin of the delay', async () => {
    const said = delayOf([], 48);
    expect(await enforceDelay(null, said.parts)).toEqual({ hours: 48, from: 'store' });
    expect(said.log).toEqual([]);
    expect(await enforceDelay(null, delayOf([]).parts)).toEqual({ hours: 0, from: 'default' });
  });

  test('does not start if the delay cannot be applied', async () => {
    const { parts } = delayOf([new Error('away')]);
    await expect(enforceDelay(24, parts)).rejects.toThrow('away');
  });
});

describe('while it runs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('it checks every second, survives an unreachable database, and logs it', async () => {
    const away = new Error('away');
    const { parts, applied, log } = delayOf([away, away, { takenBack: 0, released: 1 }]);
    const releases = keepDelayApplied(parts);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(applied).toHaveLength(2);
    expect(log).toMatchObject([{ level: 50, msg: 'applying the publication delay failed' }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(log.slice(1)).toMatchObject([
      { msg: 'publication delay', released: 1 },
      { msg: 'applying the publication delay works again' },
    ]);
    await releases.stop();
    const looked = applied.length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(applied).toHaveLength(looked);
  });
});

test('the terms page states the publication delay', async () => {
  const server = await startTestServer({ environment: { PUBLICATION_DELAY_HOURS: '72' } });
  try {
    const page = await server.get('/terms', { Accept: 'text/html' });
    expect(page.text).toContain('are served 72 hours after they happened');
  } finally {
    await server.close();
  }
});
