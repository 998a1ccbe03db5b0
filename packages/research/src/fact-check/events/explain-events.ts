import type { Province } from '@partner-api/contract';
import type { ComparedParts, PercentSaid, Predicate, Unread } from '@partner-api/reading';
import { type Changed, changeByBest, changeRange } from '../../events/judging/judge-change.js';
import { fill, messagesIn, separated, together } from '../../messages/catalogue.js';
import { sayFigure, sayPossible, saySummed } from '../../messages/figures.js';
import { number, percent } from '../../messages/formats.js';
import { sayAsides, sayObstacle, sayPart, sayReading, saySpan } from '../../messages/wording.js';
import type { CoveredSpan } from '../../records/corpus.js';
import type { EventsChecked } from './check-events.js';
import { type ComparisonCheck, type EventCheck, isComparison, type NumberCheck } from './event-check.js';
import { MEASURE, type OnRecord } from './on-record.js';

/** The computations written out, what they make together, and what was left out of them. */
export function explainEvents(
  { checks, asides, areOfOne, isRemarked }: EventsChecked,
  locale: string,
): string {
  const { several, ofOne, conclusions } = messagesIn(locale).events;
  return [
    ...(areOfOne ? [ofOne] : checks.length > 1 ? [several] : []),
    ...checks.map((check) => explainStatement(check, locale)),
    ...sayAsides(asides, messagesIn(locale).events.asides, locale),
    ...(isRemarked ? [conclusions.remark] : []),
  ].join(' ');
}

