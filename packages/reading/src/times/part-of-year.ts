import { afterSilent, hasTag, type Item } from '../items/item.js';
import { PART_OF_YEAR_TAGS, PARTS_OF_YEAR } from '../lexicons/lexicon.js';

/** The first and the last month, from 1. */
export type Months = readonly [number, number];

/** "The first half", "Q3", "the first eight months", "les huit premiers mois". */
export function partOfYearAt(
  items: readonly Item[],
  place: number,
): { readonly months: Months; readonly end: number } | null {
  const name = PART_OF_YEAR_TAGS.find((known) => hasTag(items[place], known));
  if (name !== undefined) return { months: PARTS_OF_YEAR[name], end: place + 1 };
  const three = items.slice(place, place + 3);
  const number = three.find((item) => item.type === 'number');
  const count = number?.type === 'number' ? number.value : 0;
  if (!three.some((item) => hasTag(item, 'months')) || !Number.isInteger(count)) return null;
  if (count < 2 || count > 11) return null;
  if (three.some((item) => hasTag(item, 'first_of'))) return { months: [1, count], end: place + 3 };
  return three.some((item) => hasTag(item, 'last_of', 'last'))
    ? { months: [13 - count, 12], end: place + 3 }
    : null;
}

/** The first days of a month, or its last. */
export interface Days {
  readonly count: number;
  readonly isLast: boolean;
}

/** "The first ten days of March", "les dix premiers jours de mars"; of a year they are not told. */
export function daysOfMonthAt(
  items: readonly Item[],
  place: number,
): { readonly days: Days; readonly end: number } | null {
  const three = items.slice(place, place + 3);
  const number = three.find((item) => item.type === 'number');
  const count = number?.type === 'number' ? number.value : 0;
  if (!three.some((item) => hasTag(item, 'days')) || !Number.isInteger(count) || count < 2 || count > 28)
    return null;
  if (items[afterSilent(items, place + 3)]?.type !== 'month') return null;
  if (three.some((item) => hasTag(item, 'first_of')))
    return { days: { count, isLast: false }, end: place + 3 };
  const isLast = three.some((item) => hasTag(item, 'last_of', 'last'));
  return isLast ? { days: { count, isLast }, end: place + 3 } : null;
}
