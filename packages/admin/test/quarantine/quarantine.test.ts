import type { Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findCommand } from '../../src/commands.js';
import { importText, notesOf, openTestStore } from '../import-text.js';
import { claim, lines } from '../imports/lines.js';
import { NOW } from '../read-rows.js';

const DISCLOSING = 'About forty displaced families are now sheltering in the basement of School No. 3.';

describe.each(engines)('the quarantine on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeEach(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterEach(() => opened.close());

    const run = (name: string, options: object = {}) =>
      findCommand(name).then((command) =>
        command.run({ store, clock: () => NOW, input: null, report: () => undefined }, options),
      );
    const served = async () => (await store.changesSince(0, 100)).map(({ record }) => record.id).sort();
    const disclosing = lines(claim('harmless'), claim('disclosing', { text: DISCLOSING }));

    it('holds a record with a disclosing text, serves the others, and counts both in the summary', async () => {
      const { summary, events } = await importText(store, 'records', disclosing, { name: 'desk.ndjson' });
      expect(summary).toMatchObject({ read: 2, created: 1, quarantined: 1 });
      expect(await served()).toEqual(['harmless']);
      expect(notesOf(events)).toEqual([expect.stringContaining('disclosing. Run `quarantine list`')]);
      expect(await run('quarantine-list')).toEqual({
        quarantine: [
          {
            id: 'disclosing',
            kind: 'claim',
            held_at: expect.stringMatching(/Z$/),
            input: 'desk.ndjson',
            doubts: [{ field: 'text', rules: expect.any(Array), text: DISCLOSING }],
          },
        ],
      });
    });

    it.each([
      [
        'dossier',
        {
          kind: 'dossier',
          title: 'The town',
          state: 'open',
          sections: [{ heading: 'Now', body: DISCLOSING }],
        },
        'sections[0].body',
      ],
      [
        'review',
        claim('x', { review: { verdict: 'supported', explanation: DISCLOSING } }),
        'review.explanation',
      ],
      ['correction', claim('x', { correction: { kind: 'fix', reason: DISCLOSING } }), 'correction.reason'],
    ])('judges every text: of a %s', async (_, line, field) => {
      const { summary } = await importText(store, 'records', lines({ ...line, id: 'x' }));
      expect(summary).toMatchObject({ quarantined: 1 });
      expect(await run('quarantine-list')).toMatchObject({
        quarantine: [{ id: 'x', doubts: [{ field, text: DISCLOSING }] }],
      });
    });

    it('serves a sensitive event in wording of this service, so that nothing is held', async () => {
      const event = {
        kind: 'event',
        id: 'x',
        title: 'Strike',
        summary: DISCLOSING,
        type: 'battle',
        occurred: {},
      };
      await importText(store, 'records', lines(event));
      expect(JSON.stringify(await store.changesSince(0, 9))).not.toContain('basement');
      expect(await run('quarantine-list')).toEqual({ quarantine: [] });
    });

    it('removes a disclosing headline with a warning', async () => {
      const sources = [
        { publisher: 'News', title: DISCLOSING },
        { publisher: 'News', title: 'Council meets' },
      ];
      const dossier = { kind: 'dossier', id: 'x', title: 'The town', state: 'open', sources };
      const { summary } = await importText(store, 'records', lines(dossier));
      expect(summary).toMatchObject({ created: 1, warnings: { headline_withheld: 1 } });
      expect((await store.changesSince(0, 9))[0]?.record).toMatchObject({
        sources: [{ title: null }, { title: 'Council meets' }],
      });
    });

    it('publishes a released record, records that in the audit log, and does not hold the same version again', async () => {
      await importText(store, 'records', disclosing);
      expect(await run('quarantine-release', { id: 'disclosing' })).toMatchObject({ result: 'created' });
      expect(await served()).toEqual(['disclosing', 'harmless']);
      expect(await run('quarantine-list')).toEqual({ quarantine: [] });
      const { summary } = await importText(store, 'records', disclosing);
      expect(summary).toMatchObject({ unchanged: 2, quarantined: 0 });
      expect(await store.audit.list({ limit: 5 })).toMatchObject([
        { action: 'quarantine.released', actor: 'operator', subject: 'disclosing' },
      ]);
    });

    it('deletes the text of a rejected record, and does not accept the same version again', async () => {
      await importText(store, 'records', disclosing);
      expect(await run('quarantine-reject', { id: 'disclosing' })).toMatchObject({ result: 'rejected' });
      const { summary } = await importText(store, 'records', disclosing);
      expect(summary).toMatchObject({ unchanged: 1, quarantined: 1 });
      expect(await run('quarantine-list')).toEqual({ quarantine: [] });
      expect(await served()).toEqual(['harmless']);
      const [entry] = await store.audit.list({ limit: 1 });
      expect(entry).toMatchObject({ action: 'quarantine.rejected', subject: 'disclosing' });
      expect(JSON.stringify(entry)).not.toContain('basement');
    });

    it('keeps serving the previous version, and drops a held one for a later harmless one', async () => {
      await importText(store, 'records', lines(claim('a', { text: 'First' })));
      await importText(store, 'records', lines(claim('a', { text: DISCLOSING })));
      expect((await store.changesSince(0, 9))[0]?.record).toMatchObject({ text: 'First' });
      await importText(store, 'records', lines(claim('a', { text: 'Second' })));
      expect(await run('quarantine-list')).toEqual({ quarantine: [] });
    });

    it('can be switched to warnings, and writes nothing in a dry run', async () => {
      const dry = await importText(store, 'records', disclosing, { dryRun: true });
      expect(dry.summary).toMatchObject({ created: 1, quarantined: 1 });
      expect(await run('quarantine-list')).toEqual({ quarantine: [] });
      const { summary } = await importText(store, 'records', disclosing, { doubtful: 'warn' });
      expect(summary).toMatchObject({ created: 2, quarantined: 0, warnings: { doubtful_text: 1 } });
    });

    it('reports when no record of an id is held', async () => {
      await expect(run('quarantine-release', { id: 'none' })).rejects.toThrow(
        'There is no record none in quarantine',
      );
      await expect(run('quarantine-reject', { id: 'none' })).rejects.toThrow('quarantine list');
    });
  });
});
