import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { startDeadline } from '../src/deadline.js';

const never = () => new Promise<never>(() => {});

describe('race', () => {
  test('settles like the given work', async () => {
    const deadline = startDeadline('GET /', 5);
    expect(await deadline.race('at once')).toBe('at once');
    await expect(deadline.race(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    deadline.stop();
  });

  test('rejects with the reason of the signal at the timeout, or at once when it has aborted before', async () => {
    const deadline = startDeadline('GET /', 0.01);
    const whileOpen = await deadline.race(never()).catch((reason) => reason);
    const afterwards = await startDeadline('GET /', 5, AbortSignal.abort())
      .race(never())
      .catch((reason) => reason);
    expect([whileOpen, afterwards]).toMatchObject([{ name: 'AbortError' }, { name: 'AbortError' }]);
    expect(whileOpen).toBe(deadline.signal.reason);
  });

  test('adds one listener for any number of races', async () => {
    const deadline = startDeadline('GET /', 5);
    for (let races = 0; races < 20; races += 1) await deadline.race(races);
    expect(getEventListeners(deadline.signal, 'abort')).toHaveLength(1);
    deadline.stop();
  });

  test('adds no listener without a race', () => {
    const deadline = startDeadline('GET /', 5);
    expect(getEventListeners(deadline.signal, 'abort')).toHaveLength(0);
    deadline.stop();
  });
});

test('calls that share a signal share one listener, which the last call removes', () => {
  const caller = new AbortController();
  const deadlines = Array.from({ length: 30 }, () => startDeadline('GET /', 5, caller.signal));
  expect(getEventListeners(caller.signal, 'abort')).toHaveLength(1);
  for (const deadline of deadlines.slice(1)) deadline.stop();
  expect(getEventListeners(caller.signal, 'abort')).toHaveLength(1);
  caller.abort();
  expect(deadlines.map(({ signal }) => signal.aborted)).toEqual(deadlines.map((_, index) => index === 0));
  deadlines[0]?.stop();
  expect(getEventListeners(caller.signal, 'abort')).toHaveLength(0);
});
