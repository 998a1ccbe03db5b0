import type { Database } from '../engine/index.js';
import { decideBatch } from './decide-batch.js';
import { DryRunRecords } from './dry-run-records.js';
import { inTurn, type Write } from './in-turn.js';

/**
 * Decides batches as if earlier batches had been written, and writes nothing. Each batch has its own transaction,
 * because a single one would block every writer until the end, and on the embedded engine every reader.
 */
export function dryRun(database: Database): Write {
  const dryRunRecords = new DryRunRecords();
  return inTurn((changes, options) =>
    database.transaction(
      async (connection) => {
        const { state, outcomes, toWrite } = await decideBatch(connection, changes, options, dryRunRecords);
        // A snapshot has one row for each record, so only journals depend on earlier batches.
        if (options.style === 'journal') dryRunRecords.add(toWrite, state, options);
        return outcomes;
      },
      { byIndex: true },
    ),
  );
}
