import type { Province } from '@partner-api/contract';
import type {
  Aside,
  ComparedParts,
  ComparisonClaim,
  EventClaim,
  NumberClaim,
  Unread,
} from '@partner-api/reading';
import type { Present } from '../../domain/present.js';
import { coverageOf, type ScopeCoverage } from '../../events/coverage.js';
import { type RowsBeside, rowsBeside } from '../../events/evidence/rows-beside.js';
import { judgeComparison, withParts } from '../../events/judging/judge-comparison.js';
import { judgeCount } from '../../events/judging/judge-count.js';
import type { TallyVerdict } from '../../events/judging/judge-tally.js';
import type { EventTable } from '../../events/table/event-table.js';
import { provincesHeld } from '../../events/table/provinces-held.js';
import { type Tally, tally, tallyOf } from '../../events/tally/tally.js';
import { type GroupedTally, tallyGroups } from '../../events/tally/tally-groups.js';
import type { Level } from '../../live/live-index.js';
import type { CoveredSpan } from '../../records/corpus.js';

/** A statement about events, and what counting them gave. */
export type EventCheck = NumberCheck | ComparisonCheck;

interface Check {
  readonly claim: EventClaim;
  readonly tally: Tally;
  readonly coverage: ScopeCoverage;
  /** Whether records that are held back keep it from being covered. */
  readonly isHeldBack: boolean;
  readonly verdict: TallyVerdict;
}

export interface NumberCheck extends Check {
  readonly claim: NumberClaim;
  /** The event that alone makes a claim about one event true, or would make this one true were it about one. */
  readonly single: number | null;
  /** Where none was counted. */
  readonly beside: RowsBeside | null;
}

export interface ComparisonCheck extends Check {
  readonly claim: ComparisonClaim;
  /** All that is compared. */
  readonly grouped: GroupedTally;
  /** What those events come to that may belong to one part or to another. */
  readonly open: Tally;
  /** Those that events are in, by which parts are named. */
  readonly provinces: readonly Province[];
}

export function isComparison(check: EventCheck): check is ComparisonCheck {
  return 'grouped' in check;
}

/** A claim about events: all that it states was counted. */
export interface EventsChecked {
  readonly outcome: 'checked';
  /** Of each statement. */
  readonly checks: readonly EventCheck[];
  /** What the text tells beside them. */
  readonly asides: readonly Aside[];
  readonly verdict: TallyVerdict['verdict'];
  /** Whether they are two ways of counting one statement: "violence rose", by the events and by the dead. */
  readonly areOfOne: boolean;
  /** Whether a remark keeps it from being judged. */
  readonly isRemarked: boolean;
}

export type EventFindings = EventsChecked | Unread | { readonly outcome: 'other' };

/** Counts what a claim says of the events; `other` when it is not about them. */
export function checkEvents(level: Level, text: string, present: Present): EventFindings {
  const { events } = level;
  if (events.table.size === 0) return { outcome: 'other' };
  const read = events.reader.readClaim(text, present.today);
  if (read.outcome !== 'read') return read;
  const { reading: claims, asides } = read;
  const ways = claims.flatMap(waysToCount);
  const areOfOne = ways.length > claims.length;
  const checks = ways.map((claim) => checkStatement(level, claim, present));
  const verdicts = checks.map(({ verdict }) => verdict.verdict);
  const verdict = areOfOne ? sameVerdict(verdicts) : ofAll(verdicts);
  const remarks = asides.filter(({ says }) => says !== 'source' && says !== 'time');
  const isRemarked = verdict !== 'undecided' && remarks.length > 0;
  const isKept = !isRemarked || (remarks.every(isDetail) && standsBeside(remarks, verdict, checks));
  const kept = isKept ? verdict : 'undecided';
  return { outcome: 'checked', checks, asides, verdict: kept, areOfOne, isRemarked: !isKept };
}

/** A remark may say anything, even that it did not come. */
function isDetail({ says }: Aside): boolean {
  return says === 'narrower' || says === 'unchecked';
}

/**
 * Whether a verdict is that of the whole claim. Where one of its statements is wrong so is the claim, whatever else it says; where
 * one is right, the others may not be. Of a part there were no more than of all.
 */
function standsBeside(
  details: readonly Aside[],
  verdict: TallyVerdict['verdict'],
  checks: readonly EventCheck[],
): boolean {
  const isOfPart = details.some(({ says }) => says === 'narrower');
  if (verdict === 'supported')
    return details.every(({ says }) => says === 'narrower') && checks.every(isSoOfAnyPart);
  return isOfPart ? verdict === 'refuted' && checks.some(isFarTooMany) : true;
}

/** "Violence rose" may be said of the events, or of the dead. */
function waysToCount(claim: EventClaim): EventClaim[] {
  return 'comparison' in claim && claim.mayBeOfDead ? [claim, { ...claim, measure: 'killed' }] : [claim];
}

/** The verdict that all ways of counting give. */
function sameVerdict([first, ...others]: readonly TallyVerdict['verdict'][]): TallyVerdict['verdict'] {
  return first !== undefined && others.every((other) => other === first) ? first : 'undecided';
}

/** Whether more are claimed than all that may have been, so that it is as wrong of any part of them. */
function isFarTooMany(check: EventCheck): boolean {
  if (isComparison(check) || check.verdict.verdict !== 'refuted') return false;
  const { sure, possible } = check.tally;
  return check.claim.predicate.fails.from > sure.high + possible.high;
}

