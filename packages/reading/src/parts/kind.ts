import type { EventKind } from '@partner-api/contract';
import { KINDS, type NamedKind } from '../items/counted.js';
import { hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { isOnCivilians } from '../items/on-civilians.js';

/** The one kind that is named; `any` for none, null for several. A more special word goes before "violence". */
export function kindIn(items: readonly Item[]): EventKind | null {
  const named = new Set(items.flatMap((item) => KINDS.filter((kind) => hasTag(item, kind))));
  if (named.size > 1) named.delete('violent');
  // "State-based battles", "one-sided attacks": the division says more.
  for (const division of ['state_based', 'non_state', 'one_sided'] as const)
    if (named.has(division)) {
      named.delete('battle');
      named.delete('attack');
    }
  if (named.size > 1) return areTogether(items) ? 'violent' : null;
  if (named.has('attack') && isOnCivilians(items)) return 'violence_against_civilians';
  // "The war between IS and the SDF".
  const isOfTwo = items.filter(({ type }) => type === 'actor').length === 2;
  const isBetween = items.some((item, place) => hasTag(item, 'war') && hasTag(items[place + 1], 'between'));
  if (named.size === 0 && isOfTwo && isBetween) return 'battle';
  const [only = 'any'] = named;
  return only satisfies NamedKind | 'any';
}

/** "Attacks and clashes", by whomever: each in one number with the other. */
function areTogether(items: readonly Item[]): boolean {
  const places = items.flatMap((item, place) => (hasTag(item, ...KINDS) ? [place] : []));
  const [first = -1, second = -1, ...others] = places;
  if (others.length > 0 || items.some(({ type }) => type === 'actor')) return false;
  if (hasTag(items[first], 'protest', 'riot') || hasTag(items[second], 'protest', 'riot')) return false;
  const between = items.slice(first + 1, second);
  const isJoined = between.filter((item) => hasTag(item, 'and')).length === 1;
  // "A clash and an attack": two, and in which of them is not told.
  const isOfMany = (item: Item) => isSilent(item) && !hasTag(item, 'in') && textOf(item) !== 'an';
  return isJoined && between.every((item) => hasTag(item, 'and') || isOfMany(item));
}
