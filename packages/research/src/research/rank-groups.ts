import type { EventTable } from '../events/event-table.js';
import { tallyOf } from '../events/tally.js';
import type { GroupedTally, GroupTally } from '../events/tally-groups.js';
import type { EventQuestion } from '../reading/read-question.js';

/** The parts of a scope in an order. */
export interface Ranking {
  /** The first ones, best first. */
  readonly groups: readonly GroupTally[];
  /** Whether the first is surely the first, wherever events that may belong to any group do belong. */
  readonly isDecided: boolean;
}

/** How the last part of a time compares with the first. */
export interface Change {
  readonly first: GroupTally;
  readonly last: GroupTally;
  /** By the best estimates. */
  readonly difference: number;
  /** Whether it went that way wherever events that may belong to either do belong. */
  readonly isDecided: boolean;
}

/** The parts of a scope with most, or fewest. */
export function rankGroups(table: EventTable, question: EventQuestion, grouped: GroupedTally): Ranking {
  const sign = question.isFewest ? -1 : 1;
  const ranked = grouped.groups.toSorted(
    (a, b) => sign * (figureOf(b) - figureOf(a)) || (a.key < b.key ? -1 : 1),
  );
  const isMore = comparison(table, question, grouped);
  const [first, ...others] = ranked;
  const isDecided =
    first !== undefined &&
    others.every((other) => (question.isFewest ? isMore(other, first) : isMore(first, other)));
  return { groups: ranked.slice(0, mostRanked), isDecided };
}

const mostRanked = 5;

/** Null where there are no two parts. */
export function changeOf(table: EventTable, question: EventQuestion, grouped: GroupedTally): Change | null {
  const [first, last] = [grouped.groups.at(0), grouped.groups.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const isMore = comparison(table, question, grouped);
  const difference = figureOf(last) - figureOf(first);
  const isDecided = difference > 0 ? isMore(last, first) : difference < 0 && isMore(first, last);
  return { first, last, difference, isDecided };
}

export function figureOf({ tally }: GroupTally): number {
  return tally.sure.best ?? tally.sure.low;
}

/** Whether one part surely has more than another. */
function comparison(table: EventTable, { measure }: EventQuestion, { anywhere }: GroupedTally) {
  const free = tallyOf(table, measure, anywhere, []).sure.high;
  return (a: GroupTally, b: GroupTally) =>
    a.tally.sure.low > b.tally.sure.high + b.tally.possible.high + free;
}
