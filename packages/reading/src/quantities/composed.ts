import { hasTag, type Item } from '../items/item.js';
import { VAGUE, VAGUE_TAGS } from '../lexicons/lexicon.js';

/** What a numeral has come to: its thousands and millions, and what is to be multiplied or added yet. */
interface SoFar {
  readonly total: number;
  readonly current: number;
}

/**
 * Whether a number word goes on with the numeral before it, as in "twenty-five", "two hundred", "two thousand three
 * hundred". In "two, three thousand", "thirty-forty", "five hundred, six hundred" another one begins: the two are a range.
 */
export function goesOn(items: readonly Item[], place: number, { total, current }: SoFar): boolean {
  const last = numberAt(items[place - 1]);
  const next = numberAt(items[place]);
  // After "and", or "odd" of "пять с лишним тысяч", there is none; a half goes on with anything.
  if (last === undefined || next === undefined || next < 1) return true;
  if (next >= 1_000) return isOrderBelow(total, next) && (current === 0 || powers.has(next));
  if (isMultiplier(items[place])) return current > 0 && current < 100;
  if (isFigure(items[place - 1])) return next === 12;
  if (next === 100 && current > 0) return current < 100;
  if (last >= 100) return next < Math.min(last, 1_000);
  return last >= 20 && last % 10 === 0 && next < 10;
}

/** "15 dozen": no word for twelve stands beside figures to be added to them. */
export function isDozen(items: readonly Item[], place: number): boolean {
  return isFigure(items[place - 1]) && numberAt(items[place]) === 12;
}

/** "Two million three thousand"; not "two thousand, three thousand". */
function isOrderBelow(total: number, next: number): boolean {
  const order = next >= 1_000_000 ? 1_000_000 : 1_000;
  return total % (order * 1_000) === 0;
}

const powers: ReadonlySet<number> = new Set([1_000, 10_000, 1_000_000, 1_000_000_000]);

function isFigure(item: Item | undefined): boolean {
  return item?.type === 'number' && !item.isWord;
}

/** "Hundreds", "dozens": they multiply, and are not added. A word for a hundred may be. */
function isMultiplier(item: Item | undefined): boolean {
  return item?.type === 'phrase';
}

function numberAt(item: Item | undefined): number | undefined {
  if (item?.type === 'number') return item.value;
  const name = VAGUE_TAGS.find((known) => hasTag(item, known));
  return name === undefined ? undefined : VAGUE[name];
}
