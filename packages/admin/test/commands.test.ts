import type { Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandEvent } from '../src/command.js';
import { COMMAND_NAMES, findCommand } from '../src/commands.js';
import { CommandFailed } from '../src/errors.js';
import { ucdpFile } from './formats/ucdp-row.js';
import { importText, notesOf, openTestStore } from './import-text.js';
import { claim, lines, numbered } from './imports/lines.js';
import { chunks, NOW } from './read-rows.js';

describe.each(engines)('commands on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());

    const run = async (name: string, options: unknown, input: string | null = null) => {
      const events: CommandEvent[] = [];
      const context = {
        store,
        clock: () => NOW,
        input: input === null ? null : chunks(input),
        report: (event: CommandEvent) => void events.push(event),
      };
      return { result: await (await findCommand(name)).run(context, options), events };
    };

    describe('calibrate', () => {
      const options = { precision: 0.9, falseAlarms: 0.1, dryRun: false };
      const pairs = Array.from({ length: 80 }, (_, number) => [
        {
          claim: `they say ship ${number} sank off cape ${number}`,
          reviewed: `Ship ${number} sank off Cape ${number}.`,
        },
        {
          claim: `they say ship ${number} sank off cape ${number}`,
          reviewed: `Cape ${number + 1} lost ${number} trees.`,
        },
      ]).flatMap(([first, second]) => [
        { ...first, lang: 'en', same: true },
        { ...second, lang: 'en', same: false },
      ]);

      it('fits to labelled pairs, stores the calibration for every server, and drops it', async () => {
        const dry = await run('calibrate', { ...options, dryRun: true }, lines(...pairs));
        expect(await store.calibration?.()).toBeNull();
        expect(dry.result).toMatchObject({ pairs: 160, same: 80, claims: 80, dry_run: true });
        const { result } = await run('calibrate', options, lines(...pairs));
        expect(result).toMatchObject({ ...dry.result, dry_run: false });
        const { fingerprint } = result as { fingerprint: string };
        expect(await store.calibration?.()).toMatchObject({ fingerprint, fitted_at: '2026-11-20T12:00:00Z' });
        expect((await run('calibrate-drop', {})).result).toEqual({ result: 'dropped' });
        expect((await run('calibrate-drop', {})).result).toEqual({ result: 'unchanged' });
        expect(await store.calibration?.()).toBeNull();
      });

      it.each([
        ['{"claim": "a b", "reviewed": "c d"}', 'Line 1, member same: is required.'],
        ['{"claim": "a b", "reviewed": "c d", "same": "yes"}', 'Line 1, member same: must be true or false.'],
        [
          '{"claim": "a b", "reviewed": "c d", "same": true, "verdict": "false"}',
          'Line 1, member verdict: is not a member of a labelled pair.',
        ],
        ['\n{"claim": ', 'Line 2 is not JSON'],
        ['{"claim": "a b", "reviewed": "c d", "same": true}', 'at least 50 of each are needed'],
      ])('reports what is wrong with %s', async (input, message) => {
        await expect(run('calibrate', options, input)).rejects.toThrow(message);
        expect(await store.calibration?.()).toBeNull();
      });
    });

    describe('retract', () => {
      it('retracts a record of any kind and returns its new version', async () => {
        await importText(store, 'ucdp-ged', ucdpFile({ id: '7' }));
        await importText(store, 'records', lines({ kind: 'dossier', id: 'd', title: 'The dam' }, claim('c')));
        const reason = 'It did not happen.';
        for (const [id, kind] of [
          ['ucdp-ged-7', 'event'],
          ['d', 'dossier'],
          ['c', 'claim'],
        ]) {
          const { result } = await run('retract', { id, reason });
          expect(result).toEqual({
            id,
            kind,
            version: 2,
            status: 'retracted',
            result: 'retracted',
            reason,
            retracted_at: '2026-11-20T12:00:00Z',
            title: expect.any(String),
            served: true,
            named_by: [],
            dry_run: false,
          });
        }
        expect((await store.events.get('ucdp-ged-7'))?.record).toMatchObject({
          status: 'retracted',
          summary: null,
        });
      });

      it('changes nothing the second time, with a note, and keeps the first reason', async () => {
        await importText(store, 'records', lines(...numbered('many', 250), claim('twice')));
        await run('retract', { id: 'twice', reason: 'First.' });
        const { result, events } = await run('retract', { id: 'twice', reason: 'Second.' });
        expect(result).toMatchObject({ kind: 'claim', version: 2, result: 'unchanged', reason: 'First.' });
        expect(notesOf(events)).toEqual([expect.stringContaining('nothing was changed')]);
      });

      it('reports that a withheld record will not be served', async () => {
        await store.publicationDelay.setHours(24);
        await importText(store, 'records', lines(claim('waiting', { sensitive: true })));
        const { result, events } = await run('retract', { id: 'waiting', reason: 'It was never said.' });
        expect(result).toMatchObject({ id: 'waiting', kind: 'claim', version: 2, result: 'retracted' });
        expect(notesOf(events)).toEqual([expect.stringMatching(/^waiting is not served.*will not be/)]);
        expect((await run('retract', { id: 'waiting', reason: 'x' })).result).toMatchObject({
          result: 'unchanged',
          reason: 'It was never said.',
        });
        await store.publicationDelay.setHours(0);
      });

      it('reports in a dry run what it would retract and who would be notified', async () => {
        const dossier = {
          kind: 'dossier',
          id: 'naming',
          title: 'Rumours',
          claim_refs: [{ id: 'named', version: 1 }],
        };
        await importText(store, 'records', lines(claim('named'), dossier));
        const revision = await store.revision();
        const { result, events } = await run('retract', { id: 'named', reason: 'Not said.', dryRun: true });
        expect(result).toEqual({
          ...{ id: 'named', kind: 'claim', title: 'It was said', version: 1, status: 'published' },
          ...{ result: 'would_be_retracted', reason: 'Not said.', retracted_at: null },
          ...{ served: true, named_by: ['naming'], dry_run: true },
        });
        expect(notesOf(events)).toEqual([expect.stringContaining('Nothing was changed')]);
        expect(await store.revision()).toBe(revision);
        await run('retract', { id: 'named', reason: 'Not said.' });
        expect((await run('retract', { id: 'named', reason: 'x', dryRun: true })).result).toMatchObject({
          ...{ result: 'unchanged', version: 2, status: 'retracted', reason: 'Not said.', served: false },
        });
      });

      it('fails for an unknown id with advice', async () => {
        await expect(run('retract', { id: 'nobody', reason: 'x' })).rejects.toThrow(
          /no record nobody.*Check the id/,
        );
        await expect(run('retract', { id: 'nobody', reason: 'x' })).rejects.toBeInstanceOf(CommandFailed);
      });

      it('holds when the source is imported again', async () => {
        await importText(store, 'ucdp-ged', ucdpFile({ id: '8' }));
        await run('retract', { id: 'ucdp-ged-8', reason: 'Wrong.' });
        const { summary } = await importText(store, 'ucdp-ged', ucdpFile({ id: '8' }));
        expect(summary).toMatchObject({ unchanged: 1, warnings: { stays_retracted: 1 } });
      });
    });

    it('status shows records, imports and their coverage', async () => {
      await importText(store, 'ucdp-ged', ucdpFile({ id: '9' }), { name: 'ged.csv' });
      await importText(store, 'ucdp-ged', ucdpFile({ id: '9' }), { name: 'ged.csv' });
      const { result } = await run('status', {});
      expect(JSON.parse(JSON.stringify(result))).toMatchObject({
        engine: engine.name,
        schema_version: expect.any(Number),
        revision: await store.revision(),
        records: { event: { published: expect.any(Number), retracted: expect.any(Number) } },
        provinces: 1,
        updated_at: '2026-11-20T12:00:00Z',
        imports: expect.arrayContaining([
          expect.objectContaining({ name: 'ged.csv', counts: expect.objectContaining({ unchanged: 1 }) }),
        ]),
        coverage: [
          { country: 'SY', from: '2016-01-01', to: '2016-01-01', source: expect.stringContaining('UCDP') },
        ],
      });
    });

    it('status shows withheld records, and when the next one is due', async () => {
      await store.publicationDelay.setHours(24);
      await importText(store, 'records', lines(claim('next', { sensitive: true })));
      expect((await run('status', {})).result).toMatchObject({
        records: { claim: { withheld: 1 } },
        publication_delay: { hours: 24, next_release_at: '2026-11-21T12:00:00Z' },
      });
      await store.publicationDelay.setHours(0);
      await store.publicationDelay.apply(NOW);
      expect((await run('status', {})).result).toMatchObject({
        records: { claim: { withheld: 0 } },
        publication_delay: { hours: 0, next_release_at: null },
      });
    });

    it('import reads its input', async () => {
      const { result } = await run('import', { format: 'records' }, lines(claim('through')));
      expect(result).toMatchObject({ read: 1, created: 1 });
      await expect(run('import', { format: 'records' })).rejects.toThrow(/needs an input/);
    });

    it.each([
      ['import', { format: 'xml' }, /format/],
      ['import', { format: 'records', force: true }, /force/],
      ['import', { format: 'records', covers: ['SY'] }, /COUNTRY:FROM:TO/],
      ['retract', { id: 'a b', reason: 'x' }, /id/],
      ['retract', { id: 'a', reason: ' ' }, /reason/],
      ['retract', { id: 'a', reason: 'a\u0000b' }, /reason/],
      ['status', { verbose: true }, /verbose/],
    ])('%s refuses the options %j naming the wrong one', async (name, options, message) => {
      const running = run(name, options, '');
      await expect(running).rejects.toBeInstanceOf(CommandFailed);
      await expect(running).rejects.toThrow(message);
    });
  });
});

describe('the list of commands', () => {
  it('finds each by its name', async () => {
    expect(COMMAND_NAMES.length).toBeGreaterThan(20);
    for (const name of COMMAND_NAMES) expect((await findCommand(name)).name).toBe(name);
  });

  it.each(['drop', 'constructor'])('lists the known names when one is unknown: %s', async (name) => {
    await expect(findCommand(name)).rejects.toThrow(/no command .*import, .*retract, .*calibrate/);
  });
});
