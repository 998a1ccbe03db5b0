import { latestStartThatIsOver } from '@partner-api/safeguards';
import type { Database, Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { DelayStep } from '../ports/publication-delay.js';
import { lockState, type WriterState } from '../writer/lock-state.js';
import { release } from './release.js';
import { takeBack } from './take-back.js';

const NOTHING: DelayStep = { takenBack: 0, released: 0 };

/**
 * One batch. What is served too early goes first: it must not wait for what is merely late. `hear` is told the hours that
 * hold.
 */
export async function applyDelay(
  database: Database,
  now: Date,
  hear: (hours: number | null) => void,
): Promise<DelayStep> {
  // Most of the time there is nothing to do, and a look takes no lock.
  const { hours, isAnythingToDo } = await look(database, now);
  hear(hours);
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

/** By the two ends of the indexes: a condition would be looked for in every row, because most often none meets it. */
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

/** As PostgreSQL writes it: the latest start of a delay that is over. */
function latestStart({ delayHours, at }: WriterState): string {
  const milliseconds = latestStartThatIsOver(delayHours, new Date(at));
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : 'infinity';
}
