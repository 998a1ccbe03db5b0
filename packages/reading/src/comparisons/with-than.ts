import { COUNTED } from '../items/counted.js';
import { afterSilent, hasTag, type Item, textOf, wordOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import type { Tag } from '../lexicons/lexicon.js';
import { comparedWay } from './compared-way.js';

/**
 * "Homs tuvo más muertos que Hama", "قتلى أكثر من حماة": words that compare only where something is told to have more or
 * fewer, and what that is compared with stands right after them.
 */
export function withThan(written: readonly Item[]): Item[] {
  const items = withOutdone(written);
  return items.map((item, place) => {
    if (isThanItself(items, place)) return than(wordOf(item));
    if (item.type !== 'phrase' || !isThan(items, item.text, place)) return item;
    const tags = [...item.tags].filter((tag) => tag !== 'whence' && tag !== 'filler');
    return { ...item, tags: new Set<Tag>([...tags, 'comparing']) };
  });
}

/**
 * "Homs overtook Hama in the number of people killed in 2017": Homs in that number, more than Hama. What a verb says of
 * anything but two places it says as any other.
 */
function withOutdone(items: readonly Item[]): readonly Item[] {
  const [verb = -1, ...others] = items.flatMap((item, at) => (outdoing.test(wordOf(item)) ? [at] : []));
  const [first, second, ...more] = items.flatMap(({ type }, at) => (type === 'place' ? [at] : []));
  if (first === undefined || second === undefined || others.length > 0 || more.length > 0) return items;
  const isBetween = (item: Item) => textOf(item) === 'a' || isNeighbour(item);
  // "A dépassé", "superó a".
  const isBeside =
    first < verb &&
    verb < second &&
    items.slice(first + 1, verb).every((item) => textOf(item) === 'a') &&
    items.slice(verb + 1, second).every(isBetween);
  const end = items.at(-1)?.type === 'stop' ? items.length - 1 : items.length;
  const told = items.slice(0, end);
  const saysMore = (item: Item) =>
    item.type === 'stop' || item.type === 'actor' || hasTag(item, 'not', 'half_denial');
  if (!isBeside || told.some(saysMore)) return items;
  const outdone = [than(wordOf(items[verb])), ...items.slice(second, second + 1)];
  return [...told.slice(0, verb), ...told.slice(second + 1), ...outdone, ...items.slice(end)];
}

const outdoing = folded(
  /^(?:overtook|surpassed|outstripped|outpaced|exceeded|(?:ha )?super(?:ó|ado)|sobrepasó|(?:a )?(?:dépassé|devancé)|обогнал[ао]?|опередил[ао]?|превзошел|превзошл[ао]|випереди(?:в|л[ао])|обігна(?:в|л[ао])|перевершив|перевершил[ао])$/u,
);

/** "Neighbouring Hama". */
function isNeighbour(item: Item): boolean {
  return /^(?:neighbou?ring|соседн\S+|сусідн\S+)$/u.test(wordOf(item));
}

function than(text: string): Item {
  return { type: 'phrase', tags: new Set<Tag>(['comparing']), text };
}

/** "كانت حمص أكثر دموية في 2016 منها في 2017": than it was. */
function isThanItself(items: readonly Item[], place: number): boolean {
  if (
    !/^منها?$/u.test(wordOf(items[place])) ||
    !items.slice(0, place).some((item) => hasTag(item, 'deadliest'))
  )
    return false;
  const next = items[afterSilent(items, place + 1)];
  return next?.type === 'place' || (next?.type === 'number' && next.isYear);
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
