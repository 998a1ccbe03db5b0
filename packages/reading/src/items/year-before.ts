import { PART_OF_YEAR_TAGS, type Tag } from '../lexicons/lexicon.js';
import { hasTag, type Item, onlyYear } from './item.js';

/**
 * "Up from 30 the year before", "more than the year before": the year before the one that a text names. Null where it names none
 * or several, and where it may be another: beside a month, an open time, a year or a war, and where a number is told to be lower.
 */
export function yearBefore(items: readonly Item[], place: number): readonly Item[] | null {
  if (!hasTag(items[place], 'year_before') || !endsThere(items, place)) return null;
  const year = onlyYear(items);
  if (year === null) return null;
  if (items.some((item) => item.type === 'month' || item.type === 'date' || hasTag(item, ...open)))
    return null;
  const before = items[hasTag(items[place - 1], 'in') ? place - 2 : place - 1];
  const isNumbered = items.some(isCount);
  const isCompared = hasTag(before, 'comparing', 'compare') && !isNumbered;
  const isOfNumber =
    before !== undefined && (isCount(before) || hasTag(before, 'people', 'civilians', 'killed'));
  if (!isCompared && !(isOfNumber && isNumbered)) return null;
  return [
    { type: 'phrase', tags: new Set(['filler', 'in']), text: 'in' },
    { type: 'number', value: year - 1, isYear: true, isInflected: false, isWord: false },
  ];
}

/** Of a month it may be the same month of the year before, of a toll so far the toll until then. */
const open: readonly Tag[] = [
  ...PART_OF_YEAR_TAGS,
  'before',
  'after',
  'since',
  'to_end',
  'at_end',
  'to_now',
  'so_far',
];

function isCount(item: Item): boolean {
  return item.type === 'number' && !item.isYear;
}

/** "The year before the war" is another. */
function endsThere(items: readonly Item[], place: number): boolean {
  const next = items[place + 1];
  return next === undefined || next.type === 'stop' || next.type === 'pause';
}
