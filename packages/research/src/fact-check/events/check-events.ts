import { coverageOf, type ScopeCoverage } from '../../events/coverage.js';
import type { EventTable } from '../../events/event-table.js';
import { neighboursOf } from '../../events/neighbours.js';
import { type Tally, tally, tallyOf } from '../../events/tally.js';
import type { Level } from '../../live-index.js';
import type { Present } from '../../present.js';
import type { EventClaim } from '../../reading/event-reading.js';
import { judgeSingle } from './judge-single.js';
import { judgeTally, type TallyVerdict } from './judge-tally.js';

/** A claim about events, and what counting them gave. */
export interface EventCheck {
  readonly outcome: 'checked';
  readonly claim: EventClaim;
  readonly tally: Tally;
  readonly coverage: ScopeCoverage;
  /** Whether records that are held back keep it from being covered. */
  readonly isHeldBack: boolean;
  readonly verdict: TallyVerdict;
  /** The event that alone makes a claim about one event true, or would make this one true were it about one. */
  readonly single: number | null;
}

export type EventFindings =
  | EventCheck
  | { readonly outcome: 'unread'; readonly words: readonly string[] }
  | { readonly outcome: 'other' };

/** Counts what a claim says of the events; `other` when it is not about them. */
export function checkEvents(
  { events, coverage: spans }: Level,
  text: string,
  present: Present,
): EventFindings {
  const { table } = events;
  if (table.size === 0) return { outcome: 'other' };
  const read = events.reader.readClaim(text, present.today);
  if (read.outcome !== 'read') return read;
  const claim = read.reading;
  const found = tally(table, claim.scope, claim.measure);
  const coverage = coverageOf(spans, claim.scope, present.heldUntil);
  const isWhole = coverage.extent === 'whole';
  const isHeldBack = !isWhole && coverageOf(spans, claim.scope, null).extent === 'whole';
  const checked = { outcome: 'checked', claim, tally: found, coverage, isHeldBack } as const;
  if (coverage.extent === 'none')
    return { ...checked, verdict: { verdict: 'undecided', because: 'not_covered' }, single: null };
  const judgement = judged(table, claim, found, isWhole);
  // That nothing was recorded says something only of a place where things are.
  const isUnwatched = found.sureRows.length === 0 && neighboursOf(table, claim.scope).length === 0;
  return isUnwatched && judgement.verdict.verdict !== 'undecided'
    ? { ...checked, verdict: { verdict: 'undecided', because: 'unwatched' }, single: null }
    : { ...checked, ...judgement };
}

function judged(table: EventTable, claim: EventClaim, found: Tally, isWhole: boolean) {
  const each = (row: number) => tallyOf(table, claim.measure, [row], []);
  const one = judgeSingle(claim.predicate, found, each, isWhole);
  if (claim.isSingle) return { verdict: one.verdict, single: one.row };
  const verdict = judgeTally(claim.predicate, found, isWhole);
  return verdict.verdict === 'refuted' && one.row !== null && mayMeanOne(claim)
    ? ({ verdict: { verdict: 'undecided', because: 'one_event' }, single: one.row } as const)
    : { verdict, single: null };
}

/** "On 4 April 2017, 88 people were killed in Idlib" is said of an attack on a day on which more were killed elsewhere. */
function mayMeanOne({ measure, scope: { window }, predicate }: EventClaim): boolean {
  return measure !== 'events' && window.from === window.to && predicate.isByBest;
}
