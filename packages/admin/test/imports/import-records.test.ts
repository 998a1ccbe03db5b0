import { gzipSync } from 'node:zlib';
import type { Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ucdpFile } from '../formats/ucdp-row.js';
import { importText, notesOf, openTestStore, recordsSince, rejectsOf } from '../import-text.js';
import { claim, lines, numbered } from './lines.js';

describe.each(engines)('an import into $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    let revision: number;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());
    // The tests share a store, so each checks only its own changes and uses its own IDs.
    beforeEach(async () => {
      revision = await store.revision();
    });

    it('returns exact counts', async () => {
      const text = ucdpFile(
        { id: '11' },
        { id: '12', low: '9' },
        { id: '12', low: '9' },
        { id: '12', low: '1' },
        { id: 'x' },
      );
      const { summary } = await importText(store, 'ucdp-ged', text);
      expect(summary).toEqual({
        read: 5,
        created: 2,
        updated: 0,
        unchanged: 1,
        retracted: 0,
        quarantined: 0,
        rejected: 2,
        kept: 0,
        kept_ids: [],
        withheld: 0,
        warnings: { estimate_reordered: 2 },
        rejects_by_reason: { duplicate_id: 1, invalid_value: 1 },
        rejects_file: null,
        seconds: 0,
        dry_run: false,
      });
    });

    it('uses the given clock', async () => {
      let now = Date.parse('2026-11-20T12:00:00Z');
      const clock = () => {
        now += 250;
        return new Date(now);
      };
      const { summary } = await importText(store, 'records', lines(claim('clock')), { clock });
      expect(summary.seconds).toBeGreaterThan(0);
      expect(summary.seconds % 0.25).toBe(0);
    });

    it('changes nothing the second time', async () => {
      const text = ucdpFile({ id: '21' }, { id: '22', type_of_violence: '3' });
      await importText(store, 'ucdp-ged', text);
      const after = await store.revision();
      const { summary } = await importText(store, 'ucdp-ged', gzipSync(text));
      expect(summary).toMatchObject({ read: 2, created: 0, updated: 0, unchanged: 2, rejected: 0 });
      expect(await store.revision()).toBe(after);
    });

    it('updates what changed in a newer snapshot, with the reason', async () => {
      await importText(store, 'ucdp-ged', ucdpFile({ id: '31' }, { id: '32' }));
      const { summary } = await importText(
        store,
        'ucdp-ged',
        ucdpFile({ id: '31', best: '1' }, { id: '32' }),
      );
      expect(summary).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
      const found = await store.events.get('ucdp-ged-31');
      expect(found?.record).toMatchObject({
        version: 2,
        casualties: { killed: { low: 1, best: 1, high: 2 } },
        corrections: [{ version: 2, reason: expect.stringContaining('UCDP') }],
      });
    });

    it('never stores an exact place, a village, or details of violence against civilians', async () => {
      await importText(store, 'ucdp-ged', ucdpFile({ id: '41' }, { id: '42', type_of_violence: '3' }));
      const [open, withheld] = await recordsSince(store, revision);
      expect(open).toMatchObject({ location: { latitude: 35.6, longitude: 36.4, generalized: true } });
      expect(withheld).toMatchObject({
        location: null,
        sources: [{ publisher: 'SOHR', title: null, url: null }],
      });
      expect(JSON.stringify([open, withheld])).not.toMatch(/35\.68|36\.44|Laroz/);
    });

    it('writes a repeated id of a journal in the order of its lines', async () => {
      const journal = lines(
        claim('ra'),
        claim('rb'),
        claim('ra', { text: 'Second' }),
        claim('ra', { text: 'Third' }),
      );
      const { summary } = await importText(store, 'records', journal);
      expect(summary).toMatchObject({ read: 4, created: 2, updated: 2 });
      expect((await recordsSince(store, revision))[0]).toMatchObject({ id: 'ra', version: 3, text: 'Third' });
    });

    it('applies only the new lines of a journal that grew', async () => {
      const first = [claim('ga'), claim('ga', { text: 'Second' }), claim('gb')];
      await importText(store, 'records', lines(...first));
      const grown = lines(...first, { kind: 'claim', id: 'gb', retraction: { reason: 'Wrong.' } });
      const { summary } = await importText(store, 'records', grown);
      expect(summary).toMatchObject({ read: 4, created: 0, updated: 0, unchanged: 3, retracted: 1 });
      expect((await importText(store, 'records', grown)).summary).toMatchObject({
        unchanged: 4,
        warnings: { superseded: 2 },
      });
    });

    it('returns the same in a dry run, and writes nothing', async () => {
      const journal = lines(
        claim('da'),
        claim('da', { text: 'Better', correction: { kind: 'correction', reason: 'Better.' } }),
        claim('db'),
        { kind: 'claim', id: 'db', retraction: { reason: 'Wrong.' } },
        claim('db'),
        claim('db', { text: 'Again' }),
        { kind: 'event', id: 'da', retraction: { reason: 'Wrong.' } },
        { kind: 'event', id: 'dz', retraction: { reason: 'Wrong.' } },
        claim('db', { text: 'Again', correction: { kind: 'reinstatement', reason: 'It was right.' } }),
      );
      const logged = await store.imports.list(1);
      const dry = await importText(store, 'records', journal, { dryRun: true, batchSize: 2 });
      expect(await store.revision()).toBe(revision);
      expect(await store.imports.list(1)).toEqual(logged);
      const real = await importText(store, 'records', journal, { batchSize: 2 });
      expect(dry.summary).toEqual({ ...real.summary, dry_run: true });
      expect(real.summary).toMatchObject({
        ...{ read: 9, created: 2, updated: 2, unchanged: 2, retracted: 1, rejected: 2 },
        warnings: { superseded: 1, stays_retracted: 1 },
        rejects_by_reason: { kind_mismatch: 1, unknown_id: 1 },
      });
    });

    it('returns the same in a dry run of a journal whose first line is held', async () => {
      await importText(store, 'records', lines(claim('ha')));
      const journal = lines(claim('ha'), claim('ha', { text: 'Better' }), claim('ha'));
      const dry = await importText(store, 'records', journal, { dryRun: true });
      const real = await importText(store, 'records', journal);
      expect(dry.summary).toEqual({ ...real.summary, dry_run: true });
      expect(real.summary).toMatchObject({ updated: 1, unchanged: 2, warnings: { superseded: 1 } });
    });

    describe('with sensitive records that are not due', () => {
      const recent = (id: string, rest: object = {}) => claim(id, { sensitive: true, ...rest });
      const at = (hours: number | null) =>
        opened.database.query({
          text: 'update store_state set publication_delay_hours = $1',
          values: [hours],
        });
      beforeAll(() => at(24));
      afterAll(() => at(0));

      it('counts withheld records, and does not serve them', async () => {
        const journal = lines(recent('wa'), claim('wb'), recent('wc'));
        const { summary, events } = await importText(store, 'records', journal);
        expect(summary).toMatchObject({ read: 3, created: 3, withheld: 2 });
        expect(notesOf(events)).toEqual([]);
        expect((await recordsSince(store, revision)).map(({ id }) => id)).toEqual(['wb']);
        expect((await store.imports.list(1))[0]?.counts).toMatchObject({ created: 3, withheld: 2 });
        const again = await importText(store, 'records', journal);
        expect(again.summary).toMatchObject({ read: 3, unchanged: 3, withheld: 2 });
      });

      it('returns the same in a dry run', async () => {
        const journal = lines(
          recent('xa'),
          recent('xa', { text: 'Better' }),
          recent('xa'),
          claim('xb'),
          recent('xb', { text: 'Better' }),
          recent('xc'),
          claim('xc', { text: 'Better' }),
          recent('xd'),
          { kind: 'claim', id: 'xd', retraction: { reason: 'Wrong.' } },
          recent('xd'),
        );
        const dry = await importText(store, 'records', journal, { dryRun: true });
        const real = await importText(store, 'records', journal);
        expect(dry.summary).toEqual({ ...real.summary, dry_run: true });
        expect(real.summary).toMatchObject({
          created: 4,
          updated: 3,
          unchanged: 2,
          retracted: 1,
          withheld: 6,
        });
      });

      it('explains withheld records where no server has set the delay', async () => {
        await at(null);
        const { summary, events } = await importText(store, 'records', lines(recent('ya')));
        expect(summary).toMatchObject({ created: 1, withheld: 1 });
        expect(notesOf(events)).toEqual([expect.stringMatching(/^1 sensitive .*PUBLICATION_DELAY_HOURS/)]);
        await at(24);
      });
    });

    it('reports progress in rows and in bytes of the input', async () => {
      const bytes = gzipSync(lines(...numbered('progress', 25)));
      const { events } = await importText(store, 'records', bytes, { batchSize: 10 });
      const progress = events.flatMap((event) => (event.type === 'progress' ? [event] : []));
      expect(progress.map(({ rows }) => rows)).toEqual([10, 20, 25]);
      expect(progress.at(-1)?.bytes).toBe(bytes.length);
    });

    describe('with coverage', () => {
      const syria = ucdpFile({ id: '51', date_start: '2016-03-01', date_end: '2016-03-02' }, { id: '52' });

      it('infers a span per country, from the first to the last day', async () => {
        const iraq = { country: 'Iraq', country_id: '645', date_end: '2016-02-03' };
        const text = ucdpFile({ id: '61' }, { id: '62', ...iraq });
        await importText(store, 'ucdp-ged', text, { name: 'ged.csv' });
        const source = expect.stringContaining('UCDP');
        expect(await store.imports.list(1)).toMatchObject([
          {
            format: 'ucdp-ged',
            name: 'ged.csv',
            finishedAt: '2026-11-20T12:00:00Z',
            counts: { read: 2, created: 2, updated: 0, unchanged: 0, kept: 0, retracted: 0, rejected: 0 },
            coverage: [
              { country: 'IQ', from: '2016-01-01', to: '2016-02-03', source },
              { country: 'SY', from: '2016-01-01', to: '2016-01-01', source },
            ],
          },
        ]);
      });

      it('uses the stated coverage of a country instead of the inferred one', async () => {
        const covers = ['IQ:2016-01-01:2016-12-31', 'SY:2015-01-01:2015-12-31', 'SY:2016-01-01:2019-11-30'];
        await importText(store, 'ucdp-ged', syria, { covers });
        const [entry] = await store.imports.list(1);
        expect(entry?.coverage.map(({ country, from, to }) => `${country}:${from}:${to}`)).toEqual(covers);
      });

      it('infers no coverage when rows were rejected, with a note', async () => {
        const { events } = await importText(store, 'ucdp-ged', ucdpFile({ id: '51' }, { id: 'x' }));
        const [entry] = await store.imports.list(1);
        expect(entry?.coverage).toEqual([]);
        expect(notesOf(events)).toEqual([expect.stringContaining('1 rows were rejected')]);
      });

      it.each(['SY', 'sy:2016-01-01:2016-12-31', 'SY:2016-02-30:2016-12-31', 'SY:2017-01-01:2016-01-01'])(
        'refuses %s',
        async (covers) => {
          await expect(importText(store, 'ucdp-ged', syria, { covers: [covers] })).rejects.toThrow(
            /COUNTRY:FROM:TO/,
          );
        },
      );
    });

    it('refuses a row whose id belongs to a record of another kind', async () => {
      await importText(store, 'records', lines(claim('kind')));
      const { events } = await importText(
        store,
        'records',
        lines({ kind: 'dossier', id: 'kind', title: 'Other' }),
      );
      expect(rejectsOf(events)).toMatchObject([{ line: 1, field: 'id', reason: 'kind_mismatch' }]);
    });
  });
});
