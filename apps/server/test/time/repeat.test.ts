import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from '../../src/time/repeat.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that fails where `fails` says so, with the lines it logged. */
function working(fails: boolean[]) {
  const log: { msg: string }[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line) => void log.push(JSON.parse(line)) });
  let times = 0;
  const repeated = repeat(
    async () => {
      times += 1;
      if (fails.shift()) throw new Error('away');
    },
    { milliseconds: 1_000, what: 'the work', logger },
  );
  return { repeated, log, times: () => times };
}

test('runs the work repeatedly until it is stopped', async () => {
  const { repeated, log, times } = working([]);
  expect(times()).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(times()).toBe(4);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(times()).toBe(4);
  expect(log).toEqual([]);
});

test('logs each failure once, and each recovery once', async () => {
  const { repeated, log, times } = working([true, true, true, false, false, true, false]);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(times()).toBe(8);
  expect(log).toMatchObject([
    { level: 50, msg: 'the work failed', err: { message: 'away' } },
    { level: 30, msg: 'the work works again' },
    { level: 50, msg: 'the work failed' },
    { level: 30, msg: 'the work works again' },
  ]);
  await repeated.stop();
});

test('stop waits for the run in progress, which is the last', async () => {
  let finishStep: () => void = () => undefined;
  let steps = 0;
  const repeated = repeat(
    async (stopping) => {
      while (!stopping()) {
        steps += 1;
        await new Promise<void>((resolve) => {
          finishStep = resolve;
        });
      }
    },
    { milliseconds: 1_000, what: 'the work', logger: pino({ enabled: false }) },
  );
  let stopped = false;
  const stopping = repeated.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stopped).toBe(false);
  finishStep();
  await stopping;
  expect(steps).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(steps).toBe(1);
});
