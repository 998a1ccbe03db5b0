import type { EventClaim, NumberClaim } from '@partner-api/reading';
import type { Present } from '../../domain/present.js';
import { coverageOf, coversPart } from '../../events/coverage.js';
import { rowsBeside } from '../../events/evidence/rows-beside.js';
import { judgeCount } from '../../events/judging/judge-count.js';
import { isUncovered, undecided } from '../../events/judging/tally-verdict.js';
import type { EventTable } from '../../events/table/event-table.js';
import { type Tally, tally } from '../../events/tally/tally.js';
import type { Level } from '../../live/live-index.js';
import type { CoveredSpan } from '../../records/corpus.js';
import { checkComparison } from './check-comparison.js';
import type { Counted, EventCheck, NumberCheck } from './event-check.js';

/** Counts what a statement is about and judges it. */
export function checkStatement(
  { events: { table, reader }, coverage: spans }: Level,
  claim: EventClaim,
  present: Present,
): EventCheck {
  const found = tally(table, claim.scope, claim.measure);
  const about = claim.scope.country === null ? spansOfCounted(table, found, spans) : spans;
  const coverage = coverageOf(about, claim.scope, present.heldUntil);
  const isHeldBack = coverage.extent !== 'whole' && coverageOf(about, claim.scope, null).extent === 'whole';
  const mayBeUnderOtherNames = reader.mayBeUnderOtherNames(claim.scope, found.sureRows.length);
  const counted = { tally: found, coverage, isHeldBack, mayBeUnderOtherNames };
  if (!('comparison' in claim)) return checkNumber(table, claim, counted);
  const isCovered = (key: string) => coversPart(about, claim.scope, key, present.heldUntil);
  return checkComparison(table, claim, counted, isCovered);
}

/** Of a claim that names no place, those of the countries where what it names is on record. */
function spansOfCounted(
  { columns, countries }: EventTable,
  { sureRows, possibleRows }: Tally,
  spans: readonly CoveredSpan[],
): CoveredSpan[] {
  const counted = new Set(
    [...sureRows, ...possibleRows].map((row) => countries.values[columns.country.get(row)]),
  );
  return spans.filter(({ country }) => counted.has(country));
}

function checkNumber(
  table: EventTable,
  claim: NumberClaim,
  { mayBeUnderOtherNames, ...counted }: Counted,
): NumberCheck {
  const { tally: found, coverage } = counted;
  const checked = { claim, ...counted };
  if (coverage.extent === 'none')
    return { ...checked, verdict: undecided('not_covered'), single: null, beside: null };
  const isWhole = coverage.extent === 'whole';
  const judgement = judgeCount(table, claim, found, isWhole && !mayBeUnderOtherNames);
  if (isWhole && isUncovered(judgement.verdict))
    return { ...checked, verdict: undecided('other_names'), single: null, beside: null };
  const beside = found.sureRows.length === 0 ? rowsBeside(table, claim.scope) : null;
  // Elsewhere there may have been any number more, so that estimates of what is on record are not all that speaks.
  if (claim.scope.country === null && claim.predicate.isByBest && judgement.verdict.verdict === 'conflicting')
    return { ...checked, verdict: undecided('not_covered'), single: null, beside: null };
  const isSilent = beside?.rows.length === 0;
  return isSilent && judgement.verdict.verdict !== 'undecided'
    ? { ...checked, verdict: undecided('unwatched'), single: null, beside }
    : { ...checked, ...judgement, beside };
}
