import {
  type Computation,
  type Count,
  type Extent,
  type Measure,
  NAMED_EVENTS_LIMIT,
} from '@partner-api/contract';
import type { Scope } from '@partner-api/reading';
import { type Day, dateOf } from '@partner-api/reading';
import type { Tally, Total } from '../events/tally/tally.js';
import type { GroupedTally } from '../events/tally/tally-groups.js';

/** How a number was computed, for a reader to compute it again. */
export function computationOf(
  measure: Measure,
  scope: Scope,
  tally: Tally,
  covered: Extent,
  groups: Computation['groups'] = [],
): Computation {
  const { country, provinces, window, kind, actors, role, deaths } = scope;
  return {
    measure,
    scope: {
      country,
      provinces: provinces.map(({ slug }) => slug),
      from: date(window.from),
      to: date(window.to),
      kind,
      actors: actors.map((names) => names[0] ?? ''),
      actor_names: actors.map((names) => [...names]),
      role,
      ...(deaths === null ? {} : { deaths: { ...deaths, to: finite(deaths.to) } }),
    },
    ...countsOf(tally),
    groups,
    covered,
    names_all_events: tally.sureRows.length + tally.possibleRows.length <= NAMED_EVENTS_LIMIT,
  };
}

export function groupsOf({ groups }: Pick<GroupedTally, 'groups'>): Computation['groups'] {
  return groups.map(({ key, tally }) => ({ key, ...countsOf(tally) }));
}

function countsOf(tally: Tally): { counted: Count; possible: Count } {
  return {
    counted: countOf(tally.sureRows.length, tally.sure),
    possible: countOf(tally.possibleRows.length, tally.possible),
  };
}

function countOf(events: number, { low, best, high }: Total): Count {
  return { events, low, best, high: finite(high) };
}

function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}

function date(day: Day | null): string | null {
  return day === null ? null : dateOf(day);
}
