import type { NumberClaim } from '@partner-api/reading';
import { tellsOneEvent } from '../certainty/one-event.js';
import type { EventTable } from '../table/event-table.js';
import { countableOf } from '../tally/countable.js';
import { type Tally, tallyOf } from '../tally/tally.js';
import { judgeSingle } from './judge-single.js';
import { judgeTally } from './judge-tally.js';
import { undecided } from './tally-verdict.js';

/** What a count says of a claim, and the event that it may be said of alone. */
export function judgeCount(table: EventTable, claim: NumberClaim, found: Tally, isWhole: boolean) {
  const ofRow = {
    isOne: (row: number) => tellsOneEvent(table, row),
    each: (row: number) => tallyOf(table, countableOf(claim), [row], []),
  };
  const one = judgeSingle(claim.predicate, found, ofRow, isWhole);
  if (claim.isSingle) return { verdict: one.verdict, single: one.row };
  const verdict = judgeTally(claim.predicate, found, isWhole);
  return verdict.verdict === 'refuted' && one.row !== null && mayMeanOne(claim)
    ? ({ verdict: undecided('one_event'), single: one.row } as const)
    : { verdict, single: null };
}

/** "On 4 April 2017, 88 people were killed in Idlib" is said of an attack on a day on which more were killed elsewhere. */
function mayMeanOne({ measure, scope: { window }, predicate }: NumberClaim): boolean {
  return measure !== 'events' && window.from === window.to && predicate.isByBest;
}
