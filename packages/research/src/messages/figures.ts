import type { Measure } from '@partner-api/contract';
import { fill, messagesIn } from './catalogue.js';
import { number } from './formats.js';

/** What a tally comes to. */
interface Figures extends PossibleFigures {
  readonly sure: { readonly low: number; readonly best: number | null; readonly high: number };
  readonly sureRows: { readonly length: number };
}

/** What may belong to it. */
interface PossibleFigures {
  readonly possible: { readonly high: number };
  readonly possibleRows: { readonly length: number };
}

/** "35 (between 30 and 40)", with what may belong. */
export function sayFigure(
  { sure, possible, sureRows }: Figures,
  isOfEvents: boolean,
  locale: string,
): string {
  const { answer } = messagesIn(locale).events;
  const high = sure.high + possible.high;
  if (sure.low === 0 && !Number.isFinite(high)) return answer.unknownFigure;
  const figure = sayBounds(sure.low, high, locale);
  // Of events that may all belong elsewhere there is no best estimate, and none of nothing.
  const showsBest = sureRows.length > 0 && !isOfEvents && sure.best !== null && high !== sure.low;
  return showsBest ? fill(answer.withBest, { best: number(sure.best, locale), figure }, locale) : figure;
}

/** What may belong as well, in a sentence where there is any. */
export function sayPossible(
  measure: Measure,
  { possible, possibleRows }: PossibleFigures,
  locale: string,
): string[] {
  if (possibleRows.length === 0) return [];
  const messages = messagesIn(locale).events;
  const events = number(possibleRows.length, locale);
  const isOfPeople = measure !== 'events' && Number.isFinite(possible.high);
  return isOfPeople
    ? [fill(messages.possibleKilled, { events, high: number(possible.high, locale) }, locale)]
    : [fill(messages.possible, { events }, locale)];
}

export function sayBounds(low: number, high: number, locale: string): string {
  const { answer } = messagesIn(locale).events;
  const bounds = high === low ? answer.exact : Number.isFinite(high) ? answer.range : answer.atLeast;
  return fill(bounds, { low: number(low, locale), high: number(high, locale) }, locale);
}

/** That rows may tell of several events together, in a sentence where there are such. */
export function saySummed({ summedRows }: { readonly summedRows: number }, locale: string): string[] {
  const { severalTogether } = messagesIn(locale).events;
  return summedRows === 0 ? [] : [fill(severalTogether, { rows: number(summedRows, locale) }, locale)];
}
