import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Moment, RevisionWatch } from '../ports/revision-watch.js';
import { inHistory, PRESENT, revisionOf } from './moment.js';

const POLL_MILLISECONDS = 500;
/**
 * After this time without a response of the database, the known state counts as unconfirmed. A server that does not
 * reach the database must not serve a retracted record for longer than others either.
 */
const CERTAIN_MILLISECONDS = 1_000;

interface Parts {
  readonly database: Queryable;
  /** Whether only this process can write. */
  readonly isOnlyWriter: boolean;
  /** Calls back after a write of this process and after a notice of another; returns a function that stops. */
  readonly onMoved: (moved: () => void) => () => void;
  /** Called before the moment is published; `isHistoryLost` tells that data confirmed before may be gone. */
  readonly onConfirmed?: (present: Moment, isHistoryLost: boolean) => void;
  /** Monotonic clock: with one that can be set back, an old confirmation would look recent. */
  readonly elapsedMilliseconds?: () => number;
}

interface State {
  readonly moment: Moment;
  readonly access: string;
}

/**
 * Follows the state of the store: at once for writes of this process, within milliseconds by `NOTIFY`, and otherwise
 * by polling every half second, because notices can be lost (behind pgbouncer all are).
 */
export function watchRevision({
  database,
  isOnlyWriter,
  onMoved,
  onConfirmed = () => undefined,
  elapsedMilliseconds = () => performance.now(),
}: Parts): RevisionWatch {
  let known: State | null = null;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let moves = 0;
  let asking: Promise<void> | null = null;
  /** The latest confirmed moment, which must stay in the history of the store. */
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
      // The response may be older than a move during the query, so it does not count.
      if (moves !== movesBefore) continue;
      known = { moment: state.moment, access: state.access };
      confirmedAt = askedAt;
    } while (moves !== movesBefore);
  };
  const follow = (): void => {
    asking ??= ask()
      // Request handlers report an unreachable database themselves.
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
    if (!isOnlyWriter || known === null) follow();
  }, POLL_MILLISECONDS);
  timer.unref();
  follow();

  const certain = (): State | null =>
    isOnlyWriter || elapsedMilliseconds() - confirmedAt < CERTAIN_MILLISECONDS ? known : null;
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
