import { fill, messagesIn, number, separated } from '../messages/catalogue.js';
import { saySpan } from '../messages/wording.js';
import { type CountedAnswer, isDecided } from './count-answer.js';

/** What may belong as well, and how much it makes together. */
export function sayPossible({ question, tally, coverage }: CountedAnswer, locale: string): string[] {
  const { sure, possible, possibleRows } = tally;
  if (possibleRows.length === 0) return [];
  const messages = messagesIn(locale).events;
  const events = number(possibleRows.length, locale);
  const isOfPeople = question.measure !== 'events' && Number.isFinite(possible.high);
  const added = isOfPeople
    ? fill(messages.possibleKilled, { events, high: number(possible.high, locale) }, locale)
    : fill(messages.possible, { events }, locale);
  const high = sure.high + possible.high;
  if (coverage.extent !== 'whole' || !Number.isFinite(high)) return [added];
  const values = { low: number(sure.low, locale), high: number(high, locale) };
  return [added, fill(messages.totals[high === sure.low ? 'exact' : 'range'], values, locale)];
}

/** What a reader has to know of the numbers, and whose they are. */
export function sayNotes(counted: CountedAnswer, locale: string): string[] {
  const { question, tally, coverage } = counted;
  const { events } = messagesIn(locale);
  const { answer } = events;
  const sources = separated([...new Set(coverage.spans.map((span) => saySpan(span, locale)))], locale);
  const covered = { whole: answer.source, part: events.coverage.part, none: answer.notCovered };
  return [
    ...(counted.decision === null && !isDecided(counted) ? [answer.notCertain] : []),
    ...(question.scope.role === 'by' && counted.grouped === null && tally.possibleRows.length > 0
      ? [answer.notAttributed]
      : []),
    ...(tally.assumedRows > 0 ? [events.bestOnly] : []),
    ...(tally.sourceCount > 1 ? [events.severalSources] : []),
    fill(covered[coverage.extent], { sources }, locale),
  ];
}
