import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/index.js';
import { emptyStore } from '../empty-store.js';
import { openTestStore } from '../open-test-store.js';
import { applyAll, changesFrom, listAll } from '../publication-delay/walk.js';
import { at, claim, dossier, event, NOW, on, publish, retract } from './drafts.js';

const LATER = '2026-03-10T13:00:00Z';
const refs = { event_refs: [{ id: 'e1', version: 1 }] };
const about = { event_ids: ['e1'] };
const told = { dossier_ids: ['d1'], claim_ids: ['c1'] };

describe.each(engines)('references to a sensitive event on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    beforeEach(async () => {
      await emptyStore(opened.database);
      await store.publicationDelay.setHours(0);
    });
    afterAll(() => opened.close());

    const write = (now: string, ...records: ReturnType<typeof event>[]) =>
      store.write(
        records.map((record) => publish(record)),
        at(now),
      );
    const served = async (id: string) => JSON.stringify((await listAll(store)).get(id));
    const sensitive = (id: string) => event(id, told, { sensitive: true });

    it('are shown in a dossier and a claim that are marked sensitive, and the event has none', async () => {
      await write(NOW, sensitive('e1'), dossier('d1', [], refs, true), claim('c1', 'x', about, true));
      expect(await served('e1')).not.toMatch(/"(d1|c1)"/);
      expect(await served('d1')).toContain('"event_refs":[{"id":"e1","version":1}]');
      expect(await served('c1')).toContain('"event_ids":["e1"]');
      expect(await store.unmarkedRecords(5)).toEqual({ count: 0, ids: [] });
    });

    it('are hidden in records that are not marked, which are listed', async () => {
      await write(NOW, sensitive('e1'), dossier('d1', [], refs), claim('c1', 'x', about), claim('c2'));
      for (const id of ['d1', 'c1']) expect(await served(id)).not.toContain('"e1"');
      const searched = (await store.changesSince(0, 10)).map(({ record }) => record);
      expect(JSON.stringify(searched.filter(({ id }) => id !== 'e1'))).not.toContain('"e1"');
      expect(await store.unmarkedRecords(5)).toEqual({ count: 2, ids: ['c1', 'd1'] });
      expect(await store.unmarkedRecords(1)).toEqual({ count: 2, ids: ['c1'] });
    });

    it('are hidden when the event becomes sensitive, and mirrors are notified', async () => {
      await write(NOW, event('e1', told), dossier('d1', [], refs), claim('c1', 'x', about));
      for (const id of ['d1', 'c1']) expect(await served(id)).toContain('"e1"');
      const revision = await store.revision();
      await write(LATER, sensitive('e1'));
      for (const id of ['d1', 'c1']) expect(await served(id)).not.toContain('"e1"');
      const changed = (await store.changesSince(revision, 10)).map(({ record }) => record.id);
      expect(changed.sort()).toEqual(['c1', 'd1', 'e1']);
      expect((await store.claims.changes(new Date(LATER), { limit: 5, after: null })).records).toMatchObject([
        { id: 'c1', version: 1, event_ids: [] },
      ]);
    });

    it('are shown again when it is no longer sensitive', async () => {
      await write(NOW, sensitive('e1'), claim('c1', 'x', about));
      await write(LATER, event('e1', told));
      expect(await served('c1')).toContain('"e1"');
      expect(await store.unmarkedRecords(5)).toEqual({ count: 0, ids: [] });
    });

    it('are hidden when the event returns as sensitive after its delay, and mirrors are notified', async () => {
      await store.publicationDelay.setHours(24);
      const today = { ...told, ...on(NOW) };
      await write(NOW, event('e1', today), claim('c1', 'x', about));
      await store.write([retract('e1', 'It was wrong.')], at(NOW));
      const reinstated = publish(event('e1', today, { sensitive: true }), {
        kind: 'reinstatement',
        reason: 'It was right.',
      });
      await store.write([reinstated], at(NOW));
      expect(await served('c1')).toContain('"e1"');
      const released = '2026-03-20T00:00:00Z';
      expect(await store.publicationDelay.apply(new Date(released))).toEqual({ takenBack: 0, released: 1 });
      expect(await served('c1')).not.toContain('"e1"');
      expect(
        (await store.claims.changes(new Date(released), { limit: 5, after: null })).records,
      ).toMatchObject([{ id: 'c1', version: 1, event_ids: [] }]);
    });

    describe('whatever happens to the event', () => {
      const today = { ...told, ...on(NOW) };
      const waiting = event('e1', today, { sensitive: true });
      const released = '2026-03-20T00:00:00Z';
      /** Returns the references of a record in mirrors and its time of change. */
      const inMirrors = async (id: string) => {
        const found = (await changesFrom(store, new Date(0))).find((record) => record.id === id);
        return found && { updated_at: found.updated_at, names: JSON.stringify(found).includes('"e1"') };
      };
      const unnamed = (updated_at: string) => ({ updated_at, names: false });
      const named = (updated_at: string) => ({ updated_at, names: true });

      it('leave no trace in records that do not show them', async () => {
        await store.publicationDelay.setHours(72);
        await write(NOW, waiting, claim('c1', 'x', about));
        // Written together with the event and after it.
        await write(NOW, dossier('d1', [], refs));
        const revisions = async () =>
          (await store.changesSince(0, 10)).flatMap(({ revision, record: { id } }) =>
            id === 'e1' ? [] : [[id, revision]],
          );
        const before = await revisions();
        const check = async () => {
          for (const id of ['c1', 'd1']) expect(await inMirrors(id)).toEqual(unnamed(NOW));
          expect(await revisions()).toEqual(before);
        };
        await check();
        // The event is served, withheld again, corrected, and served when due.
        await store.publicationDelay.setHours(0);
        await applyAll(store, new Date(LATER));
        expect(await served('e1')).toBeDefined();
        await check();
        await store.publicationDelay.setHours(72);
        expect(await applyAll(store, new Date(LATER))).toMatchObject({ takenBack: 1 });
        await check();
        await write(LATER, event('e1', { ...today, type: 'battle' }, { sensitive: true }));
        await check();
        expect(await applyAll(store, new Date(released))).toMatchObject({ released: 1 });
        await check();
        await store.write([retract('e1', 'It was wrong.')], at(released));
        await check();
      });

      it('are removed from and restored in marked records, and mirrors are notified', async () => {
        await write(NOW, claim('c1', 'x', about, true), dossier('d1', [], refs, true), waiting);
        expect(await inMirrors('c1')).toEqual(named(NOW));
        // Only the event is not due: its day is later than the import of the others.
        await write(LATER, event('e1', { ...told, ...on('2026-03-12T12:00:00Z') }, { sensitive: true }));
        await store.publicationDelay.setHours(24);
        await applyAll(store, new Date('2026-03-12T00:00:00Z'));
        for (const id of ['c1', 'd1']) expect(await inMirrors(id)).toEqual(unnamed('2026-03-12T00:00:00Z'));
        await applyAll(store, new Date(released));
        for (const id of ['c1', 'd1']) expect(await inMirrors(id)).toEqual(named(released));
      });

      it('change records that showed them once, and not again', async () => {
        await store.publicationDelay.setHours(72);
        await write(NOW, event('e1', today), claim('c1', 'x', about));
        expect(await inMirrors('c1')).toEqual(named(NOW));
        await write(LATER, waiting);
        expect(await inMirrors('c1')).toEqual(unnamed(LATER));
        expect(await applyAll(store, new Date(released))).toMatchObject({ released: 1 });
        expect(await inMirrors('c1')).toEqual(unnamed(LATER));
      });
    });

    it('from withheld records are listed too, so that the desk can review them in time', async () => {
      await store.publicationDelay.setHours(1000);
      await write(NOW, sensitive('e1'), claim('c1', 'x', about));
      expect(await store.unmarkedRecords(5)).toEqual({ count: 1, ids: ['c1'] });
    });
  });
});
