import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, type Store } from '../../src/index.js';
import { openTestStore } from '../open-test-store.js';
import { at, event, NOW, on, publish, retract } from './drafts.js';
import { undoDeskVersions } from './undo-desk-versions.js';

const LONG_AGO = '2020-01-01T00:00:00Z';
const correction = { kind: 'correction', reason: 'Two, as two hospitals say.' };
const journal = at(NOW, { style: 'journal', updateReason: 'Updated by the desk.' });
const row = (id: string, summary: string | null = null, sensitive = false) =>
  publish(event(id, { summary, ...on(LONG_AGO) }, { sensitive }));
const corrected = (id: string, sensitive = false) =>
  publish(event(id, { summary: 'The desk', ...on(LONG_AGO) }, { sensitive }), correction);

describe.each(engines)('a store from before desk versions, on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());

    it('infers from the corrections what the desk changed and what the source delivered', async () => {
      await store.publicationDelay.setHours(0);
      const ids = ['given', 'changed', 'corrected', 'plainly', 'twice', 'retracted', 'back'];
      await store.write([...ids.map((id) => row(id)), row('waits', null, true)], at(NOW));
      await store.write([row('changed', 'The source'), row('twice', 'The source')], at(NOW));
      const plainly = row('plainly', 'The desk');
      await store.write(
        [corrected('corrected'), plainly, corrected('twice'), corrected('waits', true)],
        journal,
      );
      await store.write([retract('retracted', 'Wrong'), retract('back', 'Wrong')], at(NOW));
      const reinstated = publish(event('back', on(LONG_AGO)), { kind: 'reinstatement', reason: 'Right' });
      await store.write([reinstated], journal);
      // Withheld, with a correction entry of the delay.
      await store.publicationDelay.setHours(100_000);
      expect(await store.publicationDelay.apply(new Date(NOW))).toMatchObject({ takenBack: 1 });
      const run = (text: string) => opened.database.query({ text, values: [] });
      const noted = () => run('select * from desk_versions order by id');
      const byDesk = () =>
        run(`
          select id from records where by_desk and not taken_back
          union all select id from withheld where by_desk order by id`);
      const before = [await noted(), await byDesk()];
      await undoDeskVersions(opened.database);
      await run('delete from schema_migrations where version >= 9');
      await migrate(opened.database);
      expect([await noted(), await byDesk()]).toEqual(before);
      expect((await byDesk()).map(({ id }) => id)).toEqual([
        'back',
        'corrected',
        'plainly',
        'retracted',
        'twice',
        'waits',
      ]);
      const again = [
        ...['given', 'corrected', 'plainly', 'back'].map((id) => row(id)),
        row('waits', null, true),
      ];
      const results = (await store.write(again, at(NOW))).map(({ result }) => result);
      expect(results).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged', 'unchanged']);
      expect(await store.write([row('twice')], at(NOW))).toEqual([{ result: 'kept' }]);
    });
  });
});
