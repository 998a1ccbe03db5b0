import { importRecords } from '@partner-api/operations';
import { fileOf } from './lines.mjs';

/** What an import would have the store write, read and made safe, so that writing alone can be timed. */
export async function changesOf(store, count) {
  const changes = [];
  const collecting = {
    ...store,
    write: async (batch) => {
      changes.push(...batch);
      return batch.map(() => ({ result: 'created' }));
    },
  };
  await importFile(collecting, count);
  return changes;
}

/** Imports a file of so many rows, whole: reading, safeguards, writing. */
export async function importFile(store, count, { prefix, report = () => undefined } = {}) {
  const summary = await importRecords(
    { store, clock: () => new Date(), input: fileOf(count, prefix), report },
    { format: 'records', name: 'benchmark', covers: [], mayRedistribute: [], dryRun: false },
  );
  if (summary.created !== count) throw new Error(`Not imported whole: ${JSON.stringify(summary)}`);
  return summary;
}
