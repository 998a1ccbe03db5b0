import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Moment, RevisionWatch } from '../ports/revision-watch.js';
import { inHistory, PRESENT, revisionOf } from './moment.js';

const POLL_MILLISECONDS = 500;
/** Past this without an answer of the database, nobody can say what it holds. */
const CERTAIN_MILLISECONDS = 2_000;

interface Parts {
  readonly database: Queryable;
  /** Whether nobody but this process can write. */
  readonly alone: boolean;
  /** Calls back when this process has written, or is told that somebody has. Returns how to stop that. */
  readonly onMoved: (moved: () => void) => () => void;
  /** Called before the moment is told to anybody; `isHistoryLost`: what was confirmed before may never have been. */
  readonly onConfirmed?: (present: Moment, isHistoryLost: boolean) => void;
  /** Only ever grows; a clock that is set back must not make old news fresh. */
  readonly elapsedMilliseconds?: () => number;
}

interface State {
  readonly moment: Moment;
  readonly access: string;
}

/**
 * Follows what the store holds: at once where this process writes, within milliseconds where the database tells of it, and
 * in any case within half a second, because notices can be lost (behind pgbouncer all of them are).
 */
export function watchRevision({
  database,
  alone,
  onMoved,
  onConfirmed = () => undefined,
  elapsedMilliseconds = () => performance.now(),
}: Parts): RevisionWatch {
  let known: State | null = null;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let moves = 0;
  let asking: Promise<void> | null = null;
  /** What the store was ever found to hold, and must still have been through. */
  let latest: Moment | null = null;
  let historiesLost = 0;

  const ask = async (): Promise<void> => {
    let movesBefore: number;
    do {
      movesBefore = moves;
      const askedAt = elapsedMilliseconds();
      const [state] = await database.query<{ moment: Moment; access: string; continues: boolean }>(sql`
        select ${PRESENT} as moment, ${inHistory(latest === null ? [] : [latest])} as continues,
          (select revision || '.' || mark from access_state) as access
        from store_state`);
      if (!state) continue;
      if (!state.continues) historiesLost += 1;
      latest = state.moment;
      onConfirmed(latest, !state.continues);
      // What moved while we asked may be in the answer or not.
      if (moves !== movesBefore) continue;
      known = { moment: state.moment, access: state.access };
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

  const certain = (): State | null =>
    alone || elapsedMilliseconds() - confirmedAt < CERTAIN_MILLISECONDS ? known : null;
  return {
    current: () => certain()?.moment ?? null,
    revision: () => {
      const state = certain();
      return state && revisionOf(state.moment);
    },
    access: () => certain()?.access ?? null,
    historiesLost: () => historiesLost,
    close: async () => {
      stopFollowing();
      clearInterval(timer);
      await asking;
    },
  };
}