/** Whether it holds of any part of what was counted, as "no airstrikes" does where no explosion is on record. */
function isSoOfAnyPart(check: EventCheck): boolean {
  if (isComparison(check)) return false;
  const { sure, possible } = check.tally;
  const { from, to } = check.claim.predicate.holds;
  return from === 0 && sure.high + possible.high <= to;
}

/** A claim holds where all of its statements do, and is wrong where one is. */
function ofAll(verdicts: readonly TallyVerdict['verdict'][]): TallyVerdict['verdict'] {
  const first = (['refuted', 'conflicting', 'undecided'] as const).find((one) => verdicts.includes(one));
  return first ?? 'supported';
}

function checkStatement(
  { events: { table, reader }, coverage: spans }: Level,
  claim: EventClaim,
  present: Present,
): EventCheck {
  const found = tally(table, claim.scope, claim.measure);
  const about = claim.scope.country === null ? spansOfCounted(table, found, spans) : spans;
  const coverage = coverageOf(about, claim.scope, present.heldUntil);
  const isHeldBack = coverage.extent !== 'whole' && coverageOf(about, claim.scope, null).extent === 'whole';
  const counted = {
    tally: found,
    coverage,
    isHeldBack,
    mayBeUnderOtherNames: reader.mayBeUnderOtherNames(claim.scope, found.sureRows.length),
  };
  return 'comparison' in claim ? checkComparison(table, claim, counted) : checkNumber(table, claim, counted);
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

type Counted = Pick<Check, 'tally' | 'coverage' | 'isHeldBack'> & { readonly mayBeUnderOtherNames: boolean };

function checkNumber(
  table: EventTable,
  claim: NumberClaim,
  { mayBeUnderOtherNames, ...counted }: Counted,
): NumberCheck {
  const { tally: found, coverage } = counted;
  const checked = { claim, ...counted };
  if (coverage.extent === 'none') return { ...checked, verdict: NOT_COVERED, single: null, beside: null };
  const isWhole = coverage.extent === 'whole';
  const judgement = judgeCount(table, claim, found, isWhole && !mayBeUnderOtherNames);
  if (isWhole && isUncovered(judgement.verdict))
    return { ...checked, verdict: OTHER_NAMES, single: null, beside: null };
  const beside = found.sureRows.length === 0 ? rowsBeside(table, claim.scope) : null;
  // Elsewhere there may have been any number more, so that estimates of what is on record are not all that speaks.
  if (claim.scope.country === null && claim.predicate.isByBest && judgement.verdict.verdict === 'conflicting')
    return { ...checked, verdict: NOT_COVERED, single: null, beside: null };
  const isSilent = beside?.rows.length === 0;
  return isSilent && judgement.verdict.verdict !== 'undecided'
    ? { ...checked, verdict: UNWATCHED, single: null, beside }
    : { ...checked, ...judgement, beside };
}

/** Where more may have happened than is recorded, a part may have more than it seems to. */
function checkComparison(
  table: EventTable,
  claim: ComparisonClaim,
  { mayBeUnderOtherNames, ...counted }: Counted,
): ComparisonCheck {
  const { measure, scope, comparison } = claim;
  const found = tallyGroups(table, measure, counted.tally, comparison.grouping, scope.window);
  const isOfPlaces = comparison.grouping === 'province';
  const held = isOfPlaces ? provincesHeld(table, scope.country).map(({ slug }) => slug) : [];
  // One of which nothing is recorded is compared all the same.
  const grouped = withParts(table, measure, partsCompared(comparison, held), found);
  const mayBelong = new Set([
    ...grouped.anywhere,
    ...grouped.groups.flatMap(({ tally }) => tally.possibleRows),
  ]);
  const open = tallyOf(table, measure, [], [...mayBelong]);
  const checked = { claim, ...counted, grouped, open, provinces: table.provinces.values };
  if (counted.coverage.extent !== 'whole') return { ...checked, verdict: NOT_COVERED };
  if (mayBeUnderOtherNames) return { ...checked, verdict: OTHER_NAMES };
  if (isUnwatched(comparison, held)) return { ...checked, verdict: UNWATCHED };
  return { ...checked, verdict: judgeComparison(table, measure, comparison, grouped) };
}

/** Where a province is compared with all others, those count too in which nothing happened then. */
function partsCompared({ part, than }: ComparedParts, held: readonly string[]): string[] {
  return than === null ? [...new Set([part, ...held])] : [part, than];
}

/** Whether one of the places that are compared is known by no event of any time. */
function isUnwatched({ grouping, part, than }: ComparedParts, held: readonly string[]): boolean {
  return grouping === 'province' && [part, than].some((key) => key !== null && !held.includes(key));
}

const NOT_COVERED = { verdict: 'undecided', because: 'not_covered' } as const satisfies TallyVerdict;

const OTHER_NAMES = { verdict: 'undecided', because: 'other_names' } as const satisfies TallyVerdict;

function isUncovered(verdict: TallyVerdict): boolean {
  return verdict.verdict === 'undecided' && verdict.because === 'not_covered';
}

/** That nothing was recorded says something only of a place where things are. */
const UNWATCHED = { verdict: 'undecided', because: 'unwatched' } as const satisfies TallyVerdict;
