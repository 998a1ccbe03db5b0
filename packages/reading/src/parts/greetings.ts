import { COMPARATORS } from '../items/counted.js';
import { hasTag, type Item, isSilent } from '../items/item.js';
import { VAGUE_TAGS } from '../lexicons/lexicon.js';

/** "Hello! How many …? Thanks!", "… #Syria". */
export function isBesideGreeting(items: readonly Item[]): boolean {
  return items.every((item, place) => {
    const isLabel = item.type === 'place' && hasTag(items[place - 1], 'hashtag');
    return item.type === 'stop' || isSilent(item) || isLabel || hasTag(item, 'greeting');
  });
}

/**
 * Whether no more than greetings stand between an item and where its sentence begins or ends. "Civilians died without
 * help", "IS killed 40 friends": what a word for a number, a denial or a killing goes before is none.
 */
export function isAtEdge(items: readonly Item[], place: number): boolean {
  const nextTo = (step: 1 | -1) => {
    let next = place + step;
    while (hasTag(items[next], 'greeting') || isSilent(items[next])) next += step;
    return items[next];
  };
  const isBound = (item: Item | undefined) => item === undefined || item.type === 'stop';
  const before = nextTo(-1);
  return isBound(before) || (isBound(nextTo(1)) && !governs(before));
}

function governs(item: Item | undefined): boolean {
  return (
    (item?.type === 'number' && !item.isYear) ||
    hasTag(
      item,
      'killed',
      'slew',
      'no',
      'nobody',
      'nothing',
      'not',
      'some',
      'a',
      'any',
      'involving',
      'by',
      'between',
    ) ||
    hasTag(item, ...COMPARATORS, ...VAGUE_TAGS)
  );
}
