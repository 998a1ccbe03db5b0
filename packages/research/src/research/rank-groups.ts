import type { EventTable } from '../events/event-table.js';
import { tallyOf } from '../events/tally.js';
import type { GroupedTally, GroupTally } from '../events/tally-groups.js';
import type { CountedAnswer } from './compute-answer.js';

export interface Ranking {
  /** The first ones, best first. */
  readonly groups: readonly GroupTally[];
  /** Whether the first is surely the first, wherever events that may belong to any group do belong. */
  readonly isDecided: boolean;
}

/** The parts of a scope with most, or fewest. */
export function rankGroups(
  table: EventTable,
  { question, coverage }: CountedAnswer,
  { groups, anywhere }: GroupedTally,
): Ranking {
  const sign = question.isFewest ? -1 : 1;
  const figure = ({ tally }: GroupTally) => tally.sure.best ?? tally.sure.low;
  const ranked = groups.toSorted((a, b) => sign * (figure(b) - figure(a)) || (a.key < b.key ? -1 : 1));
  const free = tallyOf(table, question.measure, anywhere, []).sure.high;
  const most = ({ tally }: GroupTally) => tally.sure.high + tally.possible.high + free;
  const [first, ...others] = ranked;
  const isFirst =
    first !== undefined &&
    others.every((other) =>
      question.isFewest ? most(first) < other.tally.sure.low : first.tally.sure.low > most(other),
    );
  return { groups: ranked.slice(0, mostRanked), isDecided: isFirst && coverage.extent === 'whole' };
}

const mostRanked = 5;
