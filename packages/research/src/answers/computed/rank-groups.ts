import { type EventQuery, isInBand } from '@partner-api/query';
import type { CountedParts } from '../../events/counting/count-query.js';
import { figureOf } from '../../events/judging/change-of.js';
import type { Group } from '../../events/tally/groups.js';
import type { Tally } from '../../events/tally/tally.js';

/** The groups that a question asks for. */
export interface Ranking {
  readonly groups: readonly Group[];
  /** Whether these are the right groups however the uncertain events are assigned. */
  readonly isDecided: boolean;
  /** False when most deaths have no known perpetrator, so that the figures give no order. */
  readonly isOrdered: boolean;
}

/** The groups with the highest or the lowest figures. */
export function rankGroups(query: EventQuery, { groups: all, mostOf }: CountedParts): Ranking {
  const { isFewest, provinces } = query;
  const ranked = all.toSorted(isFewest ? fewestFirst : mostFirst);
  const isMore = (a: Group, b: Group) => a.tally.sure.low > mostOf(b);
  const asked = query.numberAsked ?? 1;
  const others = ranked.slice(asked);
  const isBefore = (one: Group) =>
    others.every((other) => (isFewest ? isMore(other, one) : isMore(one, other)));
  // Groups without events are listed only when the question names them or asks for the fewest.
  const tellsNone = isFewest || provinces.length > 0;
  const told = ranked.filter((group) => tellsNone || group.tally.sure.most + group.tally.possible.most > 0);
  const groups = told.slice(0, query.numberAsked ?? mostRanked);
  return {
    groups,
    isDecided: ranked.length > 0 && ranked.slice(0, asked).every(isBefore),
    isOrdered: !isByPerpetrator(query) || !groups.some(({ tally }) => isMostlyUnattributed(tally)),
  };
}

const mostRanked = 5;

/** The groups whose best estimate satisfies the predicate, the highest first. */
export function groupsWithin({ predicate }: EventQuery, { groups, mostOf }: CountedParts): Ranking {
  const isWithin = (figure: number) => predicate !== null && isInBand(figure, predicate.holds);
  /** Whether no estimate and no possible event of the group changes the result. */
  const isSure = (group: Group) => {
    const [low, high] = [group.tally.sure.low, mostOf(group)];
    if (isWithin(figureOf(group))) return isWithin(low) && isWithin(high);
    const { from = 0, to = null } = predicate?.holds ?? {};
    return high < from || (to !== null && low > to);
  };
  return {
    groups: groups.filter((group) => isWithin(figureOf(group))).toSorted(mostFirst),
    isDecided: groups.length > 0 && groups.every(isSure),
    isOrdered: true,
  };
}

/** Groups without a best estimate come last in either order. */
export function mostFirst(a: Group, b: Group): number {
  return figureOf(b) - figureOf(a) || (a.key < b.key ? -1 : 1);
}

function fewestFirst(a: Group, b: Group): number {
  const [one, other] = [a, b].map(({ tally: { sure } }) => sure.best ?? sure.high) as [number, number];
  return one === other ? (a.key < b.key ? -1 : 1) : one - other;
}

/** Whether deaths are counted by perpetrator. */
export function isByPerpetrator({ role, measure }: Pick<EventQuery, 'role' | 'measure'>): boolean {
  return role === 'by' && measure !== 'events';
}

/** Whether fewer deaths are attributed than are possible, because sources rarely give the perpetrator of a battle. */
export function isMostlyUnattributed({ sure, possible }: Pick<Tally, 'sure' | 'possible'>): boolean {
  return sure.low < (possible.best ?? Number.POSITIVE_INFINITY);
}
