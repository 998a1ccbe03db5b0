import { latestStartThatIsOver } from '@partner-api/policy';
import type { Database, Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { DelayStep } from '../ports/publication-delay.js';
import { lockState, type WriterState } from '../writer/lock-state.js';
import { release } from './release.js';
import { takeBack } from './take-back.js';

const NOTHING: DelayStep = { takenBack: 0, released: 0 };

/** One batch. What is served too early goes first: it must not wait for what is merely late. */
export async function applyDelay(database: Database, now: Date): Promise<DelayStep> {
  // Most of the time there is nothing to do, and a look takes no lock.
  if (!(await isAnythingToDo(database, now))) return NOTHING;
  return database.transaction(async (connection) => {
    const state = await lockState(connection, now);
    if (state.delayHours === null) return NOTHING;
    const until = latestStart(state);
    const takenBack = await takeBack(connection, state, until, database.batchSize);
    if (takenBack > 0) return { takenBack, released: 0 };
    return { takenBack, released: await release(connection, state, until, database.batchSize) };
  });
}

async function isAnythingToDo(database: Queryable, now: Date): Promise<boolean> {
  const [answer] = await database.query<{ early: boolean; due: boolean }>(sql`
    with state as (
      select case publication_delay_hours
        when 0 then 'infinity'::timestamptz
        else greatest(updated_at, ${now.toISOString()}::timestamptz) - make_interval(hours => publication_delay_hours)
      end as until
      from store_state
    )
    select
      exists (select from records where delay_from > (select until from state)) as early,
      exists (select from withheld where delay_from <= (select until from state)) as due`);
  return answer !== undefined && (answer.early || answer.due);
}

/** As PostgreSQL writes it: the latest start of a delay that is over. */
function latestStart({ delayHours, at }: WriterState): string {
  const milliseconds = latestStartThatIsOver(delayHours, new Date(at));
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : 'infinity';
}
