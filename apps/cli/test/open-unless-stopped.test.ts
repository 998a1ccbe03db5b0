import { CommandFailed } from '@partner-api/admin';
import type { Database } from '@partner-api/storage';
import { expect, it } from 'vitest';
import { openUnlessStopped } from '../src/open-unless-stopped.js';

function opening() {
  const closed: string[] = [];
  const database = { close: async () => void closed.push('closed') } as Partial<Database> as Database;
  const { promise, resolve, reject } = withResolvers<Database>();
  return { promise, open: () => resolve(database), fail: reject, database, closed };
}

/** `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

it('resolves with the database without a signal', async () => {
  const { promise, open, database, closed } = opening();
  const opened = openUnlessStopped(promise, new AbortController().signal);
  open();
  expect(await opened).toBe(database);
  expect(closed).toEqual([]);
});

it('rejects with the reason that the database cannot be opened', async () => {
  const { promise, fail } = opening();
  const opened = openUnlessStopped(promise, new AbortController().signal);
  fail(new Error('in use'));
  await expect(opened).rejects.toThrow('in use');
});

it.each(['before', 'while'])(
  'rejects at once if the signal comes %s it opens, and closes it later',
  async (when) => {
    const stopping = new AbortController();
    const { promise, open, closed } = opening();
    if (when === 'before') stopping.abort();
    const opened = openUnlessStopped(promise, stopping.signal);
    if (when === 'while') stopping.abort();
    await expect(opened).rejects.toThrow(CommandFailed);
    await expect(opened).rejects.toThrow('nothing was done');
    open();
    await expect.poll(() => closed).toEqual(['closed']);
  },
);
