import { COMPARATORS, KINDS } from '../items/counted.js';
import { hasTag, type Item, textOf } from '../items/item.js';

/**
 * Whether what looks like the year of a month may count what follows it: "in April, 2018 people were killed". Without the
 * comma English and Arabic name a year so, the other languages put a word before people. Items with their pauses.
 */
export function mayCountForYear(items: readonly Item[], language: string): boolean {
  const isTold = items.some(
    (item) =>
      (item.type === 'number' && !item.isYear && item.value > lastDay) || hasTag(item, ...COMPARATORS),
  );
  return !isTold && items.some((_, place) => isCounting(items, place, language));
}

function isCounting(items: readonly Item[], place: number, language: string): boolean {
  const item = items[place];
  if (item?.type !== 'number' || !item.isYear || item.isInflected) return false;
  const before = items[place - 1];
  const isParted = before?.type === 'pause' && comma.test(before.text);
  if (items[isParted ? place - 2 : place - 1]?.type !== 'month') return false;
  const next = items[place + 1];
  if (isParted) return hasTag(next, 'people', 'civilians', 'event', ...KINDS);
  return hasTag(next, 'people', 'civilians') && !bareYear.has(language) && !nominative.test(textOf(next));
}

const comma = /^[,،]$/u;
/** After a number they would be in another case. */
const nominative = /^(?:люди|(?:мирные|гражданские|мирні|цивільні)(?: .*)?)$/u;
const bareYear: ReadonlySet<string> = new Set(['en', 'ar']);
/** Of a month. */
const lastDay = 31;
