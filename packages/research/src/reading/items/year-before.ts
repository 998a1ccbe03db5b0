import { PART_OF_YEAR_TAGS } from '../lexicons/lexicon.js';
import { hasTag, type Item } from './item.js';

/**
 * "More than the year before": the year before the one that a text names. Where it names none or several, it is not known
 * which is meant.
 */
export function yearBefore(items: readonly Item[], place: number): readonly Item[] | null {
  if (!hasTag(items[place], 'year_before')) return null;
  // Of a month it may be the same month of the year before.
  if (
    items.some((item) => item.type === 'month' || item.type === 'date' || hasTag(item, ...PART_OF_YEAR_TAGS))
  )
    return null;
  const years = new Set(items.flatMap((item) => (item.type === 'number' && item.isYear ? [item.value] : [])));
  const [year, ...others] = years;
  if (year === undefined || others.length > 0) return null;
  return [
    { type: 'phrase', tags: new Set(['filler', 'in']), text: 'in' },
    { type: 'number', value: year - 1, isYear: true, isInflected: false, isWord: false },
  ];
}
