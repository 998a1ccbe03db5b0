import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { FlagCount, ScreeningHistory } from '../ports/audit-log.js';

type HistoryRow = {
  flags: number;
  refusals: number;
  first_refusal_at: string | null;
  is_limited: boolean;
  is_stopped: boolean;
};

export async function screened(database: Queryable, partner: string, since: Date): Promise<ScreeningHistory> {
  const from = since.toISOString();
  // Times are stored as RFC 3339 in UTC to the millisecond, so they sort as text.
  const [row] = await database.query<HistoryRow>(sql`
    select
      count(*) filter (where action = 'request.flagged' and at >= ${from}::text)::integer as flags,
      count(*) filter (where is_refusal)::integer as refusals,
      min(at) filter (where is_refusal) as first_refusal_at,
      coalesce(bool_or(action = 'partner.flags_limited'), false) as is_limited,
      coalesce(bool_or(action = 'partner.questions_stopped' and at >= ${from}::text), false) as is_stopped
    from (
      select action, at,
        action = 'request.refused' and at >= ${from}::text
          and coalesce(detail ->> 'because', '') <> 'flag-limit' as is_refusal
      from audit
      where actor = ${partner}::text
        and action in ('request.flagged', 'request.refused', 'partner.flags_limited', 'partner.questions_stopped')
        and seq > coalesce(
          (select max(seq) from audit
            where actor = 'operator' and action = 'partner.cleared' and subject = ${partner}::text),
          0)
    ) as since_cleared`);
  if (row === undefined) throw new Error('The audit log told nothing of a partner');
  return {
    flags: row.flags,
    refusals: row.refusals,
    firstRefusalAt: row.first_refusal_at,
    isLimited: row.is_limited,
    isStopped: row.is_stopped,
  };
}

export async function countFlags(
  database: Queryable,
  { since, actor }: { readonly since: Date; readonly actor?: string },
): Promise<readonly FlagCount[]> {
  const by = actor === undefined ? sql`` : sql`and actor = ${actor}::text`;
  return database.query<{ actor: string; rule: string; flags: number }>(sql`
    select actor, rule, count(*)::integer as flags
    from audit, json_array_elements_text(detail -> 'rules') as rule
    where action = 'request.flagged' and at >= ${since.toISOString()}::text ${by}
    group by actor, rule
    order by flags desc, actor, rule`);
}
