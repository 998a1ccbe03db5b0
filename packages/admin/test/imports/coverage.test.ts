import { createResearcher } from '@partner-api/research';
import type { Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandEvent } from '../../src/command.js';
import { findCommand } from '../../src/commands.js';
import { ucdpFile } from '../formats/ucdp-row.js';
import { importText, notesOf, openTestStore } from '../import-text.js';
import { NOW } from '../read-rows.js';
import { claim, lines } from './lines.js';

describe.each(engines)('coverage of imports on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());
    beforeEach(() => forgetImports(opened));

    const run = async (name: string, options: unknown) => {
      const events: CommandEvent[] = [];
      const report = (event: CommandEvent) => void events.push(event);
      const result = await (await findCommand(name)).run(
        { store, clock: () => NOW, input: null, report },
        options,
      );
      return { result, notes: notesOf(events) };
    };
    const held = async () =>
      (await store.coverage()).map(
        ({ country, from, to, types }) => `${country}:${from}:${to}:${types.join(',')}`,
      );
    const desk = (covers: readonly string[], name = 'desk.ndjson') =>
      importText(store, 'records', lines(claim('c')), { name, covers: [...covers] });
    const year = (number: number) => ({
      id: `${number}`,
      date_start: `${number}-01-01`,
      date_end: `${number}-12-31`,
    });
    const ged = (years: readonly number[], options: { name: string; covers?: string[] }) =>
      importText(store, 'ucdp-ged', ucdpFile(...years.map(year)), options);
    const shown = (from: number, to = from) => `SY:${from}-01-01:${to}-12-31:battle`;

    describe('of one file', () => {
      it('is the latest stated coverage', async () => {
        await desk(['SY:2016-01-01:2026-12-31:protest']);
        const { events } = await desk(['SY:2016-01-01:2017-12-31:protest']);
        expect(await held()).toEqual(['SY:2016-01-01:2017-12-31:protest']);
        expect(notesOf(events)).toEqual([expect.stringContaining('SY 2016-01-01 – 2026-12-31 (protest)')]);
      });

      it('is the stated coverage of each country', async () => {
        await desk(['SY:2016-01-01:2016-12-31:riot', 'IQ:2016-01-01:2016-12-31:riot']);
        await desk(['IQ:2017-01-01:2017-12-31:riot', 'IQ:2019-01-01:2019-12-31:battle']);
        expect(await held()).toEqual([
          'IQ:2017-01-01:2017-12-31:riot',
          'IQ:2019-01-01:2019-12-31:battle',
          'SY:2016-01-01:2016-12-31:riot',
        ]);
      });

      it('stays as stated when the file is imported again without the option', async () => {
        await desk(['SY:2016-01-01:2016-12-31:riot']);
        await desk([]);
        expect(await held()).toEqual(['SY:2016-01-01:2016-12-31:riot']);
        await ged([2016, 2017], { name: 'ged.csv', covers: ['SY:2016-01-01:2016-06-30:battle'] });
        const { events } = await ged([2016, 2017], { name: 'ged.csv' });
        expect(await held()).toEqual(['SY:2016-01-01:2016-06-30:battle', 'SY:2016-01-01:2016-12-31:riot']);
        expect(notesOf(events)).toEqual([expect.stringContaining('coverage of SY')]);
      });

      it('is inferred from the present rows where none was stated', async () => {
        await ged([2016, 2017], { name: 'ged.csv' });
        await ged([2017, 2018], { name: 'ged.csv' });
        expect(await held()).toEqual([shown(2017, 2018)]);
      });

      it('is not inferred once some of its rows are rejected', async () => {
        await ged([2016], { name: 'ged.csv' });
        const broken = ucdpFile(year(2016), { id: 'x' });
        await importText(store, 'ucdp-ged', broken, { name: 'ged.csv' });
        expect(await held()).toEqual([]);
        await importText(store, 'ucdp-ged', broken, { name: 'ged.csv', covers: [shown(2016)] });
        expect(await held()).toEqual([shown(2016)]);
      });

      it('stays while the file is imported again, and when that import is interrupted', async () => {
        await ged([2016], { name: 'ged.csv' });
        const failing = ged([2017], { name: 'ged.csv', ...{ signal: AbortSignal.abort() } });
        await expect(failing).rejects.toThrow('Stopped');
        expect(await held()).toEqual([shown(2016)]);
      });
    });

    describe('of several files', () => {
      it('is added up: years and candidate releases imported one after the other', async () => {
        await ged([2016], { name: 'ged-2016.csv' });
        await ged([2017], { name: 'ged-2017.csv', covers: [shown(2017)] });
        const { events } = await ged([2018], { name: 'candidate-2018.csv' });
        expect(await held()).toEqual([shown(2016), shown(2017), shown(2018)]);
        expect(notesOf(events)).toEqual([]);
      });

      it('is kept for each: a corrected year does not end the others', async () => {
        await ged([2016, 2017, 2018], { name: 'ged-18.csv' });
        await ged([2017], { name: 'ged-2017-corrected.csv' });
        expect(await held()).toEqual([shown(2016, 2018), shown(2017)]);
      });

      it('is added up for standard input, which has no name, as well', async () => {
        await importText(store, 'ucdp-ged', ucdpFile(year(2016)));
        await importText(store, 'ucdp-ged', ucdpFile(year(2017)));
        expect(await held()).toEqual([shown(2016), shown(2017)]);
      });

      it('is noted where another file covers more than what is stated now', async () => {
        await desk(['SY:2016-01-01:2026-12-31:protest'], 'old.ndjson');
        const { events } = await desk(['SY:2016-01-01:2017-12-31:protest,riot'], 'new.ndjson');
        expect(notesOf(events)).toEqual([
          expect.stringMatching(/old\.ndjson.*SY 2016-01-01 – 2026-12-31 \(protest\).*coverage withdraw/),
        ]);
      });
    });

    it('is the same after another import, without a new revision', async () => {
      await ged([2016], { name: 'ged.csv' });
      await importText(store, 'ucdp-ged', ucdpFile(year(2017)));
      const [revision, [first]] = [await store.revision(), await store.coverages.list()];
      await ged([2016], { name: 'ged.csv' });
      await importText(store, 'ucdp-ged', ucdpFile(year(2017)));
      expect(await store.revision()).toBe(revision);
      expect((await store.coverages.list())[0]?.id).toBe(first?.id);
    });

    describe('withdrawn', () => {
      it('is no longer listed for any import, and the log records who withdrew it and why', async () => {
        await desk(['SY:2016-01-01:2026-12-31:protest'], 'one.ndjson');
        await desk(['SY:2016-01-01:2026-12-31:protest', 'IQ:2016-01-01:2016-12-31:riot'], 'two.ndjson');
        const { result } = await run('coverage-list', {});
        expect(result).toEqual({
          coverage: [
            expect.objectContaining({ country: 'IQ', from: '2016-01-01', to: '2016-12-31', types: ['riot'] }),
            {
              id: expect.any(Number),
              source: 'desk',
              country: 'SY',
              from: '2016-01-01',
              to: '2026-12-31',
              types: ['protest'],
              stated: true,
              imports: [
                { id: expect.any(Number), name: 'two.ndjson', finished_at: '2026-11-20T12:00:00Z' },
                { id: expect.any(Number), name: 'one.ndjson', finished_at: '2026-11-20T12:00:00Z' },
              ],
            },
          ],
        });
        const { id } = (await store.coverages.list())[1] ?? { id: 0 };
        const before = await store.revision();
        const { result: withdrawn } = await run('coverage-withdraw', { id, reason: 'It ends in 2017.' });
        expect(withdrawn).toMatchObject({ result: 'withdrawn', country: 'SY', to: '2026-12-31' });
        expect(await held()).toEqual(['IQ:2016-01-01:2016-12-31:riot']);
        expect(await store.revision()).toBe(before + 1);
        expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({
          actor: 'operator',
          action: 'coverage.withdrawn',
          subject: 'SY 2016-01-01 – 2026-12-31 (protest)',
          detail: { source: 'desk', reason: 'It ends in 2017.' },
        });
        await expect(run('coverage-withdraw', { id, reason: 'Again.' })).rejects.toThrow(
          /no coverage .*coverage list/,
        );
      });

      it('is not inferred from the same file again, until it is stated', async () => {
        await ged([2016], { name: 'filtered.csv' });
        const { id } = (await store.coverages.list())[0] ?? { id: 0 };
        await run('coverage-withdraw', { id, reason: 'The file was filtered.' });
        const { events } = await ged([2016, 2017], { name: 'filtered.csv' });
        expect(await held()).toEqual([]);
        expect(notesOf(events)).toEqual([expect.stringMatching(/coverage of SY.*--covers/)]);
        await ged([2016, 2017], { name: 'filtered.csv', covers: [shown(2016)] });
        expect(await held()).toEqual([shown(2016)]);
        await ged([2017], { name: 'whole.csv' });
        expect(await held()).toEqual([shown(2016), shown(2017)]);
      });

      it('is no longer used for verdicts by a running server', async () => {
        await ged([2015, 2016], { name: 'ged.csv' });
        let now = NOW.getTime();
        const researcher = createResearcher({
          corpus: store,
          clock: () => new Date(now),
          defaultLocale: 'en',
        });
        const claimed = 'Nobody was killed in Idlib in March 2014.';
        await ged([2013], {
          name: 'old.csv',
          covers: ['SY:2013-01-01:2016-12-31:battle,violence_against_civilians'],
        });
        const before = await researcher.factCheck({ claim: claimed });
        expect(before.verdict).toBe('supported');
        const wide = (await store.coverages.list()).find(({ stated }) => stated);
        await run('coverage-withdraw', { id: wide?.id, reason: 'The file ends in 2013.' });
        now += 501;
        const after = await researcher.factCheck({ claim: claimed });
        expect(after.verdict).toBe('insufficient_evidence');
        expect(after.id).not.toBe(before.id);
      });
    });

    it.each([
      ['coverage-withdraw', { id: 0, reason: 'x' }, /id/],
      ['coverage-withdraw', { id: 1, reason: ' ' }, /reason/],
      ['coverage-withdraw', { id: 1 }, /reason/],
      ['coverage-list', { country: 'SY' }, /country/],
    ])('%s refuses the options %j naming the wrong one', async (name, options, message) => {
      await expect(run(name, options)).rejects.toThrow(message);
    });
  });
});

/** Deletes the import log with its coverage; the records stay. */
async function forgetImports({ database }: OpenedEngine): Promise<void> {
  await database.query({
    text: 'truncate imports, import_coverage, withdrawn_coverage restart identity',
    values: [],
  });
}
