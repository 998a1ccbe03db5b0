import type { Reading } from '@partner-api/query';
import type { Present } from '../domain/present.js';
import { countQuery } from '../events/counting/count-query.js';
import { ofRecordedTime } from '../events/counting/recorded-time.js';
import { type JudgedQuery, judgeQuery } from '../events/judging/judge-query.js';
import type { TallyVerdict } from '../events/judging/tally-verdict.js';
import type { IndexSnapshot } from '../live/live-index.js';

/** The result of checking a claim against event counts. */
export interface EventCheck {
  /** Whether the whole text was parsed, which a verdict requires. */
  readonly isExact: boolean;
  /** One check for each statement. For a partial reading, the counts on record. */
  readonly checks: readonly JudgedQuery[];
  readonly verdict: TallyVerdict['verdict'];
}

/** Checks a claim against event counts. Null if nothing in it can be counted or the place and period have no data. */
export function checkEvents(snapshot: IndexSnapshot, reading: Reading, present: Present): EventCheck | null {
  if (reading.tier === 'none') return null;
  const isExact = reading.tier === 'exact' && reading.queries.every(({ asks }) => asks === 'holds');
  const { events, coverage: spans } = snapshot;
  const queries = isExact ? reading.queries : [ofRecordedTime(reading.queries[0], spans)];
  const checks = queries.map((query) =>
    judgeQuery(events.table, countQuery({ table: events.table, spans, present }, query)),
  );
  const verdicts = checks.map(({ verdict }) => verdict.verdict);
  if (!isExact) {
    const isUnknown = checks.every(
      ({ tally, coverage }) => coverage.extent === 'none' && tally.sure.events === 0,
    );
    return isUnknown ? null : { isExact, checks, verdict: 'undecided' };
  }
  return { isExact, checks, verdict: ofAll(verdicts) };
}

/** A claim is supported if all of its statements are, and refuted if any statement is. */
function ofAll(verdicts: readonly TallyVerdict['verdict'][]): TallyVerdict['verdict'] {
  const first = (['refuted', 'conflicting', 'undecided'] as const).find((one) => verdicts.includes(one));
  return first ?? 'supported';
}
