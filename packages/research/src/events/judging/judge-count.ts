import type { EventQuery, Predicate } from '@partner-api/query';
import { isSingleEvent } from '../certainty/deaths-filter.js';
import type { EventTable } from '../table/event-table.js';
import { countableOf, figuresOfRow, NO_FIGURES } from '../tally/figures.js';
import type { Tally } from '../tally/tally.js';
import { isRight, judgeNumber, type Open } from './judge-number.js';
import { type TallyVerdict, undecided } from './tally-verdict.js';

export interface CountVerdict {
  readonly verdict: TallyVerdict;
  /** The event that makes a claim about a single event true, or would make this claim true if it means one event. */
  readonly single: number | null;
}

/** Judges a claim by a count, and finds the single event that the claim may be about. */
export function judgeCount(
  table: EventTable,
  query: EventQuery,
  predicate: Predicate,
  tally: Tally,
  open: Open,
): CountVerdict {
  const single = singleRow(table, query, predicate, tally);
  if (query.isSingle) return judgeSingle(predicate, tally, single, open);
  const verdict = judgeNumber(predicate, tally, open);
  return verdict.verdict === 'refuted' && single !== null && mayMeanOne(query, predicate)
    ? { verdict: undecided('one_event'), single }
    : { verdict, single: null };
}

/** Supported by one certain event; refuted only if the total is too small, because one event may be recorded as several. */
function judgeSingle(
  predicate: Predicate,
  { sure, possible }: Tally,
  single: number | null,
  { isWhole, allowance }: Open,
): CountVerdict {
  if (single !== null) return { verdict: { verdict: 'supported' }, single };
  const isTooFew = sure.most + possible.most + allowance < predicate.fails.from;
  if (isWhole && isTooFew) return { verdict: { verdict: 'refuted' }, single };
  return { verdict: undecided(isWhole ? 'possible_events' : 'not_covered'), single };
}

function singleRow(
  table: EventTable,
  query: EventQuery,
  predicate: Predicate,
  { rows }: Tally,
): number | null {
  const alone = { isWhole: true, allowance: 0 };
  const figuresOf = figuresOfRow(table, countableOf(query));
  const isSo = (row: number) =>
    isSingleEvent(table, row) && isRight(predicate, { sure: figuresOf(row), possible: NO_FIGURES }, alone);
  if (!query.isSingle && !mayMeanOne(query, predicate)) return null;
  const [found] = rows.sure.where(isSo);
  return found ?? null;
}

/** "On 4 April 2017, 88 people were killed in Idlib" may be about one attack, on a day with more deaths in total. */
function mayMeanOne({ measure, window: { from, to } }: EventQuery, { isByBest }: Predicate): boolean {
  return measure !== 'events' && from !== null && from === to && isByBest;
}
