import { setImmediate as nextTurn } from 'node:timers/promises';
import { Batch } from '../../packages/admin/dist/imports/batch.js';
import { BatchSize } from '../../packages/admin/dist/imports/batch-size.js';
import { importInto } from '../dataset/country.mjs';
import { fileOf } from './lines.mjs';

/** What an import would have the store write, read and made safe, so that writing alone can be timed. */
export async function changesOf(store, count) {
  const changes = [];
  const collecting = {
    ...store,
    write: async (batch) => {
      changes.push(...batch.map((prepared) => prepared.change));
      return batch.map(() => ({ result: 'created' }));
    },
  };
  await importFile(collecting, count);
  return changes;
}

const ROWS_PER_TURN = 10;

/** What an import does from there on: makes rows of changes, and has them written in batches. */
export async function writeAll(store, changes, { step, fixed }) {
  const batch = new Batch({
    ...{ write: store.write, style: 'snapshot', updateReason: 'Updated.', signal: undefined },
    clock: () => new Date(),
    size: new BatchSize(step, { fixed }),
    settle: (_entry, outcome) => {
      if (outcome.result !== 'created') throw new Error(`Not written anew: ${JSON.stringify(outcome)}`);
    },
    afterBatch: () => undefined,
  });
  for (const [index, change] of changes.entries()) {
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    await batch.add({ id: change.record.id, change: store.prepare(change), context: null });
  }
  await batch.flush();
}

/** Imports a file of so many rows, whole: reading, safeguards, writing. */
export async function importFile(store, count, { prefix, report } = {}) {
  const summary = await importInto(store, fileOf(count, prefix), 'records', 'benchmark', report);
  if (summary.created !== count) throw new Error(`Not imported whole: ${JSON.stringify(summary)}`);
}
