import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { RevisionWatch } from '../ports/revision-watch.js';

const POLL_MILLISECONDS = 500;
/** Past this without an answer of the database, nobody can say what it holds. */
const CERTAIN_MILLISECONDS = 2_000;

interface Parts {
  readonly database: Queryable;
  /** Whether nobody but this process can write. */
  readonly alone: boolean;
  /** Calls back when this process has written, or is told that somebody has. Returns how to stop that. */
  readonly onMoved: (moved: () => void) => () => void;
  /** Only ever grows; a clock that is set back must not make old news fresh. */
  readonly elapsedMilliseconds?: () => number;
}

/**
 * Follows the revision of the data: at once where this process writes, within milliseconds where the database tells of
 * it, and in any case within half a second, because notices can be lost (behind pgbouncer all of them are).
 */
export function watchRevision({
  database,
  alone,
  onMoved,
  elapsedMilliseconds = () => performance.now(),
}: Parts): RevisionWatch {
  let known: number | null = null;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let moves = 0;
  let asking: Promise<void> | null = null;

  const ask = async (): Promise<void> => {
    let movesBefore: number;
    do {
      movesBefore = moves;
      const askedAt = elapsedMilliseconds();
      const [state] = await database.query<{ revision: number }>(sql`select revision from store_state`);
      // What moved while we asked may be in the answer or not.
      if (!state || moves !== movesBefore) continue;
      known = state.revision;
      confirmedAt = askedAt;
    } while (moves !== movesBefore);
  };
  const follow = (): void => {
    asking ??= ask()
      // The handlers find out by themselves that the database is away, and say so.
      .catch(() => undefined)
      .finally(() => {
        asking = null;
      });
  };

  const stopFollowing = onMoved(() => {
    moves += 1;
    known = null;
    follow();
  });
  const timer = setInterval(() => {
    if (!alone || known === null) follow();
  }, POLL_MILLISECONDS);
  timer.unref();
  follow();

  return {
    current: () => (alone || elapsedMilliseconds() - confirmedAt < CERTAIN_MILLISECONDS ? known : null),
    close: async () => {
      stopFollowing();
      clearInterval(timer);
      await asking;
    },
  };
}
