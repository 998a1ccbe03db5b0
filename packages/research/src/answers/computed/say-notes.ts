import { countableOf, estimatedIn } from '../../events/tally/countable.js';
import { fill, messagesIn, separated } from '../../messages/catalogue.js';
import { sayPossible, saySummed } from '../../messages/figures.js';
import { number } from '../../messages/formats.js';
import { sayAsides, saySpan } from '../../messages/wording.js';
import { type CountedAnswer, isDecided } from './count-answer.js';

/** What may belong as well, and how much it makes together. */
export function sayPossibleAndTotal({ question, tally, coverage }: CountedAnswer, locale: string): string[] {
  const { sure, possible } = tally;
  const added = sayPossible(question.measure, tally, locale);
  const high = sure.high + possible.high;
  if (added.length === 0 || coverage.extent !== 'whole' || !Number.isFinite(high)) return added;
  const { totals } = messagesIn(locale).events;
  const values = { low: number(sure.low, locale), high: number(high, locale) };
  return [...added, fill(totals[high === sure.low ? 'exact' : 'range'], values, locale)];
}

/** What a reader has to know of the numbers, and whose they are. */
export function sayNotes(counted: CountedAnswer, locale: string): string[] {
  const { question, tally, coverage } = counted;
  const { events } = messagesIn(locale);
  const { answer } = events;
  const sources = separated([...new Set(coverage.spans.map((span) => saySpan(span, locale)))], locale);
  const covered = { whole: answer.source, part: events.coverage.part, none: answer.notCovered };
  return [
    ...(counted.isOtherByDead ? [answer.otherByDead] : []),
    ...(counted.ranking?.isOrdered === false
      ? [answer.noOrder]
      : !counted.isOtherByDead &&
          counted.decision === null &&
          counted.change?.isTold !== false &&
          !isDecided(counted)
        ? [answer.notCertain]
        : []),
    ...(question.scope.role === 'by' && counted.grouped === null && tally.possibleRows.length > 0
      ? [answer.notAttributed]
      : []),
    ...(counted.mayBeUnderOtherNames ? [events.conclusions.other_names] : []),
    ...(tally.assumedRows > 0 ? [events.bestOnly] : []),
    ...saySummed(tally, locale),
    ...(hasHighOfAll(counted) ? [answer.highOfAll] : []),
    ...saySources(counted, locale),
    fill(covered[coverage.extent], { sources }, locale),
    ...sayAsides(counted.asides, answer.asides, locale),
  ];
}

/** Of the low and the high number only where they are told. */
function saySources(
  { question, tally: { sure, sourceCount }, chosen }: CountedAnswer,
  locale: string,
): string[] {
  const { severalSources, answer } = messagesIn(locale).events;
  if (sourceCount <= 1 || chosen !== null) return [];
  const areTold = question.measure !== 'events' && Number.isFinite(sure.high) && sure.low !== sure.high;
  return [areTold ? severalSources : answer.mayRepeat];
}

/** Whether any of the dead may have been a civilian, for want of a high number of those. */
function hasHighOfAll({ question, tally: { sure, assumedRows } }: CountedAnswer): boolean {
  const { best, high } = sure;
  return (
    estimatedIn(countableOf(question)) === 'civilians_killed' &&
    assumedRows > 0 &&
    Number.isFinite(high) &&
    high > (best ?? 0)
  );
}
