import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepIdempotencySwept } from '../../src/idempotency/sweep.js';
import { NOW } from '../harness/records.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('removes all expired answers at once, and then every minute', async () => {
  const batch = 1_000;
  let expired = 4_321;
  const idempotency = {
    sweep: async () => {
      const removed = Math.min(batch, expired);
      expired -= removed;
      return removed;
    },
  };
  const sweeps = keepIdempotencySwept({ idempotency, clock: () => NOW, logger: pino({ enabled: false }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(expired).toBe(0);
  expired = 2_000;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(expired).toBe(2_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(expired).toBe(0);
  await sweeps.stop();
});

test('a stopping server does not wait until all are removed', async () => {
  let sweeps = 0;
  const idempotency = {
    sweep: async () => {
      sweeps += 1;
      return 1_000;
    },
  };
  const kept = keepIdempotencySwept({ idempotency, clock: () => NOW, logger: pino({ enabled: false }) });
  await kept.stop();
  expect(sweeps).toBeLessThan(3);
});
