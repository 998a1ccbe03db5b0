import { fill, messagesIn, number } from './catalogue.js';

/** What a tally comes to. */
interface Figures {
  readonly sure: { readonly low: number; readonly best: number | null; readonly high: number };
  readonly possible: { readonly high: number };
  readonly sureRows: { readonly length: number };
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

export function sayBounds(low: number, high: number, locale: string): string {
  const { answer } = messagesIn(locale).events;
  const bounds = high === low ? answer.exact : Number.isFinite(high) ? answer.range : answer.atLeast;
  return fill(bounds, { low: number(low, locale), high: number(high, locale) }, locale);
}
