import type { EventQuery, Reading } from '@partner-api/query';
import type { Present } from '../domain/present.js';
import { countQuery } from '../events/counting/count-query.js';
import { changeOverTime } from '../events/judging/change-of.js';
import { type JudgedQuery, judgeQuery } from '../events/judging/judge-query.js';
import { type TallyVerdict, undecided } from '../events/judging/tally-verdict.js';
import type { Level } from '../live/live-index.js';

/** What counting events gave for a claim. */
export interface EventsChecked {
  /** Whether the text was understood whole, so that a verdict may be given. */
  readonly isExact: boolean;
  /** Of each statement. Of a text that was understood in part, what is on record. */
  readonly checks: readonly JudgedQuery[];
  readonly verdict: TallyVerdict['verdict'];
}

/** Counts what a claim says of events; null where nothing in it can be counted, or nothing is known of it. */
export function checkEvents(level: Level, reading: Reading, present: Present): EventsChecked | null {
  if (reading.tier === 'none') return null;
  const isExact = reading.tier === 'exact' && reading.queries.every(isJudged);
  const ways = isExact ? reading.queries.flatMap(waysToCount) : [reading.queries[0]];
  const checks = ways.map((query) => check(level, query, present));
  const verdicts = checks.map(({ verdict }) => verdict.verdict);
  if (!isExact) {
    const isUnknown = checks.every(
      ({ tally, coverage }) => coverage.extent === 'none' && tally.sure.events === 0,
    );
    return isUnknown ? null : { isExact, checks, verdict: 'undecided' };
  }
  const areTwoWays = ways.length > reading.queries.length;
  return { isExact, checks, verdict: areTwoWays ? sameVerdict(verdicts) : ofAll(verdicts) };
}

function isJudged({ asks, direction }: EventQuery): boolean {
  return asks === 'holds' || (asks === 'change' && direction !== null);
}

function check(
  { events: { table }, coverage: spans }: Level,
  query: EventQuery,
  present: Present,
): JudgedQuery {
  const counted = countQuery({ table, spans, present }, query);
  const judged = judgeQuery(table, counted);
  if (query.asks !== 'change' || query.direction === null || counted.parts === null) return judged;
  const change = changeOverTime(counted.parts, present.today);
  if (counted.coverage.extent !== 'whole') return { ...judged, verdict: undecided('not_covered') };
  if (change === null || !change.isDecided || !change.isSteady)
    return { ...judged, verdict: undecided('inexact') };
  const isSo = change.difference > 0 === (query.direction === 'up');
  return { ...judged, verdict: { verdict: isSo ? 'supported' : 'refuted' } };
}

/** "Violence rose" may be said of the events, or of the dead. */
function waysToCount(query: EventQuery): EventQuery[] {
  return query.mayBeOfDead ? [query, { ...query, measure: 'killed' }] : [query];
}

/** The verdict that all ways of counting give. */
function sameVerdict([first, ...others]: readonly TallyVerdict['verdict'][]): TallyVerdict['verdict'] {
  return first !== undefined && others.every((other) => other === first) ? first : 'undecided';
}

/** A claim holds where all of its statements do, and is wrong where one is. */
function ofAll(verdicts: readonly TallyVerdict['verdict'][]): TallyVerdict['verdict'] {
  const first = (['refuted', 'conflicting', 'undecided'] as const).find((one) => verdicts.includes(one));
  return first ?? 'supported';
}
