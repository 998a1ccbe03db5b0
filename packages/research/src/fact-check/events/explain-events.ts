import type { Unread } from '../../domain/event-reading.js';
import type { Predicate } from '../../domain/predicate.js';
import { fill, messagesIn, number, separated } from '../../messages/catalogue.js';
import { sayReading, saySpan } from '../../messages/wording.js';
import type { CoveredSpan } from '../../records/corpus.js';
import type { EventCheck, EventsChecked } from './check-events.js';

/** The computations written out, what they make together, and what was left out of them. */
export function explainEvents({ checks, asides, isRemarked }: EventsChecked, locale: string): string {
  const { several, asides: beside, conclusions } = messagesIn(locale).events;
  const words = separated(
    asides.map(({ text }) => text),
    locale,
  );
  return [
    ...(checks.length > 1 ? [several] : []),
    ...checks.map((check) => explainStatement(check, locale)),
    ...(asides.length > 0 ? [fill(beside, { words }, locale)] : []),
    ...(isRemarked ? [conclusions.remark] : []),
  ].join(' ');
}

/** What was read, what was counted, what may be added, and what follows. */
function explainStatement(check: EventCheck, locale: string): string {
  const { claim, verdict } = check;
  const messages = messagesIn(locale).events;
  const [measure = '', ...rest] = sayReading(claim, locale);
  const parts = separated([measure, saySaying(claim.predicate, locale), ...rest], locale);
  const read = fill(messages.readAs, { parts }, locale);
  const isUncovered = check.coverage.extent === 'none';
  return [
    read,
    ...(isUncovered ? [] : sayCounts(check, locale)),
    sayCoverage(check.coverage.extent, check.coverage.spans, locale),
    ...(check.isHeldBack ? [messages.heldBack] : []),
    ...(isUncovered ? [] : [sayConclusion(check, locale)]),
    ...(check.tally.sureRows.length === 0 && verdict.verdict !== 'undecided' ? [messages.neighbours] : []),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** What keeps a claim from being counted, for whoever wants to put it otherwise. */
export function explainUnread({ because, words }: Unread, locale: string): string {
  const { uncounted, obstacles } = messagesIn(locale).events;
  const reason = fill(obstacles[because], { words: separated(words, locale) }, locale);
  return fill(uncounted, { reason }, locale);
}

function saySaying({ says, named, holds }: Predicate, locale: string): string {
  const [first, second] = says === 'vague' ? [holds.from, holds.to] : (named ?? [0, null]);
  const values = { number: number(first, locale), other: number(second ?? 0, locale) };
  return fill(messagesIn(locale).events.sayings[says], values, locale);
}

function sayCounts({ claim, tally, coverage }: EventCheck, locale: string): string[] {
  const messages = messagesIn(locale).events;
  const { sure, possible, sureRows, possibleRows, assumedRows, sourceCount } = tally;
  const figure = sayEstimates(sure, locale);
  const events = number(sureRows.length, locale);
  const more = number(possibleRows.length, locale);
  const isOfPeople = claim.measure !== 'events' && Number.isFinite(possible.high);
  const added = isOfPeople
    ? fill(messages.possibleKilled, { events: more, high: number(possible.high, locale) }, locale)
    : fill(messages.possible, { events: more }, locale);
  return [
    sureRows.length === 0
      ? messages.noneCounted
      : fill(messages.counted[claim.measure], { events, figure }, locale),
    ...(assumedRows > 0 ? [messages.bestOnly] : []),
    ...(sourceCount > 1 ? [messages.severalSources] : []),
    ...(possibleRows.length > 0 ? [added] : []),
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

function sayConclusion({ claim, verdict }: EventCheck, locale: string): string {
  const { conclusions } = messagesIn(locale).events;
  if (verdict.verdict === 'undecided')
    return verdict.because === 'not_covered' ? '' : conclusions[verdict.because];
  if (claim.isSingle)
    return verdict.verdict === 'supported' ? conclusions.singleSupported : conclusions.singleRefuted;
  return conclusions[verdict.verdict];
}
