import type { EventQuestion } from '@partner-api/reading';
import type { EventTable } from '../../events/table/event-table.js';
import { countableOf } from '../../events/tally/countable.js';
import { comparing, type GroupedTally, type GroupTally } from '../../events/tally/tally-groups.js';
import { isOfDeeds, isOutweighed } from './outweighed.js';

/** The parts of a scope in an order. */
export interface Ranking {
  /** The first ones, best first. */
  readonly groups: readonly GroupTally[];
  /** Whether those asked for are surely before the others, wherever events that may belong to any group do belong. */
  readonly isDecided: boolean;
  /** False for parties of which it is known least who killed, so that their figures tell of no order. */
  readonly isOrdered: boolean;
}

/** The parts of a scope with most, or fewest. */
export function rankGroups(table: EventTable, question: EventQuestion, grouped: GroupedTally): Ranking {
  const ranked = grouped.groups.toSorted(question.isFewest ? fewestFirst : mostFirst);
  const isMore = comparing(table, countableOf(question), grouped);
  // Where it is not said how many are asked for, the first is.
  const asked = question.numberAsked ?? 1;
  const others = ranked.slice(asked);
  const isDecided =
    ranked.length > 0 &&
    ranked
      .slice(0, asked)
      .every((one) => others.every((other) => (question.isFewest ? isMore(other, one) : isMore(one, other))));
  // Where nothing happened is told of those that were named, and of those with fewest.
  const tellsNone = question.isFewest || question.scope.provinces.length > 0;
  const told = ranked.filter(({ tally }) => tellsNone || tally.sure.high + tally.possible.high > 0);
  const groups = told.slice(0, question.numberAsked ?? mostRanked);
  const isOrdered = !isOfDeeds(question) || !groups.some(({ tally }) => isOutweighed(tally));
  return { groups, isDecided, isOrdered };
}

const mostRanked = 5;

/** Those of which it is not known how many there were come last in either order. */
function mostFirst(a: GroupTally, b: GroupTally): number {
  return figureOf(b) - figureOf(a) || (a.key < b.key ? -1 : 1);
}

function fewestFirst(a: GroupTally, b: GroupTally): number {
  const [one, other] = [a, b].map(({ tally: { sure } }) => sure.best ?? sure.high) as [number, number];
  return one === other ? (a.key < b.key ? -1 : 1) : one - other;
}

export function figureOf({ tally }: GroupTally): number {
  return tally.sure.best ?? tally.sure.low;
}
