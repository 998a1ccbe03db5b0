import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommandFailed, ImportFailed } from '../../src/errors.js';
import { importText, openTestStore, recordsSince, rejectsOf } from '../import-text.js';
import { claim, lines, numbered } from './lines.js';
import { sumOfOutcomes } from './sum-of-outcomes.js';

async function failureOf(promise: Promise<unknown>): Promise<ImportFailed> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportFailed)) throw new Error('It did not fail as an import', { cause: error });
  return error;
}

describe.each(engines)('an interrupted import into $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    let revision: number;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      revision = await store.revision();
    });

    it('keeps committed batches, gives advice, and is completed by the next import', async () => {
      const bytes = gzipSync(lines(...numbered('cut', 3_000)));
      const cutOff = bytes.subarray(0, bytes.length - 2_000);
      const error = await failureOf(importText(store, 'records', cutOff, { batchSize: 100 }));
      expect(error.message).toMatch(/cut off.*These stay\.$/);
      const { created } = error.summary;
      expect(created).toBeGreaterThan(0);
      expect(await recordsSince(store, revision)).toHaveLength(created);
      expect(await store.imports.list(1)).toMatchObject([{ finishedAt: null, coverage: [] }]);
      const { summary } = await importText(store, 'records', bytes);
      expect(summary).toMatchObject({ unchanged: created, created: 3_000 - created });
    });

    it('leaves no log entry when nothing could be read', async () => {
      const logged = await store.imports.list(1);
      const error = await failureOf(importText(store, 'ucdp-ged', 'a,b\n1,2\n'));
      expect(error.message).toMatch(/lacks the columns .*Nothing was imported\.$/);
      expect(await store.imports.list(1)).toEqual(logged);
    });

    it('stops after the current batch, with the given reason', async () => {
      const stopping = new AbortController();
      const importing = importText(store, 'records', lines(...numbered('stop', 100)), {
        batchSize: 10,
        signal: stopping.signal,
        report: (event) => {
          if (event.type !== 'progress' || event.rows !== 30) return;
          stopping.abort(new CommandFailed('The server is stopping.'));
        },
      });
      const error = await failureOf(importing);
      expect(error.message).toMatch(/^The server is stopping\./);
      expect(error.summary).toMatchObject({ read: 30, created: 30 });
      expect(await recordsSince(store, revision)).toHaveLength(30);
    });

    it('gives the same result when run again, wherever it was stopped', async () => {
      // Every seventh line changes the record of the second.
      const journal = (name: string) => [
        ...numbered(name, 60).map((row, at) =>
          at % 7 === 6 ? claim(`${name}-1`, { text: `Version ${at}` }) : row,
        ),
        { kind: 'rumour' },
      ];
      const recordsOf = async (name: string) => {
        const records = await recordsSince(store, revision);
        return records
          .filter(({ id }) => id.startsWith(`${name}-`))
          .map((record) => ({ ...record, id: record.id.slice(name.length) }));
      };
      await importText(store, 'records', lines(...journal('whole')));
      const expected = await recordsOf('whole');
      expect(expected).toHaveLength(52);

      let run = 0;
      const stopAt = fc.integer({ min: 0, max: 60 });
      const size = fc.integer({ min: 1, max: 20 });
      const stopAndRunAgain = fc.asyncProperty(stopAt, size, async (at, batchSize) => {
        run += 1;
        const rows = journal(`run${run}`);
        const stopping = new AbortController();
        const input = (async function* () {
          for (const [index, row] of rows.entries()) {
            if (index === at) stopping.abort();
            await nextTurn();
            yield Buffer.from(lines(row));
          }
        })();
        const { signal } = stopping;
        const { summary } = await failureOf(importText(store, 'records', '', { input, batchSize, signal }));
        expect(sumOfOutcomes(summary)).toBe(summary.read);
        await importText(store, 'records', lines(...rows), { batchSize });
        expect(await recordsOf(`run${run}`)).toEqual(expected);
      });
      await fc.assert(stopAndRunAgain, { numRuns: 12 });
    });

    it('counts every row once, whatever the rows', async () => {
      const id = fc.constantFrom('a', 'b', 'c', 'd');
      const line = fc.oneof(
        id.map((known) => claim(known)),
        fc.tuple(id, fc.constantFrom('One', 'Two')).map(([known, text]) => claim(known, { text })),
        id.map((known) => ({ kind: 'claim', id: known, retraction: { reason: 'Wrong.' } })),
        id.map((known) => ({ kind: 'dossier', id: known, title: 'Other' })),
        fc.constant({ kind: 'claim' }),
        fc.constant('not a record'),
      );
      const size = fc.integer({ min: 1, max: 4 });
      const everyRow = fc.asyncProperty(fc.array(line, { maxLength: 12 }), size, async (rows, batchSize) => {
        const { summary, events } = await importText(store, 'records', lines(...rows), { batchSize });
        expect(summary.read).toBe(rows.length);
        expect(sumOfOutcomes(summary)).toBe(summary.read);
        expect(rejectsOf(events)).toHaveLength(summary.rejected);
        const reasons = Object.values(summary.rejects_by_reason).reduce((sum, count) => sum + count, 0);
        expect(reasons).toBe(summary.rejected);
      });
      await fc.assert(everyRow, { numRuns: 25 });
    });
  });
});
