import { type Computation, type Count, NAMED_EVENTS_LIMIT } from '@partner-api/contract';
import type { EventQuery } from '@partner-api/query';
import type { CountedQuery } from '../events/counting/count-query.js';
import type { Figures } from '../events/tally/figures.js';
import type { Group } from '../events/tally/groups.js';
import { eventsIn, type Totals } from '../events/tally/tally.js';
import type { Localization } from '../messages/localization.js';
import { sayQuery } from '../messages/query-words.js';

/** Describes the computation of a number, so that it can be reproduced. */
export function computationOf(
  { query, tally, coverage }: CountedQuery,
  groups: readonly Group[],
  localization: Localization,
): Computation {
  const { measure, country, provinces, window, kind, actors, role, deaths } = query;
  return {
    measure,
    scope: {
      country,
      provinces,
      from: window.from,
      to: window.to,
      kind,
      actors: actors.map((names) => names[0] ?? ''),
      actor_names: actors,
      role,
      ...(deaths === null ? {} : { deaths }),
    },
    query: queryOf(query, localization),
    ...countsOf(tally),
    unattributed: countOf(tally.unattributed),
    missing_bounds: tally.missing,
    groups: groups.map((group) => ({ key: group.key, ...countsOf(group.tally) })),
    covered: coverage.extent,
    names_all_events: eventsIn(tally) <= NAMED_EVENTS_LIMIT,
  };
}

function queryOf(query: EventQuery, localization: Localization): NonNullable<Computation['query']> {
  const { asks, groupBy, isFewest, numberAsked, predicate, comparison } = query;
  return {
    text: sayQuery(query, localization),
    asks,
    group_by: groupBy,
    fewest: isFewest,
    number_asked: numberAsked,
    predicate:
      predicate === null
        ? null
        : { says: predicate.says, number: predicate.named?.[0] ?? null, other: predicate.named?.[1] ?? null },
    comparison:
      comparison === null
        ? null
        : {
            grouping: comparison.grouping,
            says: comparison.says,
            part: comparison.part,
            than: comparison.than,
            percent: comparison.changedBy?.percent ?? null,
          },
  };
}

function countsOf({ sure, possible, unattributed }: Totals): { counted: Count; possible: Count } {
  return { counted: countOf(sure), possible: countOf(added(possible, unattributed)) };
}

function added(one: Figures, other: Figures): Figures {
  const best = one.best === null || other.best === null ? null : one.best + other.best;
  const sum = (of: (figures: Figures) => number) => of(one) + of(other);
  return {
    events: sum(({ events }) => events),
    low: 0,
    best,
    high: sum(({ high }) => high),
    most: sum(({ most }) => most),
  };
}

function countOf({ events, low, best, most }: Figures): Count {
  return { events, low, best, high: Number.isFinite(most) ? most : null };
}
