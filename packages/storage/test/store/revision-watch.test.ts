import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore, type RevisionWatch, type Store } from '../../src/index.js';
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
  describe.skipIf(engine.skip)('as watched', () => {
    let opened: OpenedEngine;
    let store: Store;
    let watch: RevisionWatch;
    beforeAll(async () => {
      opened = await engine.open();
      store = openStore(opened.database);
      watch = store.watchRevision();
      await vi.waitFor(() => expect(watch.current()).not.toBeNull(), { timeout: 10_000 });
    });
    afterAll(async () => {
      await watch.close();
      await opened.close();
    });

    test('is never outdated after a write of this process', async () => {
      const before = [watch.current(), watch.revision()] as const;
      await publish(store, 'ev-1');
      expect(watch.current()).not.toBe(before[0]);
      await expect.poll(() => watch.revision()).toBe(Number(before[1]) + 1);
      expect(watch.current()).toMatch(/^[0-9]+\.[-0-9a-f]{36}$/);
    });

    test('reports each change of keys and partners, and nothing else', async () => {
      const create = () =>
        store.keys.create({
          partner: 'P',
          scopes: ['read'],
          termsVersion: '1',
          expiresAt: null,
          now: WRITING.now,
        });
      const changes = [
        create,
        async () =>
          store.keys.rotate((await create()).id, { overlapHours: 1, termsVersion: null, now: WRITING.now }),
        async () => store.keys.revoke((await create()).id, WRITING.now),
        () => store.partners.suspend('P', WRITING.now),
        () => store.partners.resume('P', WRITING.now),
      ];
      const current = () => vi.waitFor(() => String(watch.access() ?? expect.fail('uncertain')));
      for (const change of changes) {
        const before = await current();
        await change();
        expect(watch.access()).not.toBe(before);
        expect(await current()).not.toBe(before);
      }
      const before = await current();
      await store.partners.resume('P', WRITING.now);
      await publish(store, 'ev-9');
      expect(await current()).toBe(before);
    });

    // Only this process can write to the embedded store.
    const others = engine.name === 'embedded' ? [] : ['another process'];
    test.each(others)('follows what %s writes', async () => {
      const other = openStore(opened.database);
      const before = Number(watch.revision());
      await publish(other, 'ev-2');
      await expect.poll(() => watch.revision()).toBe(before + 1);
    });
  });
});

describe('a database that does not answer', () => {
  test('makes the revision unknown until it answers again', async () => {
    let away = false;
    let elapsed = 0;
    const database = {
      query: async <Row>() => {
        if (away) throw new Error('away');
        return [{ moment: '5.a', access: '1.a', continues: true }] as Row[];
      },
    };
    const watch = watchRevision({
      database,
      isOnlyWriter: false,
      onMoved: () => () => undefined,
      elapsedMilliseconds: () => elapsed,
    });
    await expect.poll(() => watch.revision()).toBe(5);
    away = true;
    elapsed = 999;
    expect(watch.current()).toBe('5.a');
    elapsed = 1_000;
    expect(watch.current()).toBeNull();
    away = false;
    await expect.poll(() => watch.revision()).toBe(5);
    await watch.close();
  });

  test('a move during the query repeats it', async () => {
    const answers = ['5.a', '6.b'];
    let tell: () => void = () => undefined;
    let asked = 0;
    const watch = watchRevision({
      database: {
        query: async <Row>() => {
          asked += 1;
          const answer = answers[asked - 1];
          await wait(0);
          if (asked === 1) tell();
          return [{ moment: answer, access: '1.a', continues: true }] as Row[];
        },
      },
      isOnlyWriter: true,
      onMoved: (moved) => {
        tell = moved;
        return () => undefined;
      },
    });
    await expect.poll(() => watch.current()).toBe('6.b');
    await watch.close();
  });
});
