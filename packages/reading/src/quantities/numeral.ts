import { hasTag, type Item, textOf } from '../items/item.js';
import { VAGUE, VAGUE_TAGS, type Vague } from '../lexicons/lexicon.js';
import { goesOn, isDozen } from './composed.js';

export interface Numeral {
  readonly value: number;
  readonly order: Vague | null;
  /** What its last word multiplies by: 1,000 of "twenty thousand", else 1. */
  readonly unit: number;
  /** Whether it is told in tens or dozens: "два десятка", "dos docenas". */
  readonly isRough: boolean;
  readonly start: number;
  readonly end: number;
}

/** A number in digits or words, multipliers included ("1.5 million", "two hundred and fifty"), or a vague one. */
export function readNumeral(
  items: readonly Item[],
  start: number,
  taken: ReadonlySet<number>,
): Numeral | null {
  const [vagueName, order] = vagueAt(items[start]);
  const isOne = vagueName !== null && isOneOf(items, start);
  if (vagueName !== null && !isOne)
    return { value: order, order: vagueName, unit: 1, isRough: false, start, end: start + 1 };
  if (vagueName === null && items[start]?.type !== 'number') return null;
  let total = 0;
  let current = 0;
  let last = 1;
  let place = start;
  while (place < items.length && !taken.has(place)) {
    const item = items[place];
    if (item?.type === 'number') {
      if (place > start && !item.isWord && !isRestOfThousands(items, place, total + current)) break;
      if (place > start && item.isWord && !goesOn(items, place, { total, current })) break;
      // "Quatre mille et demi": half of what was named last. "Two and a half thousand" goes on.
      const isHalf = item.value === HALF && current === 0 && last >= 1_000;
      // "2,000 thousand": what follows figures multiplies all of them.
      if (place === start && !item.isWord) current = item.value;
      else if (isDozen(items, place)) current *= item.value;
      else [total, current] = added(total, current, isHalf ? HALF * orderOf(last) : item.value);
      if (item.isWord) last = item.value;
    } else if (vagueAt(item)[0] !== null) {
      if (place > start && !goesOn(items, place, { total, current })) break;
      [total, current] = times(total, current, vagueAt(item)[1]);
      last = vagueAt(item)[1];
    } else if (
      !isOddWithin(items, place) &&
      !(hasTag(item, 'and') && continues(items, place + 1, total + current))
    )
      break;
    place++;
  }
  const value = total + current;
  const [ending, isMultiplied] = [items[place - 1], place > start + 1];
  const isRough = isMultiplied && hasTag(ending, 'tens', 'dozens');
  return { value, order: null, unit: unitOf(ending, isMultiplied), isRough, start, end: place };
}

const HALF = 0.5;

/** What "two thousand" is said in: thousands. Arabic has one word for the two. */
function orderOf(value: number): number {
  return value >= 1_000_000 ? 1_000_000 : 1_000;
}

function unitOf(last: Item | undefined, isMultiplied: boolean): number {
  const value = last?.type === 'number' && last.isWord ? last.value : vagueAt(last)[1];
  return isMultiplied && multipliers.has(value) ? value : 1;
}

const multipliers: ReadonlySet<number> = new Set([100, 1_000, 1_000_000]);

/**
 * "Более тысячи двухсот", "достигло тысячи", "гибель сотни людей": an order is one of it before hundreds, which do not
 * follow several, and after what tells its case.
 */
function isOneOf(items: readonly Item[], place: number): boolean {
  if (!hasTag(items[place], 'may_be_one')) return false;
  const [before, next] = [items[place - 1], items[place + 1]];
  if (hasTag(before, 'of_genitive', 'reached', 'up_to', 'from')) return true;
  return next?.type === 'number' && next.isWord && next.value >= 100 && next.value < vagueAt(items[place])[1];
}

/** "Пять с лишним тысяч". */
function isOddWithin(items: readonly Item[], place: number): boolean {
  const next = items[place + 1];
  if (!hasTag(items[place], 'and_odd')) return false;
  return vagueAt(next)[0] !== null || (next?.type === 'number' && next.isWord && next.value >= 1_000);
}

/** "Three dozens": an order after a number multiplies it. */
function times(total: number, current: number, order: number): [number, number] {
  const value = (current === 0 ? 1 : current) * order;
  return order >= 1_000 ? [total + value, 0] : [total, value];
}

function added(total: number, current: number, value: number): [number, number] {
  if (value >= 1_000) return [total + (current === 0 ? 1 : current) * value, 0];
  if (value === 100 && current > 0) return [total, current * 100];
  return [total, current + value];
}

/** Whether a number after "and" goes on with the one before it: "two hundred and fifty", "ألف و200". */
function continues(items: readonly Item[], place: number, value: number): boolean {
  const next = items[place];
  if (next?.type !== 'number') return false;
  if (!next.isWord) return isRestOfThousands(items, place, value);
  // "عشرون ألفا وخمسمئة".
  const isThousands = textOf(items[place - 1]) === 'و' && hasTag(items[place - 2], 'thousands');
  return (isThousands || isWordBefore(items, place - 1)) && isSmaller(items, place);
}

/** "Fifty and sixty" are two numbers, as "three thousand and four thousand" are; "three and fifty" is one. */
function isSmaller(items: readonly Item[], place: number): boolean {
  const [last, value, unit] = [place - 2, place, place + 1].map((index) => numberAt(items[index]));
  if (last === undefined || value === undefined) return false;
  if (unit !== undefined && unit >= 100 && last >= unit && last < unit * 10) return false;
  if (last < 10) return value >= 20 && value < 100;
  return last >= 100 ? value < last && (last >= 1_000 || value < 100) : last >= 20 && value < 20;
}

function numberAt(item: Item | undefined): number | undefined {
  return item?.type === 'number' ? item.value : vagueAt(item)[1] || undefined;
}

/** The 200 of "three thousand and 200". */
function isRestOfThousands(items: readonly Item[], place: number, value: number): boolean {
  const [rest, and, thousands] = [items[place], items[place - 1], items[place - 2]];
  if (rest?.type !== 'number' || !hasTag(and, 'and') || value < 1_000 || value % 1_000 !== 0) return false;
  const isOrder = hasTag(thousands, 'thousands') || (thousands?.type === 'number' && thousands.isWord);
  return isOrder && Number.isInteger(rest.value) && rest.value >= 100 && rest.value < 1_000;
}

export function isWordBefore(items: readonly Item[], place: number): boolean {
  const before = items[place - 1];
  return before?.type === 'number' && before.isWord;
}

function vagueAt(item: Item | undefined): [Vague, number] | [null, 0] {
  const name = VAGUE_TAGS.find((known) => hasTag(item, known));
  return name === undefined ? [null, 0] : [name, VAGUE[name]];
}
