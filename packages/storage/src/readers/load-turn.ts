import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sql } from '../engine/index.js';

/** Time between checks whether another process has finished. */
const TURN_MILLISECONDS = 500;
/** A stopped process keeps its lock while its connection lives, so others stop waiting after this time. */
const GIVE_UP_MILLISECONDS = 600_000;

/**
 * Lets one process at a time read the whole store, and one task at a time within a process. The lock belongs to a
 * transaction, so it ends with its process and works behind a pooler; that transaction reads nothing, so it holds no
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
  const until = performance.now() + GIVE_UP_MILLISECONDS;
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
          // An arbitrary number, unique to this lock.
          const [mine] = await connection.query<{ taken: boolean }>(
            sql`select pg_try_advisory_xact_lock(7031868) as taken`,
          );
          if (mine?.taken || performance.now() > until) await worked();
        },
        { statementTimeoutSeconds: 5 },
      );
    } catch (error) {
      // A lost lock connection does not affect the finished work.
      if (ended === null) throw error;
    }
    if (ended === null) await wait(TURN_MILLISECONDS);
  }
  const { error } = ended as { readonly error?: unknown };
  if (error !== undefined) throw error;
}
