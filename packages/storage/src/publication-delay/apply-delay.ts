import { latestStartThatIsOver } from '@partner-api/safeguards';
import type { Database, Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { DelayStep } from '../ports/publication-delay.js';
import { lockState, type WriterState } from '../writer/lock-state.js';
import { release } from './release.js';
import { takeBack } from './take-back.js';

const NOTHING: DelayStep = { takenBack: 0, released: 0 };

/**
 * Processes one batch: records that are served too early come before records that are due, because they reveal what
 * must be withheld. Calls `remember` with the delay in force.
 */
export async function applyDelay(
  database: Database,
  now: Date,
  remember: (hours: number | null) => void,
): Promise<DelayStep> {
  // Usually nothing is due, and this check takes no lock.
  const { hours, isAnythingToDo } = await look(database, now);
  remember(hours);
  if (!isAnythingToDo) return NOTHING;
  return database.transaction(async (connection) => {
    const state = await lockState(connection, now);
    if (state.delayHours === null) return NOTHING;
    const until = latestStart(state);
    const takenBack = await takeBack(connection, state, until, database.batchSize);
    if (takenBack > 0) return { takenBack, released: 0 };
    return { takenBack, released: await release(connection, state, until, database.batchSize) };
  });
}

/** Reads the ends of the two indexes; a condition would scan every row, because usually none matches. */
async function look(database: Queryable, now: Date) {
  type Found = { hours: number | null; early: boolean | null; due: boolean | null };
  const [found] = await database.query<Found>(sql`
    select hours, (select max(delay_from) from records) > until as early,
      (select min(delay_from) from withheld) <= until as due
    from (
      select publication_delay_hours as hours, case publication_delay_hours
        when 0 then 'infinity'::timestamptz
        else greatest(updated_at, ${now.toISOString()}::timestamptz) - make_interval(hours => publication_delay_hours)
      end as until
      from store_state
    ) as state`);
  return { hours: found?.hours ?? null, isAnythingToDo: found?.early === true || found?.due === true };
}

/** Returns, as PostgreSQL text, the latest start of a delay that is over. */
function latestStart({ delayHours, at }: WriterState): string {
  const milliseconds = latestStartThatIsOver(delayHours, new Date(at));
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : 'infinity';
}
