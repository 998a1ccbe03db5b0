import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sql } from '../engine/index.js';

/** How long to wait before asking again whether another process is done. */
const TURN_MILLISECONDS = 500;
/** A process that was stopped half-way keeps its turn as long as its connection: after so long nobody waits for it. */
const PATIENCE_MILLISECONDS = 600_000;

/**
 * Gives the turn to read all of a store to one process at a time, and to one of several in a process. A lock of a transaction, as
 * for migrations: it ends with the process that has it, and works behind a pooler. Nothing is read in it, so that it keeps no
 * snapshot.
 */
export function loadTurn(database: Database): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => (database.engine === 'embedded' ? work() : amongProcesses(database, work)));
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function amongProcesses(database: Database, work: () => Promise<void>): Promise<void> {
  const until = performance.now() + PATIENCE_MILLISECONDS;
  let ended: { readonly error?: unknown } | null = null;
  const worked = async () => {
    try {
      await work();
      ended = {};
    } catch (error) {
      ended = { error };
    }
  };
  while (ended === null) {
    try {
      await database.transaction(
        async (connection) => {
          await connection.query(sql`set local idle_in_transaction_session_timeout = 0`);
          // A number of our own.
          const [mine] = await connection.query<{ taken: boolean }>(
            sql`select pg_try_advisory_xact_lock(7031868) as taken`,
          );
          if (mine?.taken || performance.now() > until) await worked();
        },
        { statementTimeoutSeconds: 5 },
      );
    } catch (error) {
      // What became of the connection meanwhile is nothing to the work.
      if (ended === null) throw error;
    }
    if (ended === null) await wait(TURN_MILLISECONDS);
  }
  const { error } = ended as { readonly error?: unknown };
  if (error !== undefined) throw error;
}
