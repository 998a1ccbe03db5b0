import { falseOnlyBelow } from '../domain/predicate.js';
import { hasTag, type Item, isSilent, wordOf } from '../items/item.js';
import { isPause } from '../items/read-items.js';
import { folded } from '../language/folded.js';
import type { Parts } from '../parts/read-text.js';

/**
 * "400 people, including 30 civilians, were killed in Homs": the statement without them, and what is told of them. Null where
 * nothing is, or more than a number of civilians.
 */
export function includedCivilians(
  items: readonly Item[],
): { readonly all: readonly Item[]; readonly civilians: readonly Item[] } | null {
  for (let place = 1; place < items.length; place++) {
    const length = lengths.find((words) => isIncluding(items, place, words));
    if (length === undefined) continue;
    const start = place + length;
    const bound = items.findIndex((item, at) => at >= start && (item.type === 'stop' || isPause(items, at)));
    const end = bound < 0 ? items.length : bound;
    const told = items.slice(start, end);
    const rest = [...items.slice(0, place), ...items.slice(end)];
    const isLast = (at: number) => at === rest.length - 1 && rest[at]?.type === 'stop';
    return isNumberOfCivilians(told)
      ? { all: rest.filter((_, at) => !isPause(rest, at) && !isLast(at)), civilians: [...told, killed] }
      : null;
  }
  return null;
}

/**
 * Both as statements, the second of the same place, time and events; of civilians there may be more than are told of. Null where
 * the first is no number of people killed, or either is not read whole.
 */
export function withCivilians(all: Parts, civilians: Parts): readonly [Parts, Parts] | null {
  if (all.measure !== 'killed' || all.quantity === null || civilians.quantity === null) return null;
  if (all.unread.length > 0 || civilians.unread.length > 0) return null;
  const { place, times, kind, actors, role, areOpposed } = all;
  const predicate = falseOnlyBelow(civilians.quantity.predicate);
  const quantity = { ...civilians.quantity, predicate };
  return [all, { ...civilians, place, times, kind, actors, role, areOpposed, quantity }];
}

const lengths = [1, 2, 3];

function isIncluding(items: readonly Item[], place: number, length: number): boolean {
  return including.test(
    items
      .slice(place, place + length)
      .map(wordOf)
      .join(' '),
  );
}

const including = folded(
  /^(?:including|among them|incluidos|entre ellos|dont|parmi lesquels|y compris|в том числе|включая|среди них|у тому числі|в тому числі|зокрема|серед них|بينهم|من بينهم|منهم|من ضمنهم)$/u,
);

function isNumberOfCivilians(told: readonly Item[]): boolean {
  const numbers = told.filter((item) => item.type === 'number' && !item.isYear);
  const isOther = (item: Item) =>
    item.type !== 'number' &&
    !isSilent(item) &&
    !hasTag(item, 'civilians', 'a', 'some', 'at_least', 'more_than', 'about', 'exactly');
  return numbers.length === 1 && told.some((item) => hasTag(item, 'civilians')) && !told.some(isOther);
}

const killed: Item = { type: 'phrase', tags: new Set(['killed']), text: 'killed' };
