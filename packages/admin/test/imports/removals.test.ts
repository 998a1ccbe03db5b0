import type { Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importText, openTestStore, rejectsOf } from '../import-text.js';
import { claim, lines } from './lines.js';

const correction = { kind: 'correction', reason: 'The day was wrong.' };

describe.each(engines)('a correction, on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());

    it('is refused when it omits members, naming them, unless allowed', async () => {
      await importText(
        store,
        'records',
        lines(claim('a', { claimant: 'A minister', context: 'Said twice' })),
      );
      const short = lines(claim('a', { context: 'Said once', correction }));
      const refused = await importText(store, 'records', short);
      expect(rejectsOf(refused.events)).toMatchObject([
        { reason: 'removes_members', field: null, detail: expect.stringContaining('claimant') },
      ]);
      expect((await store.held('a'))?.version).toBe(1);
      const dry = await importText(store, 'records', short, { dryRun: true });
      expect(dry.summary).toMatchObject({ rejected: 1 });
      const allowed = await importText(store, 'records', short, { allowRemovals: true });
      expect(allowed.summary).toMatchObject({ updated: 1, warnings: { dropped_claimant: 1 } });
    });

    it('warns when a place is removed from its reason, as a retraction does', async () => {
      const reason = 'The site is at 35.932910, 36.634120.';
      const given = [
        claim('placed', { text: 'Said again', correction: { kind: 'correction', reason } }),
        { kind: 'claim', id: 'placed', retraction: { reason } },
      ];
      await importText(store, 'records', lines(claim('placed')));
      for (const row of given) {
        const { summary } = await importText(store, 'records', lines(row));
        expect(summary).toMatchObject({ rejected: 0, warnings: { location_removed: 1 } });
      }
    });

    it('is refused when it reinstates a record that is not retracted', async () => {
      const reinstatement = { kind: 'reinstatement', reason: 'By mistake' };
      await importText(store, 'records', lines(claim('b')));
      for (const id of ['b', 'never-held']) {
        const text = lines(claim(id, { text: 'Said again', correction: reinstatement }));
        expect(rejectsOf((await importText(store, 'records', text)).events)).toMatchObject([
          { reason: 'not_retracted', field: 'id' },
        ]);
      }
      await importText(store, 'records', lines({ kind: 'claim', id: 'b', retraction: { reason: 'Wrong' } }));
      const back = await importText(store, 'records', lines(claim('b', { correction: reinstatement })));
      expect(back.summary).toMatchObject({ updated: 1, rejected: 0 });
    });
  });
});
