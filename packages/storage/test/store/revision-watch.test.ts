import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrate, openStore, type RevisionWatch, type Store } from '../../src/index.js';
import { watchRevision } from '../../src/revisions/revision-watch.js';
import { engines, type OpenedEngine } from '../../src/testing.js';
import { event } from './drafts.js';

const WRITING = {
  style: 'journal',
  updateReason: 'Updated.',
  now: new Date('2026-03-15T12:00:00Z'),
} as const;

const publish = (store: Store, id: string) =>
  store.write([{ action: 'publish', record: event(id), correction: null }], WRITING);

describe.each(engines)('the revision on $name', (engine) => {
  describe.skipIf(engine.skip)('as it is watched', () => {
    let opened: OpenedEngine;
    let store: Store;
    let watch: RevisionWatch;
    beforeAll(async () => {
      opened = await engine.open();
      await migrate(opened.database);
      store = openStore(opened.database);
      watch = store.watchRevision();
      await vi.waitFor(() => expect(watch.current()).not.toBeNull(), { timeout: 10_000 });
    });
    afterAll(async () => {
      await watch.close();
      await opened.close();
    });

    test('is never the old one after a write of this process', async () => {
      const before = watch.current();
      await publish(store, 'ev-1');
      expect(watch.current()).not.toBe(before);
      await expect.poll(() => watch.current()).toBe(Number(before) + 1);
    });

    // Nobody else can write to the embedded store.
    const others = engine.name === 'embedded' ? [] : ['another process'];
    test.each(others)('follows what %s writes', async () => {
      const other = openStore(opened.database);
      const before = Number(watch.current());
      await publish(other, 'ev-2');
      await expect.poll(() => watch.current()).toBe(before + 1);
    });
  });
});

describe('a database that does not answer', () => {
  test('makes the revision uncertain, until it answers again', async () => {
    let away = false;
    let elapsed = 0;
    const database = {
      query: async <Row>() => {
        if (away) throw new Error('away');
        return [{ revision: 5 }] as Row[];
      },
    };
    const watch = watchRevision({
      database,
      alone: false,
      onMoved: () => () => undefined,
      elapsedMilliseconds: () => elapsed,
    });
    await expect.poll(() => watch.current()).toBe(5);
    away = true;
    elapsed = 1_999;
    expect(watch.current()).toBe(5);
    elapsed = 2_000;
    expect(watch.current()).toBeNull();
    away = false;
    await expect.poll(() => watch.current()).toBe(5);
    await watch.close();
  });

  test('a move while it is asked is asked about again', async () => {
    const answers = [5, 6];
    let tell: () => void = () => undefined;
    let asked = 0;
    const watch = watchRevision({
      database: {
        query: async <Row>() => {
          asked += 1;
          const answer = answers[asked - 1];
          await wait(0);
          if (asked === 1) tell();
          return [{ revision: answer }] as Row[];
        },
      },
      alone: true,
      onMoved: (moved) => {
        tell = moved;
        return () => undefined;
      },
    });
    await expect.poll(() => watch.current()).toBe(6);
    await watch.close();
  });
});
