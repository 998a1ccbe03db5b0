import type { EventQuestion } from '@partner-api/reading';
import type { EventTable } from '../../events/table/event-table.js';
import { fill, messagesIn, separated } from '../../messages/catalogue.js';
import { sayBounds } from '../../messages/figures.js';
import { number, percent } from '../../messages/formats.js';
import { sayPart } from '../../messages/wording.js';
import type { Change } from './change-of.js';
import { figureOf } from './rank-groups.js';

/** How much the number rose or fell from the first part of a time to the last, where the numbers say it. */
export function sayChange(
  table: EventTable,
  question: EventQuestion,
  change: Change,
  locale: string,
): string[] {
  const { changes } = messagesIn(locale).events.answer;
  const { first, last, difference, isByBest, isTold, least } = change;
  if (!isTold) return [];
  const values = {
    first: sayPart(question.grouping, first.key, table.provinces.values, locale),
    last: sayPart(question.grouping, last.key, table.provinces.values, locale),
  };
  if (difference === 0) return [fill(changes.unchanged, values, locale)];
  if (isByBest) {
    const message = difference > 0 ? changes.rose : changes.fell;
    return [fill(message, { ...values, difference: sayDifference(change, locale) }, locale)];
  }
  const message = difference > 0 ? changes.roseAtLeast : changes.fellAtLeast;
  return [fill(message, { ...values, difference: number(least, locale) }, locale)];
}

/** "244 (63%; between 131 and 293)". */
function sayDifference({ first, difference, least, most }: Change, locale: string): string {
  const { withBest } = messagesIn(locale).events.answer;
  const best = number(Math.abs(difference), locale);
  const before = figureOf(first);
  const told = [
    ...(before === 0 ? [] : [percent(Math.abs(difference) / before, locale)]),
    ...(least > 0 && least !== most ? [sayBounds(least, most, locale)] : []),
  ];
  return told.length === 0 ? best : fill(withBest, { best, figure: separated(told, locale) }, locale);
}
