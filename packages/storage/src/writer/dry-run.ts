import type { Database } from '../engine/index.js';
import { decideBatch } from './decide-batch.js';
import { inTurn, type Write } from './in-turn.js';
import { WouldBeHeld } from './would-be-held.js';

/**
 * Decides batches as they would be decided if those before them had been written, and writes nothing. Each has a transaction
 * of its own: one for all would keep every writer waiting until the dry run ends, and on the embedded engine every reader.
 */
export function dryRun(database: Database): Write {
  const wouldBe = new WouldBeHeld();
  return inTurn((changes, options) =>
    database.transaction(
      async (connection) => {
        const { state, outcomes, toWrite } = await decideBatch(connection, changes, options, wouldBe);
        // Rows of a snapshot do not overtake each other.
        if (options.style === 'journal') wouldBe.wrote(toWrite, state, options);
        return outcomes;
      },
      { byIndex: true },
    ),
  );
}
