import { COUNTED } from '../items/counted.js';
import { afterSilent, hasTag, type Item, textOf } from '../items/item.js';
import type { Tag } from '../lexicons/lexicon.js';
import { comparedWay } from './compared-way.js';

/**
 * "Homs tuvo más muertos que Hama", "قتلى أكثر من حماة": words that compare only where something is told to have more or
 * fewer, and what that is compared with stands right after them.
 */
export function withThan(items: readonly Item[]): Item[] {
  return items.map((item, place) => {
    if (item.type !== 'phrase' || !isThan(items, item.text, place)) return item;
    const tags = [...item.tags].filter((tag) => tag !== 'whence' && tag !== 'filler');
    return { ...item, tags: new Set<Tag>([...tags, 'comparing']) };
  });
}

function isThan(items: readonly Item[], text: string, place: number): boolean {
  if (text === 'que') return items[place + 1]?.type === 'place' && items.slice(0, place).some(isMore(items));
  // "أكثر دموية من حماة".
  if (text === 'من') return hasTag(items[place - 1], 'deadliest') && isOther(items, place + 1);
  return moreThan.test(text) && isOther(items, place + 1);
}

/** Whether something is told to have more or fewer there, and not than a number. */
function isMore(items: readonly Item[]): (item: Item) => boolean {
  return (item) =>
    item.type === 'phrase' &&
    hasTag(item, 'more_than', 'fewer_than', 'most', 'fewest') &&
    comparedWay(item.text) !== null &&
    items[afterSilent(items, items.indexOf(item) + 1)]?.type !== 'number';
}

const numberOf = /^(?:عدد|حصيله|حصيلة)(?: |$)/u;

/** As folded: "أكثر من", "більше за". */
const moreThan = /^(?:(?:اكثر|اكبر|اعلي|اقل|ادني) من|(?:більше|менше|вище) за)$/u;

/** A place, a year with the word for one, or "the number of those killed". */
function isOther(items: readonly Item[], place: number): boolean {
  const next = items[afterSilent(items, place)];
  const isAfterWord = hasTag(items[place], 'filler', 'unit');
  const isYear = next?.type === 'number' && next.isYear && isAfterWord;
  const isNumberOf = hasTag(next, ...COUNTED) && numberOf.test(textOf(items[place]));
  return next?.type === 'place' || isYear || isNumberOf;
}