/** What was read, what was counted, what may be added, and what follows. */
function explainStatement(check: EventCheck, locale: string): string {
  const { claim } = check;
  const messages = messagesIn(locale).events;
  const [measure = '', ...rest] = sayReading(claim, locale);
  const claimed = isComparison(check)
    ? sayComparison(check, locale)
    : saySaying(check.claim.predicate, locale);
  const parts = separated([measure, claimed, ...rest], locale);
  const read = fill(messages.readAs, { parts }, locale);
  const isUncovered = check.coverage.extent === 'none';
  return [
    read,
    ...(isUncovered ? [] : isComparison(check) ? sayParts(check, locale) : sayCounts(check, locale)),
    sayCoverage(check.coverage.extent, check.coverage.spans, locale),
    ...(check.isHeldBack ? [messages.heldBack] : []),
    ...(isUncovered ? [] : [sayConclusion(check, locale)]),
    ...(isComparison(check) ? [] : sayBeside(check, locale)),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** What keeps a claim from being counted, for whoever wants to put it otherwise. */
export function explainUnread(unread: Unread, locale: string): string {
  return fill(messagesIn(locale).events.uncounted, { reason: sayObstacle(unread, locale) }, locale);
}

function saySaying({ says, named, holds }: Predicate, locale: string): string {
  const [first, second] = says === 'vague' ? [holds.from, holds.to] : (named ?? [0, null]);
  const values = { number: number(first, locale), other: number(second ?? 0, locale) };
  return fill(messagesIn(locale).events.sayings[says], values, locale);
}

function sayComparison({ claim: { comparison }, provinces }: ComparisonCheck, locale: string): string {
  const { comparisons } = messagesIn(locale).events;
  const { grouping, says, part, than, areTogether, changedBy } = comparison;
  const name = (keys: readonly string[]) => saySide(grouping, keys, provinces, locale);
  if (than === null && !areTogether)
    return fill(comparisons[says === 'more' ? 'most' : 'fewest'][grouping], { part: name(part) }, locale);
  const other = than === null ? comparisons.others : name(than);
  const said = fill(comparisons[says], { part: name(part), other }, locale);
  if (changedBy === null) return said;
  return fill(comparisons.by, { comparison: said, difference: sayPercent(changedBy, locale) }, locale);
}

/** "At least 80%". */
function sayPercent({ says, percent: value }: PercentSaid, locale: string): string {
  const said = percent(value / 100, locale);
  return says === 'number' ? said : fill(messagesIn(locale).events.sayings[says], { number: said }, locale);
}

/** The figures of what is compared: of all, those nearest to the first in order. */
function sayParts({ claim, sides, changed, open, provinces }: ComparisonCheck, locale: string): string[] {
  const { measure, comparison } = claim;
  const { figures, answer } = messagesIn(locale).events;
  const { grouping, areTogether } = comparison;
  const { others } = messagesIn(locale).events.comparisons;
  const all = sides === null ? [] : [sides.first, ...sides.others.slice(0, mostOthers)];
  const shown = all.map((side) => {
    const isOfOthers = areTogether && side !== sides?.first;
    const key = isOfOthers ? others : saySide(grouping, side.keys, provinces, locale);
    return fill(answer.group, { key, figure: sayFigure(side.tally, measure === 'events', locale) }, locale);
  });
  return [
    fill(figures, { parts: separated(shown, locale) }, locale),
    ...(changed === null ? [] : sayChanged(changed, locale)),
    ...sayPossible(measure, open, locale),
  ];
}

/** By how many percent it changed in what is recorded: below 0 where it fell. */
function sayChanged(changed: Changed, locale: string): string[] {
  const { change, changeByBest: byBest, changeWithin } = messagesIn(locale).events.comparisons;
  const [range, best] = [changeRange(changed), changeByBest(changed)];
  if (range === null) return [];
  const said = (value: number) => percent(value / 100, locale);
  const [low, high] = [said(range.from), said(range.to)];
  if (low === high) return [fill(change, { best: low }, locale)];
  if (best === null) return [fill(changeWithin, { low, high }, locale)];
  return [fill(byBest, { low, high, best: said(best) }, locale)];
}

const mostOthers = 4;

/** "Hamah and Idlib together". */
function saySide(
  grouping: ComparedParts['grouping'],
  keys: readonly string[],
  provinces: readonly Province[],
  locale: string,
): string {
  const [only = '', ...others] = keys.map((key) => sayPart(grouping, key, provinces, locale));
  if (others.length === 0) return only;
  const parts = together([only, ...others], locale);
  return fill(messagesIn(locale).events.comparisons.together, { parts }, locale);
}

/** What is on record for the place and time of a claim that could not be read. */
export function explainOnRecord(found: OnRecord, locale: string): string {
  const messages = messagesIn(locale).events;
  const claim = { measure: MEASURE, scope: found.scope, isSingle: true } as const;
  const [, ...placeAndTime] = sayReading(claim, locale);
  return [
    fill(messages.onRecord, { parts: separated(placeAndTime, locale) }, locale),
    ...sayCounts({ ...found, claim }, locale),
    sayCoverage(found.coverage.extent, found.coverage.spans, locale),
    ...(found.isHeldBack ? [messages.heldBack] : []),
  ].join(' ');
}

type Counts = Pick<NumberCheck, 'tally' | 'coverage'> & {
  readonly claim: Pick<NumberCheck['claim'], 'measure' | 'scope' | 'isSingle'>;
};

function sayCounts({ claim, tally, coverage }: Counts, locale: string): string[] {
  const messages = messagesIn(locale).events;
  const { sure, sureRows, assumedRows, sourceCount } = tally;
  const isOfDeadly = claim.scope.deaths !== null;
  const figure = isOfDeadly ? sayDeadly(sure, locale) : sayEstimates(sure, locale);
  const events = isOfDeadly ? figure : number(sureRows.length, locale);
  return [
    sureRows.length === 0
      ? messages.noneCounted
      : fill(messages.counted[claim.measure], { events, figure }, locale),
    ...(assumedRows > 0 ? [messages.bestOnly] : []),
    ...saySummed(tally, locale),
    ...(sourceCount > 1 ? [messages.severalSources] : []),
    ...sayPossible(claim.measure, tally, locale),
    ...(claim.isSingle ? [] : [sayTotal(tally, coverage.extent === 'whole', locale)]),
  ];
}

function sayEstimates({ low, best, high }: EventCheck['tally']['sure'], locale: string): string {
  const { estimates, estimatesWithoutBest, estimatesOpenAbove } = messagesIn(locale).events;
  if (low === best && best === high) return number(low, locale);
  if (!Number.isFinite(high)) return fill(estimatesOpenAbove, { low: number(low, locale) }, locale);
  const values = { low: number(low, locale), high: number(high, locale) };
  return best === null
    ? fill(estimatesWithoutBest, values, locale)
    : fill(estimates, { ...values, best: number(best, locale) }, locale);
}

/** How many events have so many dead: a low estimate of the dead makes no low number where few are asked for. */
function sayDeadly({ low, best, high }: EventCheck['tally']['sure'], locale: string): string {
  const { deadly, deadlyWithoutBest } = messagesIn(locale).events;
  if (low === best && best === high) return number(low, locale);
  const values = { low: number(low, locale), high: number(high, locale) };
  return best === null
    ? fill(deadlyWithoutBest, values, locale)
    : fill(deadly, { ...values, best: number(best, locale) }, locale);
}

function sayTotal({ sure, possible }: EventCheck['tally'], isWhole: boolean, locale: string): string {
  const { totals } = messagesIn(locale).events;
  const high = isWhole ? sure.high + possible.high : Number.POSITIVE_INFINITY;
  const values = { low: number(sure.low, locale), high: number(high, locale) };
  if (!Number.isFinite(high)) return fill(totals.atLeast, { low: values.low }, locale);
  return fill(high === sure.low ? totals.exact : totals.range, values, locale);
}

function sayCoverage(
  extent: EventCheck['coverage']['extent'],
  spans: readonly CoveredSpan[],
  locale: string,
): string {
  const sources = [...new Set(spans.map((span) => saySpan(span, locale)))];
  return fill(messagesIn(locale).events.coverage[extent], { sources: separated(sources, locale) }, locale);
}

/** Which events are given as evidence where none was counted. */
function sayBeside({ beside, verdict }: NumberCheck, locale: string): string[] {
  return beside === null || verdict.verdict === 'undecided' ? [] : [messagesIn(locale).events[beside.are]];
}

function sayConclusion({ claim, verdict }: EventCheck, locale: string): string {
  const { conclusions } = messagesIn(locale).events;
  if (verdict.verdict === 'undecided')
    return verdict.because === 'not_covered' ? '' : conclusions[verdict.because];
  if (claim.isSingle)
    return verdict.verdict === 'supported' ? conclusions.singleSupported : conclusions.singleRefuted;
  return conclusions[verdict.verdict];
}
