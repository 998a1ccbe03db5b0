import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Change, Outcome, Store } from '../../src/index.js';
import { emptyStore } from '../empty-store.js';
import { openTestStore } from '../open-test-store.js';
import { batch } from '../publication-delay/steps.js';
import { at, claim, event, NOW, publish, retract } from './drafts.js';

/** Runs of a few batches each. */
const RUNS = 25;
const TIMEOUT_MILLISECONDS = 120_000;

describe.each(engines)('a dry run on $name', (engine) => {
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

    const journal = at(NOW, { style: 'journal' });
    /** Writes one batch after the other. */
    const outcomesOf = async (write: Store['write'], batches: readonly (readonly Change[])[]) => {
      const outcomes: Outcome[] = [];
      for (const changes of batches) outcomes.push(...(await write(changes, journal)));
      return outcomes;
    };
    const reason = { kind: 'correction', reason: 'Wrong.' };
    const saying = (text: string) => publish(claim('c1', text), reason);

    it('reports a repeated line as the import would', async () => {
      await store.write([saying('A')], journal);
      const batches = [[saying('A')], [saying('B')], [saying('A')], [saying('B')]];
      const told = await outcomesOf(store.dryRun(), batches);
      expect(told).toEqual([
        { result: 'unchanged' },
        { result: 'updated' },
        { result: 'unchanged', note: 'superseded' },
        { result: 'unchanged' },
      ]);
      expect(await outcomesOf(store.write, batches)).toEqual(told);
    });

    it('compares with the result of the previous line', async () => {
      const batches = [
        [publish(event('e1', { summary: 'It rained.', sources: [] }))],
        [publish(event('e1'), reason)],
        [retract('e1', 'It was wrong.')],
        [publish(event('e1', { claim_ids: ['c1'] }), { kind: 'reinstatement', reason: 'It was right.' })],
      ];
      const told = await outcomesOf(store.dryRun(), batches);
      expect(told.map(({ result }) => result)).toEqual(['created', 'updated', 'retracted', 'updated']);
      expect(told[1]).toEqual({ result: 'updated', dropped: ['summary'] });
      expect(await outcomesOf(store.write, batches)).toEqual(told);
    });

    it('writes nothing, and is independent of other dry runs', async () => {
      const revision = await store.revision();
      expect(await outcomesOf(store.dryRun(), [[saying('A')], [saying('B')]])).toHaveLength(2);
      expect(await outcomesOf(store.dryRun(), [[saying('B')]])).toEqual([{ result: 'created' }]);
      expect(await store.revision()).toBe(revision);
      expect(await store.held('c1')).toBeNull();
    });

    it('blocks neither readers nor writers between its batches', async () => {
      const run = store.dryRun();
      await run([saying('A')], journal);
      expect(await store.write([publish(claim('c2'))], at(NOW))).toEqual([{ result: 'created' }]);
      expect(await store.held('c2')).not.toBeNull();
      expect(await run([saying('A')], journal)).toEqual([{ result: 'unchanged' }]);
    });

    it('reports the outcomes of an import, whatever is stored', { timeout: TIMEOUT_MILLISECONDS }, () =>
      fc.assert(
        fc.asyncProperty(
          fc.constantFrom(0, 24),
          fc.constantFrom('snapshot' as const, 'journal' as const),
          fc.array(batch, { maxLength: 3 }),
          fc.array(batch, { minLength: 2, maxLength: 6, size: 'max' }),
          async (hours, style, held, batches) => {
            await emptyStore(opened.database);
            await store.publicationDelay.setHours(hours);
            for (const changes of held) await store.write(changes, at(NOW, { style }));
            const told = await outcomesOf(store.dryRun(), batches);
            expect(told).toEqual(await outcomesOf(store.write, batches));
          },
        ),
        { numRuns: RUNS },
      ),
    );
  });
});
