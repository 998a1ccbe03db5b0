import { folded } from '../language/folded.js';
import { KINDS } from './counted.js';
import { afterSilent, hasTag, type Item, textOf } from './item.js';

/**
 * "In one battle more than 300 people were killed" tells of one that stands beside others, as "in a battle" does, and does not
 * count the battles; "there was one battle" does. The number becomes an article, and goes where it stands behind its noun.
 */
export function inOneEvent(items: readonly Item[]): readonly Item[] {
  // Who asks how many died in one battle asks which.
  if (items.some((item) => hasTag(item, 'how_many'))) return items;
  return items.flatMap((item, place): Item | readonly Item[] => {
    if (isJust(item, items, place)) return [];
    if (!isOne(item)) return item;
    if (isEvent(items[place - 1]) && isIn(items[place - 2])) return [];
    return isBeforeEvent(items, place) ? article : item;
  });
}

const article: Item = { type: 'phrase', tags: new Set(['a']), text: 'a' };

/** "Just" of "in just one battle". */
function isJust(item: Item, items: readonly Item[], place: number): boolean {
  const next = items[place + 1];
  return textOf(item) === 'just' && next !== undefined && isOne(next) && isBeforeEvent(items, place + 1);
}

function isBeforeEvent(items: readonly Item[], place: number): boolean {
  const before = textOf(items[place - 1]) === 'just' ? place - 2 : place - 1;
  return isIn(items[before]) && isEvent(items[afterSilent(items, place + 1)]);
}

function isOne(item: Item): boolean {
  return item.type === 'number' && item.isWord && item.value === 1;
}

function isEvent(item: Item | undefined): boolean {
  return hasTag(item, 'event', ...KINDS);
}

function isIn(item: Item | undefined): boolean {
  return hasTag(item, 'in') || during.test(textOf(item));
}

const during = folded(
  /^(?:during|in the course of|durante|pendant|au cours d|au cours de|во время|в ходе|під час|خلال|أثناء)$/u,
);
