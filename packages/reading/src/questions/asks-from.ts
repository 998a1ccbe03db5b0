import { isTelling } from '../clauses/clauses.js';
import { asksWhichOne, asksWho } from '../items/asks-who.js';
import { hasTag, type Item, textOf } from '../items/item.js';
import { placedItems } from '../items/read-items.js';
import type { Token } from '../language/tokens.js';
import type { Tag } from '../lexicons/lexicon.js';
import type { Language } from '../lexicons/lexicons.js';
import type { NamesInText } from '../names/names-in-text.js';

/**
 * The token from which a question asks, behind what it is for: "for our review we have to know how many died". 0 where it
 * begins so, or where what stands before may narrow it: names, numbers, whatever counting knows, and where nobody is said to
 * ask ("of the bakers, how many died").
 */
export function asksFrom(tokens: readonly Token[], language: Language, names: NamesInText): number {
  const placed = placedItems(tokens, language, names);
  const opening = placed.findIndex(({ item }) => hasTag(item, ...openings));
  const before = placed.slice(0, Math.max(0, opening)).map(({ item }) => item);
  const isPurpose =
    before.some((item) => hasTag(item, 'ask')) &&
    before.every(isIdle) &&
    !isScope(before[0]) &&
    !before.some(asksSource);
  return isPurpose ? (placed[opening]?.start ?? 0) : 0;
}

const openings: readonly Tag[] = [
  'how_many',
  'which_province',
  'which_actor',
  'which_day',
  'which_month',
  'which_year',
  'when',
  'compare',
];

/** "Who said how many …", "which agency reported how many …". */
function asksSource(item: Item, place: number, before: readonly Item[]): boolean {
  if (asksWho(item)) return true;
  return asksWhichOne(item) && before.slice(place).some((next) => hasTag(next, 'said', 'sayer'));
}

/** "In the old quarter, …", "from frostbite, …". */
function isScope(item: Item | undefined): boolean {
  if (hasTag(item, 'in')) return !purpose.test(textOf(item));
  return hasTag(item, 'by', 'from', 'whence', 'from_or_with', 'between', 'involving', 'resulted');
}

const purpose = /^(?:for|para|pour|для|ل)$/u;

/** Whether an item of a text before what is asked cannot narrow it. */
export function isIdle(item: Item, place: number): boolean {
  // "I need one figure".
  if (item.type === 'number' && item.isWord && item.value === 1) return true;
  if (isTelling(item) || item.type === 'place' || item.type === 'actor' || item.type === 'deaths')
    return false;
  if (item.type === 'phrase') return !hasTag(item, 'restricts', 'without', 'any') || modal.test(item.text);
  return item.type !== 'unknown' || !item.isCapital || place === 0 || asker.test(item.text);
}

/** "I would like": of a statement they make another. */
const modal = /^(?:would|could)$/;
/** Written with a capital wherever it stands. */
const asker = /^i(?:m|ve|d|ll)?$/;
