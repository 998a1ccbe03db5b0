import type { SafeRecord } from '@partner-api/safeguards';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../src/index.js';
import { emptyStore } from '../empty-store.js';
import { openTestStore } from '../open-test-store.js';
import { at, claim, dossier, event, on, province, publish, retract } from '../store/drafts.js';
import { applyAll, changesFrom, listAll } from './walk.js';

const sensitive = { sensitive: true };
const IMPORTED = '2026-03-10T12:00:00Z';
/** End of a sensitive event of the tenth. */
const DAY_END = '2026-03-10T23:59:59Z';
/** Time at which it is due with a delay of 24 hours. */
const DUE = '2026-03-11T23:59:59Z';

/** A detail that a sensitive event keeps. */
const RECOUNTED = { verification: { level: 'corroborated', source_count: 9 } } as const;

const secondBefore = (time: string) => new Date(Date.parse(time) - 1_000);
const hoursAfter = (time: string, hours: number) =>
  `${new Date(Date.parse(time) + hours * 3_600_000).toISOString().slice(0, 19)}Z`;

describe.each(engines)('the publication delay on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    beforeEach(async () => {
      await emptyStore(opened.database);
      await store.publicationDelay.setHours(24);
    });
    afterAll(() => opened.close());

    const write = (now: string, ...changes: Parameters<Store['write']>[0][number][]) =>
      store.write(changes, at(now));
    const apply = (now: string | Date) => applyAll(store, new Date(now));
    const served = async (id: string) => (await listAll(store)).get(id) ?? null;
    const changed = async (id: string) =>
      (await changesFrom(store, new Date(0))).find((record) => record.id === id) ?? null;
    const tenth = (id: string, content = {}): SafeRecord =>
      event(id, { ...on('2026-03-10T08:00:00Z'), ...content }, sensitive);

    describe('a sensitive record that is not due', () => {
      beforeEach(() => write(IMPORTED, publish(tenth('e1', { province: province('north') }))));

      it('is in no read, and moves no revision', async () => {
        expect(await store.events.get('e1')).toBeNull();
        expect(await listAll(store)).toEqual(new Map());
        expect(await changesFrom(store, new Date(0))).toEqual([]);
        expect(await store.changesSince(0, 10)).toEqual([]);
        expect(await store.provinces.list()).toEqual([]);
        expect(await store.provinces.counted()).toEqual([]);
        expect(await store.upstreamOf(['e1'])).toEqual([]);
        expect(await store.revision()).toBe(0);
      });

      it('is reported to the writer, and counted', async () => {
        expect(await write(IMPORTED, publish(tenth('e1')), publish(claim('c1')))).toEqual([
          { result: 'updated', withheld: true },
          { result: 'created' },
        ]);
        expect(await write(IMPORTED, publish(tenth('e1')))).toEqual([
          { result: 'unchanged', withheld: true },
        ]);
        expect(await store.held('e1')).toMatchObject({ kind: 'event', version: 2, withheld: true });
        expect(await store.status()).toMatchObject({
          records: {
            event: { published: 0, withheld: 1, retracted: 0 },
            claim: { published: 1, withheld: 0, retracted: 0 },
          },
          publicationDelay: { hours: 24, nextReleaseAt: DUE },
        });
      });

      it('is served from the second at which it is due, with that time of publication', async () => {
        expect(await apply(secondBefore(DUE))).toEqual({ takenBack: 0, released: 0 });
        expect(await apply(DUE)).toEqual({ takenBack: 0, released: 1 });
        const expected = { id: 'e1', version: 1, published_at: DUE, updated_at: DUE, corrections: [] };
        expect((await store.events.get('e1'))?.record).toMatchObject(expected);
        expect(await served('e1')).toMatchObject(expected);
        expect(await changed('e1')).toMatchObject(expected);
        expect(await store.changesSince(0, 10)).toMatchObject([{ revision: 1, record: expected }]);
        expect(await store.provinces.list()).toMatchObject([{ slug: 'north' }]);
        expect((await store.status()).publicationDelay.nextReleaseAt).toBeNull();
        expect(await apply(DUE)).toEqual({ takenBack: 0, released: 0 });
      });

      it('is served with the corrections made while it was withheld', async () => {
        const correction = { kind: 'correction', reason: 'Counted again.' };
        await write('2026-03-11T06:00:00Z', publish(tenth('e1', RECOUNTED), correction));
        await apply(DUE);
        expect(await served('e1')).toMatchObject({
          version: 2,
          published_at: DUE,
          ...RECOUNTED,
          corrections: [{ version: 2, at: '2026-03-11T06:00:00Z', ...correction }],
        });
      });

      it('is served at once when a correction makes it not sensitive', async () => {
        const now = '2026-03-11T06:00:00Z';
        const harmless = event('e1', { ...on('2026-03-10T08:00:00Z'), province: province('north') });
        expect(await write(now, publish(harmless))).toEqual([{ result: 'updated' }]);
        expect(await served('e1')).toMatchObject({ version: 2, published_at: now, updated_at: now });
        expect(await store.provinces.list()).toMatchObject([{ slug: 'north' }]);
        expect(await apply(hoursAfter(DUE, 1))).toEqual({ takenBack: 0, released: 0 });
      });

      it('is never served when it is retracted before, nor is its retraction', async () => {
        expect(await write(IMPORTED, retract('e1', 'It did not happen.'))).toEqual([{ result: 'retracted' }]);
        expect(await store.held('e1')).toMatchObject({ status: 'retracted', version: 2 });
        await apply(hoursAfter(DUE, 100));
        await store.publicationDelay.setHours(0);
        await apply(hoursAfter(DUE, 200));
        expect(await changed('e1')).toBeNull();
        expect(await store.events.get('e1')).toBeNull();
        expect(await write(IMPORTED, publish(tenth('e1')))).toEqual([
          { result: 'unchanged', note: 'stays_retracted' },
        ]);
        const reinstated = { kind: 'reinstatement', reason: 'It did.' };
        const now = hoursAfter(DUE, 201);
        expect(await write(now, publish(tenth('e1'), reinstated))).toEqual([{ result: 'updated' }]);
        expect(await served('e1')).toMatchObject({ version: 3, published_at: now });
      });

      it('keeps a superseded journal line superseded', async () => {
        const journal = { style: 'journal' } as const;
        const later = publish(tenth('e1', RECOUNTED));
        await store.write([later], at(IMPORTED, journal));
        const first = publish(tenth('e1', { province: province('north') }));
        expect(await store.write([first], at(IMPORTED, journal))).toEqual([
          { result: 'unchanged', note: 'superseded', withheld: true },
        ]);
      });
    });

    it('starts at the first import for an unknown time, for dossiers and for claims', async () => {
      const records = [
        event('e1', on(null), sensitive),
        dossier('d1', [], {}, true),
        claim('c1', 'x', {}, true),
      ];
      await write(IMPORTED, ...records.map((record) => publish(record)));
      const due = hoursAfter(IMPORTED, 24);
      // A later correction does not extend the delay.
      await write(hoursAfter(IMPORTED, 12), publish(claim('c1', 'Said otherwise.', {}, true)));
      expect(await apply(secondBefore(due))).toEqual({ takenBack: 0, released: 0 });
      expect(await apply(due)).toEqual({ takenBack: 0, released: 3 });
      expect([...(await listAll(store)).keys()].sort()).toEqual(['c1', 'd1', 'e1']);
      const { records: listed } = await store.claims.list({ province: null }, { limit: 10, after: null });
      expect(listed).toMatchObject([{ published_at: due, version: 2 }]);
    });

    it('withholds neither old nor non-sensitive records', async () => {
      const past = event('e1', on('2026-01-01T00:00:00Z'), sensitive);
      expect(await write(IMPORTED, publish(past), publish(event('e2', on(DAY_END))))).toEqual([
        { result: 'created' },
        { result: 'created' },
      ]);
      expect((await listAll(store)).size).toBe(2);
    });

    it('of 0 hours withholds nothing, not even a day that is not over', async () => {
      await store.publicationDelay.setHours(0);
      expect(await write(IMPORTED, publish(tenth('e1')), publish(event('e2', on(null), sensitive)))).toEqual([
        { result: 'created' },
        { result: 'created' },
      ]);
      expect((await listAll(store)).size).toBe(2);
    });

    it('withholds every sensitive record until it is set', async () => {
      await emptyStore(opened.database);
      expect(await store.publicationDelay.hours()).toBeNull();
      const past = event('e1', on('2020-01-01T00:00:00Z'), sensitive);
      expect(await write(IMPORTED, publish(past))).toEqual([{ result: 'created', withheld: true }]);
      expect(await apply(DUE)).toEqual({ takenBack: 0, released: 0 });
      expect((await store.status()).publicationDelay).toEqual({ hours: null, nextReleaseAt: null });
      expect(await store.publicationDelay.setHours(24)).toEqual({ before: null });
      expect(await apply(DUE)).toEqual({ takenBack: 0, released: 1 });
      expect(await store.publicationDelay.setHours(24)).toEqual({ before: 24 });
    });

    it('is not overridden by a server without a setting, even concurrently', async () => {
      const { publicationDelay } = store;
      expect(await publicationDelay.setHoursIfUnset(0)).toEqual({ hours: 24, before: 24 });
      await emptyStore(opened.database);
      expect(await publicationDelay.setHoursIfUnset(5)).toEqual({ hours: 5, before: null });
      expect(await publicationDelay.hours()).toBe(5);
      for (let round = 0; round < 5; round += 1) {
        await emptyStore(opened.database);
        await Promise.all([publicationDelay.setHoursIfUnset(0), publicationDelay.setHours(72)]);
        expect(await publicationDelay.hours()).toBe(72);
      }
    });

    it('is known without a query once it is applied, whichever server changed it', async () => {
      const another = openStore(opened.database).publicationDelay;
      await apply(IMPORTED);
      expect(store.publicationDelay.lastKnownHours()).toBe(24);
      await another.setHours(48);
      expect([another.lastKnownHours(), store.publicationDelay.lastKnownHours()]).toEqual([48, 24]);
      await apply(IMPORTED);
      expect(store.publicationDelay.lastKnownHours()).toBe(48);
    });

    it('reports in a dry run which records would be withheld, and writes nothing', async () => {
      expect(await store.dryRun()([publish(tenth('e1'))], at(IMPORTED))).toEqual([
        { result: 'created', withheld: true },
      ]);
      expect(await store.held('e1')).toBeNull();
    });

    describe('a served record that becomes withheld', () => {
      const harmless = event('e1', { ...on('2026-03-10T08:00:00Z'), province: province('north') });
      const correction = { kind: 'correction', reason: 'It was a shelter.' };
      const CORRECTED = '2026-03-10T18:00:00Z';

      beforeEach(async () => {
        await write(IMPORTED, publish(harmless), publish(claim('c1')));
        expect(await write(CORRECTED, publish(tenth('e1'), correction))).toEqual([
          { result: 'updated', withheld: true },
        ]);
      });

      it('is not found any more, and mirrors get a tombstone without its content or reason', async () => {
        expect(await store.events.get('e1')).toBeNull();
        expect(await served('e1')).toBeNull();
        expect(await store.provinces.list()).toEqual([]);
        const left = await changed('e1');
        expect(left).toMatchObject({
          version: 2,
          status: 'retracted',
          title: 'Retracted',
          published_at: IMPORTED,
          updated_at: CORRECTED,
          corrections: [{ version: 2, at: CORRECTED, kind: 'withheld', reason: expect.any(String) }],
        });
        expect(JSON.stringify(left)).not.toContain('shelter');
        expect((await store.changesSince(0, 10)).at(-1)?.record).toEqual(left);
        expect(await store.versionsCurrent([{ kind: 'event', id: 'e1', version: 1 }])).toBe(false);
        expect((await store.status()).records.event).toEqual({ published: 0, withheld: 1, retracted: 0 });
      });

      it('is served again when it is due, as a new version', async () => {
        await apply(DUE);
        expect(await served('e1')).toMatchObject({
          version: 3,
          published_at: DUE,
          updated_at: DUE,
          corrections: [
            { version: 2, kind: 'withheld' },
            { version: 3, at: CORRECTED, ...correction },
          ],
        });
        expect((await store.events.get('e1'))?.record.version).toBe(3);
        expect((await store.changesSince(0, 10)).map(({ record }) => record.id)).toEqual(['c1', 'e1']);
      });

      it('changes while it is withheld without notifying mirrors', async () => {
        const before = [await changed('e1'), await store.revision()];
        await write(
          hoursAfter(CORRECTED, 1),
          publish(tenth('e1', RECOUNTED), { kind: 'update', reason: 'Recounted.' }),
        );
        expect([await changed('e1'), await store.revision()]).toEqual(before);
        await apply(DUE);
        expect(await served('e1')).toMatchObject({ version: 4, ...RECOUNTED });
      });

      it('is reported as retracted when it would have been due, and not before', async () => {
        const before = await changed('e1');
        await write(hoursAfter(CORRECTED, 1), retract('e1', 'There was no shelter.'));
        expect(await changed('e1')).toEqual(before);
        expect(await store.held('e1')).toMatchObject({ status: 'retracted', version: 4, withheld: true });
        await apply(DUE);
        expect(await changed('e1')).toMatchObject({
          version: 4,
          status: 'retracted',
          updated_at: DUE,
          corrections: [
            {},
            {},
            { version: 4, kind: 'retraction', reason: 'The reason is withheld to protect people.' },
          ],
        });
        expect((await store.events.get('e1'))?.record.status).toBe('retracted');
        expect(await store.status()).toMatchObject({
          records: { event: { published: 0, withheld: 0, retracted: 1 } },
        });
        await store.publicationDelay.setHours(10_000);
        expect(await apply(DUE)).toEqual({ takenBack: 0, released: 0 });
      });
    });

    it('serves a retracted record unchanged while its reinstatement is withheld', async () => {
      await write(
        IMPORTED,
        publish(event('e1', on(DAY_END))),
        publish(claim('c1', 'x', { event_ids: ['e1'] })),
      );
      await write(IMPORTED, retract('e1', 'Wrong.'));
      const before = [...(await changesFrom(store, new Date(0)))];
      await write(IMPORTED, publish(tenth('e1'), { kind: 'reinstatement', reason: 'It was right.' }));
      expect(await changesFrom(store, new Date(0))).toEqual(before);
      expect((await store.events.get('e1'))?.record.status).toBe('retracted');
      await apply(DUE);
      expect((await store.events.get('e1'))?.record).toMatchObject({ version: 3, status: 'published' });
    });

    describe('changed hours', () => {
      const ids = ['e1', 'e2', 'e3'];
      beforeEach(async () => {
        const records = ids.map((id) => tenth(id, { province: province('north') }));
        await write(IMPORTED, ...records.map((record) => publish(record)));
        await apply(DUE);
      });

      it('withhold records that are no longer due, and serve them again unchanged', async () => {
        const before = await listAll(store);
        await store.publicationDelay.setHours(48);
        const raised = hoursAfter(DUE, 1);
        expect(await apply(raised)).toEqual({ takenBack: 3, released: 0 });
        expect((await listAll(store)).size).toBe(0);
        expect(await store.provinces.list()).toEqual([]);
        expect(await changed('e1')).toMatchObject({ version: 2, status: 'retracted', updated_at: raised });
        expect((await store.status()).publicationDelay.nextReleaseAt).toBe(hoursAfter(DUE, 24));

        const due = hoursAfter(DUE, 24);
        expect(await apply(due)).toEqual({ takenBack: 0, released: 3 });
        const after = await listAll(store);
        for (const id of ids) {
          expect(after.get(id)).toEqual({
            ...before.get(id),
            version: 3,
            published_at: due,
            updated_at: due,
            corrections: [
              { version: 2, at: raised, kind: 'withheld', reason: expect.any(String) },
              { version: 3, at: due, kind: 'release', reason: expect.any(String) },
            ],
          });
        }
        expect(await store.provinces.list()).toMatchObject([{ slug: 'north' }]);
      });

      it('that decrease release records sooner', async () => {
        await write(DUE, publish(event('e4', on(DUE), sensitive)));
        await store.publicationDelay.setHours(1);
        expect(await apply(hoursAfter(DUE, 1))).toEqual({ takenBack: 0, released: 1 });
      });

      it('never withhold records because a clock was set back', async () => {
        expect(await apply(IMPORTED)).toEqual({ takenBack: 0, released: 0 });
        // The time of change does not decrease, so the delay is over.
        expect(await write(IMPORTED, publish(tenth('e9')))).toEqual([{ result: 'created' }]);
      });
    });

    it('is applied in batches, and concurrently without releasing a record twice', async () => {
      const count = 2 * opened.database.batchSize + 1;
      const records = Array.from({ length: count }, (_, index) => publish(tenth(`e${index}`)));
      await store.write(records, at(IMPORTED));
      const steps = await Promise.all([1, 2, 3, 4].map(() => store.publicationDelay.apply(new Date(DUE))));
      expect(steps.map(({ released }) => released).sort((a, b) => b - a)).toEqual([
        opened.database.batchSize,
        opened.database.batchSize,
        1,
        0,
      ]);
      expect(await store.revision()).toBe(count);
      expect((await store.status()).records.event.published).toBe(count);
    });

    describe('references', () => {
      const naming = () => [
        event('e2', { ...on(DAY_END), dossier_ids: ['d1', 'dx'], claim_ids: ['c1'] }),
        dossier('d2', [], {
          event_refs: [
            { id: 'e1', version: 1 },
            { id: 'e2', version: 1 },
          ],
          claim_refs: [{ id: 'c1', version: 1 }],
        }),
        claim('c2', 'x', { event_ids: ['e1', 'e2'] }),
      ];
      const waiting = () => [tenth('e1'), dossier('d1', [], {}, true), claim('c1', 'x', {}, true)];
      const named = async () => {
        const all = await listAll(store);
        return ['e2', 'd2', 'c2'].map((id) => {
          const record = all.get(id);
          return record && 'event_refs' in record
            ? [...record.event_refs, ...record.claim_refs].map((reference) => reference.id)
            : record && 'dossier_ids' in record
              ? [...record.dossier_ids, ...record.claim_ids]
              : record?.event_ids;
        });
      };
      const HIDDEN = [['dx'], ['e2'], ['e2']];
      /** No records e1 and c1 are stored yet, so dossiers and claims do not show them. */
      const NAMED_BEFORE = [['d1', 'dx', 'c1'], ['e2'], ['e2']];
      // d2 and c2 are not marked sensitive, so they do not show a sensitive event.
      const SHOWN = [['d1', 'dx', 'c1'], ['e2', 'c1'], ['e2']];
      const versions = async () =>
        [...(await listAll(store)).values()].map(({ id, version, updated_at }) => [id, version, updated_at]);

      it('show a withheld record only once it is served; its referrers change in the same version', async () => {
        await write(IMPORTED, ...[...naming(), ...waiting()].map((record) => publish(record)));
        expect(await named()).toEqual(HIDDEN);
        const searched = JSON.stringify((await store.changesSince(0, 10)).map(({ record }) => record));
        expect(searched).not.toMatch(/"(e1|d1|c1)"/);
        const revision = await store.revision();
        await apply(DUE);
        expect(await named()).toEqual(SHOWN);
        // c2 is served unchanged; a change would reveal what it is about.
        expect((await store.changesSince(revision, 10)).map(({ record }) => record.id).sort()).toEqual([
          'c1',
          'd1',
          'd2',
          'e1',
          'e2',
        ]);
        expect((await versions()).sort()).toEqual([
          ['c1', 1, DUE],
          ['c2', 1, IMPORTED],
          ['d1', 1, DUE],
          ['d2', 1, DUE],
          ['e1', 1, DUE],
          ['e2', 1, DUE],
        ]);
      });

      it('lose a record that is imported later and withheld, or withheld again', async () => {
        await write(IMPORTED, ...naming().map((record) => publish(record)));
        expect(await named()).toEqual(NAMED_BEFORE);
        const later = hoursAfter(IMPORTED, 1);
        await write(later, ...waiting().map((record) => publish(record)));
        expect(await named()).toEqual(HIDDEN);
        // d2 and c2 did not show e1 before its import either.
        expect((await versions()).sort()).toEqual([
          ['c2', 1, IMPORTED],
          ['d2', 1, IMPORTED],
          ['e2', 1, later],
        ]);
        await apply(DUE);
        expect(await named()).toEqual(SHOWN);
        await store.publicationDelay.setHours(100);
        await apply(DUE);
        expect(await named()).toEqual(HIDDEN);
      });

      it('keep a retracted record, which partners may know', async () => {
        await write(IMPORTED, ...naming().map((record) => publish(record)), publish(event('e1')));
        const before = await store.revision();
        await write(IMPORTED, retract('e1', 'Wrong.'));
        expect(await named()).toEqual([
          ['d1', 'dx', 'c1'],
          ['e1', 'e2'],
          ['e1', 'e2'],
        ]);
        expect(await store.revision()).toBe(before + 1);
      });
    });
  });
});
