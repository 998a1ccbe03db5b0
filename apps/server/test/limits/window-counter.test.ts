import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { windowCounter } from '../../src/limits/window-counter.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a window begins with the first request of each, and all in it count', () => {
  const count = windowCounter(60_000);
  expect(count('a')).toEqual({ count: 1, millisecondsLeft: 60_000 });
  vi.advanceTimersByTime(20_000);
  expect(count('b')).toEqual({ count: 1, millisecondsLeft: 60_000 });
  vi.advanceTimersByTime(39_999);
  expect(count('a')).toEqual({ count: 2, millisecondsLeft: 1 });
  vi.advanceTimersByTime(1);
  expect(count('a')).toEqual({ count: 1, millisecondsLeft: 60_000 });
  expect(count('b')).toEqual({ count: 2, millisecondsLeft: 20_000 });
});

test('of who has left nothing is kept, and no timer runs for nobody', () => {
  const count = windowCounter(60_000);
  for (let who = 0; who < 1_000; who += 1) count(String(who));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(30_000);
  count('late');
  vi.advanceTimersByTime(30_000);
  expect(vi.getTimerCount()).toBe(1);
  expect(count('late')).toMatchObject({ count: 2 });
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('a clock that is set back lengthens no window', () => {
  const count = windowCounter(60_000);
  count('a');
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(count('a')).toEqual({ count: 1, millisecondsLeft: 60_000 });
});
