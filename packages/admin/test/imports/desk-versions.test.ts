import type { Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UCDP } from '../../src/formats/ucdp-ged/upstream.js';
import { type UcdpCells, ucdpFile } from '../formats/ucdp-row.js';
import { importText, notesOf, openTestStore } from '../import-text.js';
import { lines } from './lines.js';

const CORRECTION = { kind: 'correction', reason: 'Two people died, as two hospitals say.' };

/** The whole event as a line of the desk. */
const line = (id: string, killed: number, more: object = {}) => ({
  ...{ kind: 'event', id, lang: 'en', title: 'Fighting in Ariha district, Idlib', type: 'battle' },
  occurred: { earliest: '2016-01-01', latest: '2016-01-01', precision: 'day' },
  casualties: { killed: { low: killed, best: killed, high: killed } },
  actors: [{ name: 'Government of Syria', role: 'side_a' }],
  sources: [{ publisher: 'SOHR' }],
  correction: CORRECTION,
  ...more,
});

describe.each(engines)('a desk version of a record from a source, on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    let number = 0;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());

    /** Returns an event for this test. */
    function anEvent() {
      number += 1;
      const cells = { id: `${number}`, low: '1', best: '1', high: '1' };
      const id = `ucdp-ged-${number}`;
      const ucdp = (more: UcdpCells = {}, options: { takeOver?: string[]; dryRun?: boolean } = {}) =>
        importText(store, 'ucdp-ged', ucdpFile({ ...cells, ...more }), options);
      const desk = (...values: readonly object[]) =>
        importText(store, 'records', lines(...values), { allowRemovals: true });
      const served = async () => {
        const found = await store.events.get(id);
        if (!found) throw new Error(`${id} is not served`);
        const { version, casualties, corrections, actors, sources, lang } = found.record;
        const killed = casualties.killed.best;
        return { version, killed, corrections, actors, sources, lang, upstream: found.upstream };
      };
      return { id, ucdp, desk, served };
    }

    it('stays when the same file is imported again', async () => {
      const { id, ucdp, desk, served } = anEvent();
      await ucdp();
      await desk(line(id, 2));
      const corrected = await served();
      expect(corrected).toMatchObject({ version: 2, killed: 2 });
      const revision = await store.revision();
      for (let run = 0; run < 2; run += 1) {
        const { summary } = await ucdp();
        expect(summary).toMatchObject({ updated: 0, unchanged: 1, kept: 0, kept_ids: [] });
        expect(summary.warnings).toMatchObject({ desk_version_stands: 1 });
      }
      expect(await store.revision()).toBe(revision);
      expect(await served()).toEqual(corrected);
    });

    it('stays when the source changes the record, which is reported until the desk has reviewed it', async () => {
      const { id, ucdp, desk, served } = anEvent();
      await ucdp();
      await desk(line(id, 2));
      const corrected = await served();
      const dry = await ucdp({ best: '4', high: '4' }, { dryRun: true });
      expect(dry.summary).toMatchObject({ kept: 1, kept_ids: [id], unchanged: 0, updated: 0 });
      for (let run = 0; run < 2; run += 1) {
        const { summary, events } = await ucdp({ best: '4', high: '4' });
        expect(summary).toMatchObject({ read: 1, kept: 1, kept_ids: [id], unchanged: 0, updated: 0 });
        expect(notesOf(events)).toContainEqual(expect.stringContaining(`desk's version stays: ${id}.`));
        expect(await served()).toEqual(corrected);
      }
      // Importing the unchanged journal again does not count as a review.
      await desk(line(id, 2));
      expect((await ucdp({ best: '4', high: '4' })).summary).toMatchObject({ kept: 1 });
      await desk(
        line(id, 3, { correction: { kind: 'correction', reason: 'Three, by what UCDP says too.' } }),
      );
      expect((await ucdp({ best: '4', high: '4' })).summary).toMatchObject({ kept: 0, unchanged: 1 });
      expect(await served()).toMatchObject({ version: 3, killed: 3 });
    });

    it('is no conflict when the source repeats what the desk had reviewed', async () => {
      const { id, ucdp, desk } = anEvent();
      await ucdp();
      await desk(line(id, 2));
      expect((await ucdp({ best: '4', high: '4' })).summary).toMatchObject({ kept: 1 });
      expect((await ucdp()).summary).toMatchObject({ kept: 0, unchanged: 1 });
    });

    it('is replaced by the source on request of the desk, with a true reason', async () => {
      const { id, ucdp, desk, served } = anEvent();
      await ucdp();
      await desk(line(id, 2));
      expect((await ucdp({ best: '4', high: '4' }, { takeOver: [id] })).summary).toMatchObject({
        updated: 1,
      });
      expect(await served()).toMatchObject({
        ...{ version: 3, killed: 4, upstream: [UCDP] },
        corrections: [CORRECTION, { kind: 'source_update', reason: expect.stringContaining('UCDP changed') }],
      });
      // From here on the version is the source's own again.
      expect((await ucdp({ best: '5', high: '5' })).summary).toMatchObject({ updated: 1 });
    });

    it('is withdrawn without a note when the source has changed nothing', async () => {
      const { id, ucdp, desk, served } = anEvent();
      await ucdp();
      await desk(line(id, 2));
      await ucdp({}, { takeOver: [id] });
      const { killed, corrections } = await served();
      expect(killed).toBe(1);
      expect(corrections.at(-1)).toMatchObject({
        kind: 'correction',
        reason: 'An earlier correction was withdrawn; the record is again as its source has it.',
      });
    });

    it('cannot be replaced by a journal of the desk', async () => {
      const taking = importText(store, 'records', '', { takeOver: ['ucdp-ged-1'] });
      await expect(taking).rejects.toThrow(/not given by a source/);
    });

    it('stays where the desk published first', async () => {
      const { id, ucdp, desk, served } = anEvent();
      await desk(line(id, 2, { correction: null }));
      expect((await ucdp()).summary).toMatchObject({ kept: 1, kept_ids: [id] });
      expect(await served()).toMatchObject({ version: 1, killed: 2, corrections: [] });
      await desk(line(id, 2, { upstream: [UCDP] }));
      expect((await ucdp()).summary).toMatchObject({ kept: 0, unchanged: 1 });
    });

    it('stays after a retraction by mistake', async () => {
      const { id, ucdp, desk, served } = anEvent();
      await ucdp();
      await desk({ kind: 'event', id, retraction: { reason: 'Confused with another day.' } });
      expect((await ucdp()).summary).toMatchObject({ unchanged: 1, warnings: { stays_retracted: 1 } });
      await desk(line(id, 1, { correction: { kind: 'reinstatement', reason: 'It was the right day.' } }));
      expect(await served()).toMatchObject({ version: 3, killed: 1, upstream: [UCDP] });
      expect((await ucdp()).summary).toMatchObject({ updated: 0, kept: 0, unchanged: 1 });
    });

    it('lets the source change its own version back and forth', async () => {
      const { ucdp, served } = anEvent();
      await ucdp();
      expect((await ucdp({ best: '4', high: '4' })).summary).toMatchObject({ updated: 1 });
      expect((await ucdp()).summary).toMatchObject({ updated: 1 });
      expect(await served()).toMatchObject({ version: 3, killed: 1 });
    });

    it('keeps credits that its line omits', async () => {
      const { id, ucdp, desk, served } = anEvent();
      await ucdp();
      const { summary, events } = await desk(line(id, 2));
      expect(await served()).toMatchObject({ version: 2, upstream: [UCDP] });
      expect(Object.keys(summary.warnings)).not.toContain('dropped_upstream');
      expect(notesOf(events).join()).not.toContain('upstream');
    });

    it('removes credits only explicitly, with a warning', async () => {
      const { id, ucdp, desk, served } = anEvent();
      await ucdp();
      const { summary, events } = await desk(line(id, 2, { upstream: [] }));
      expect(await served()).toMatchObject({ version: 2, upstream: [] });
      expect(summary.warnings).toMatchObject({ dropped_upstream: 1 });
      expect(notesOf(events)).toContainEqual(expect.stringContaining(`${id} (`));
    });

    it('is reported when it omits members of the record', async () => {
      const { id, ucdp, desk } = anEvent();
      await ucdp();
      const { actors: _, sources: __, lang: ___, ...short } = line(id, 2);
      const { summary, events } = await desk(short);
      expect(summary).toMatchObject({
        updated: 1,
        warnings: { dropped_actors: 1, dropped_sources: 1, dropped_lang: 1 },
      });
      expect(notesOf(events).join()).toMatch(new RegExp(`${id} \\(lang, .*actors, .*sources\\)`));
    });

    it('is reported when it makes a sensitive record not sensitive', async () => {
      const { id, ucdp, desk } = anEvent();
      await ucdp({ source_article: '"SOHR,2016-01-01,Airstrike hits a hospital"' });
      expect((await desk(line(id, 2))).summary.warnings).toMatchObject({ dropped_sensitive: 1 });
      const marked = line(id, 3, { sensitive: true, correction: { kind: 'correction', reason: 'Three.' } });
      expect((await desk(marked)).summary.warnings).toEqual({});
    });

    it('is reported when a reinstatement omits members that the record had before its retraction', async () => {
      const { id, ucdp, desk } = anEvent();
      await ucdp();
      await desk({ kind: 'event', id, retraction: { reason: 'Confused with another day.' } });
      const back = line(id, 1, {
        actors: [],
        correction: { kind: 'reinstatement', reason: 'It was right.' },
      });
      expect((await desk(back)).summary.warnings).toMatchObject({ dropped_actors: 1 });
    });
  });
});
