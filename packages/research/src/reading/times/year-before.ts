import { hasTag, type Item } from '../items/item.js';

/**
 * "More than the year before": the year before the one that a text names. Where it names none or several, it is not known
 * which is meant.
 */
export function yearBefore(items: readonly Item[], place: number): readonly Item[] | null {
  if (!hasTag(items[place], 'year_before')) return null;
  const years = new Set(items.flatMap((item) => (item.type === 'number' && item.isYear ? [item.value] : [])));
  const [year, ...others] = years;
  if (year === undefined || others.length > 0) return null;
  return [
    { type: 'phrase', tags: new Set(['filler', 'in']), text: 'in' },
    { type: 'number', value: year - 1, isYear: true, isInflected: false, isWord: false },
  ];
}
