import type { EventQuestion, Predicate } from '@partner-api/reading';
import type { EventTable } from '../../events/table/event-table.js';
import { countableOf } from '../../events/tally/countable.js';
import { type GroupedTally, type GroupTally, mostOf } from '../../events/tally/tally-groups.js';
import { figureOf, type Ranking } from './rank-groups.js';

/** The parts of a scope whose number is as asked by the best estimates of what surely belongs to them, most first. */
export function groupsWithin(
  table: EventTable,
  question: EventQuestion,
  { holds }: Predicate,
  grouped: GroupedTally,
): Ranking {
  const most = mostOf(table, countableOf(question), grouped);
  const isWithin = (figure: number) => figure >= holds.from && figure <= holds.to;
  /** Whether no estimate, and no event that may belong to the part, makes it otherwise. */
  const isSure = (group: GroupTally) => {
    const [low, high] = [group.tally.sure.low, most(group)];
    return isWithin(figureOf(group)) ? isWithin(low) && isWithin(high) : high < holds.from || low > holds.to;
  };
  return {
    groups: grouped.groups
      .filter((group) => isWithin(figureOf(group)))
      .toSorted((a, b) => figureOf(b) - figureOf(a) || (a.key < b.key ? -1 : 1)),
    isDecided: grouped.groups.length > 0 && grouped.groups.every(isSure),
    isOrdered: true,
  };
}
