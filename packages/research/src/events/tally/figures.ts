import type { EventQuery } from '@partner-api/query';
import { deathsFilter } from '../certainty/deaths-filter.js';
import { type DeathMeasure, type EventTable, UNBOUNDED, UNKNOWN } from '../table/event-table.js';

/** What is counted: events, events with a number of deaths, or deaths. */
export type Countable = EventQuery['measure'] | NonNullable<EventQuery['deaths']>;

export function countableOf({ measure, deaths }: Pick<EventQuery, 'measure' | 'deaths'>): Countable {
  return deaths ?? measure;
}

/** The measure whose estimates are used; null for events. */
export function estimatedIn(countable: Countable): DeathMeasure | null {
  if (typeof countable !== 'string') return countable.measure;
  return countable === 'events' ? null : countable;
}

/** The totals of some events. */
export interface Figures {
  readonly events: number;
  readonly low: number;
  /** Null when a row has no best estimate, or when several sources may have the same events. */
  readonly best: number | null;
  /** By high estimates, or best ones without them; `Infinity` without an upper bound. */
  readonly high: number;
  /** The upper bound. Without a high estimate of civilians it is the number of all killed. */
  readonly most: number;
}

export const NO_FIGURES: Figures = { events: 0, low: 0, best: 0, high: 0, most: 0 };

/** The figures of one row. With a filter by deaths `low` and `best` are 1 if the row matches, `high` is the maximum of events. */
export function figuresOfRow(table: EventTable, countable: Countable): (row: number) => Figures {
  const one: Figures = { events: 1, low: 1, best: 1, high: 1, most: 1 };
  if (countable === 'events') return () => one;
  if (typeof countable !== 'string') return deathsFilter(table, countable).figuresOf;
  const { lows, bests, highs } = table.estimatesOf(countable);
  return (row) => ({
    events: 1,
    low: lows.get(row),
    best: bests.get(row) === UNKNOWN ? null : bests.get(row),
    high: bounded(highs.get(row)),
    most: bounded(table.mostOf(countable, row)),
  });
}

/** Converts UNBOUNDED to `Infinity`. */
function bounded(number: number): number {
  return number === UNBOUNDED ? Number.POSITIVE_INFINITY : number;
}
