import { falseOnlyBelow, isBoundedAbove } from '../domain/predicate.js';
import { COMPARATORS } from '../items/counted.js';
import { hasTag, type Item, isSilent, wordOf } from '../items/item.js';
import { isPause } from '../items/read-items.js';
import { folded } from '../language/folded.js';
import type { Parts } from '../parts/read-text.js';

/** The statement without the civilians among those it counts, and what is told of them. */
export interface IncludedCivilians {
  readonly all: readonly Item[];
  readonly civilians: readonly Item[];
  /** Whether there may be more of them than are told: "including 30", not "of whom 30". */
  readonly areSome: boolean;
}

/** "400 people, including 30 civilians, were killed in Homs". Null where nothing is told of them, or more than a number. */
export function includedCivilians(items: readonly Item[]): IncludedCivilians | null {
  for (let place = 1; place < items.length; place++) {
    const length = (words: RegExp) => lengths.find((count) => words.test(wordsAt(items, place, count)));
    const some = length(including);
    const exact = some === undefined ? length(ofWhom) : undefined;
    if (some !== undefined) return told(items, place, { from: place, to: place + some }, true);
    const start = afterPause(items, place);
    if (exact !== undefined && start > 0)
      return told(items, start, { from: place, to: place + exact }, false);
  }
  return null;
}

/** The civilians who are told of from a place up to the next pause, by other words than those for "of whom". */
function told(
  items: readonly Item[],
  start: number,
  words: { readonly from: number; readonly to: number },
  areSome: boolean,
): IncludedCivilians | null {
  const bound = items.findIndex((item, at) => at >= words.to && isBound(items, item, at));
  const end = bound < 0 ? items.length : bound;
  const civilians = [...items.slice(start, words.from), ...items.slice(words.to, end)];
  const rest = [...items.slice(0, start), ...items.slice(end)];
  const isLast = (at: number) => at === rest.length - 1 && rest[at]?.type === 'stop';
  if (!isNumberOfCivilians(civilians)) return null;
  const all = rest.filter((_, at) => !isPause(rest, at) && !isLast(at));
  return { all, civilians: [...civilians.filter((item) => !isCopula(item)), killed], areSome };
}

function isBound(items: readonly Item[], item: Item, at: number): boolean {
  return item.type === 'stop' || isPause(items, at);
}

/** Where the words begin that no pause parts from a place; 0 where none does at all. */
function afterPause(items: readonly Item[], place: number): number {
  let start = place;
  while (start > 0 && !isPause(items, start - 1) && items[start - 1]?.type !== 'stop') start--;
  return items[start - 1]?.type === 'stop' ? 0 : start;
}

/**
 * Both as statements, the second of the same place, time and events. Null where the first is no number of people killed, or either is
 * not read whole.
 */
export function withCivilians(
  all: Parts,
  civilians: Parts,
  areSome: boolean,
): readonly [Parts, Parts] | null {
  if (all.measure !== 'killed' || all.quantity === null || civilians.quantity === null) return null;
  if (all.unread.length > 0 || civilians.unread.length > 0) return null;
  const { place, times, kind, actors, role, areOpposed } = all;
  const told = civilians.quantity.predicate;
  const quantity = {
    ...civilians.quantity,
    predicate: areSome && !isBoundedAbove(told) ? falseOnlyBelow(told) : told,
  };
  return [all, { ...civilians, place, times, kind, actors, role, areOpposed, quantity }];
}

const lengths = [1, 2, 3];

function wordsAt(items: readonly Item[], place: number, count: number): string {
  return items
    .slice(place, place + count)
    .map(wordOf)
    .join(' ');
}

const including = folded(
  /^(?:including|among them|incluidos|entre ellos|dont|parmi lesquels|y compris|в том числе|включая|среди них|у тому числі|в тому числі|зокрема|серед них|بينهم|من بينهم|منهم|من ضمنهم)$/u,
);

const ofWhom = folded(
  /^(?:of (?:them|whom)|de (?:ell[oa]s|l[oa]s cuales|l[oa]s que|quienes)|d entre (?:eux|elles)|из (?:них|которых)|[зі]з (?:них|яких)|з (?:них|яких)|من هؤلاء)$/u,
);

/** "Were civilians", "étaient des civils". */
function isCopula(item: Item): boolean {
  return hasTag(item, 'passive') || copulas.test(wordOf(item));
}

const copulas = folded(/^(?:were|was|are|eran|son|étaient|sont|был[иоа]?|бул[иоа]?|كانوا|هم)$/u);

function isNumberOfCivilians(told: readonly Item[]): boolean {
  const numbers = told.filter((item) => item.type === 'number' && !item.isYear);
  const isOther = (item: Item) =>
    item.type !== 'number' &&
    !isSilent(item) &&
    !isCopula(item) &&
    !hasTag(item, 'civilians', 'a', 'some', ...COMPARATORS);
  return numbers.length === 1 && told.some((item) => hasTag(item, 'civilians')) && !told.some(isOther);
}

const killed: Item = { type: 'phrase', tags: new Set(['killed']), text: 'killed' };
