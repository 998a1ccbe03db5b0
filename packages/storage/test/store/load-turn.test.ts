import { setTimeout as delay } from 'node:timers/promises';
import { engines } from '@partner-api/storage/testing';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/index.js';
import { openTestStore } from '../open-test-store.js';

describe.each(engines)('the lock for loading a whole store on $name', (engine) => {
  it.skipIf(engine.skip)('is held by one at a time, and released when the work fails', async () => {
    const { opened, store } = await openTestStore(engine);
    // Two stores on one database stand for two servers; one store twice stands for two tasks of a server.
    const stores = [store, openStore(opened.database), store];
    let [underWay, most] = [0, 0];
    const ended: number[] = [];
    const turns = stores.map((one, number) =>
      one.withLoadLock?.(async () => {
        most = Math.max(most, ++underWay);
        await delay(50);
        underWay--;
        ended.push(number);
        if (number === 0) throw new Error('the work failed');
      }),
    );
    const outcomes = await Promise.allSettled(turns);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(ended.toSorted()).toEqual([0, 1, 2]);
    // Only one process can hold the embedded store, whereas each `openStore` stands for a process.
    if (opened.database.engine === 'postgresql') expect(most).toBe(1);
    await opened.close();
  });

  it.skipIf(engine.skip)('sees concurrent writes, and blocks no writer', async () => {
    const { opened, store } = await openTestStore(engine);
    const revisions: number[] = [];
    await store.withLoadLock?.(async () => {
      revisions.push(await store.revision());
      await opened.database.query({
        text: 'update store_state set revision = revision + 1 returning 1',
        values: [],
      });
      revisions.push(await store.revision());
    });
    expect(revisions[1]).toBe((revisions[0] ?? 0) + 1);
    await opened.close();
  });
});
