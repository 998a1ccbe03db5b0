import type { EventQuery } from '@partner-api/query';
import { SURE } from '../certainty/certainty.js';
import { deadliness } from '../certainty/deadly-rows.js';
import { type EventTable, type MeasureOfDead, UNBOUNDED, UNKNOWN } from '../table/event-table.js';

/** What is counted of events: themselves, those among them with so many dead, or the dead. */
export type Countable = EventQuery['measure'] | NonNullable<EventQuery['deaths']>;

export function countableOf({ measure, deaths }: Pick<EventQuery, 'measure' | 'deaths'>): Countable {
  return deaths ?? measure;
}

/** Whose estimates a number is made of; null for events. */
export function estimatedIn(countable: Countable): MeasureOfDead | null {
  if (typeof countable !== 'string') return countable.measure;
  return countable === 'events' ? null : countable;
}

/** What some events come to. */
export interface Figures {
  readonly events: number;
  readonly low: number;
  /** Null when it is not known: a row has none, or several sources may tell of the same events. */
  readonly best: number | null;
  /** By the high estimates; where a row has none, its best one stands for it. `Infinity` when nothing bounds it. */
  readonly high: number;
  /** The most that it may be by bounds that sources give: where they give no high number of civilians, all killed. */
  readonly most: number;
}

export const NO_FIGURES: Figures = { events: 0, low: 0, best: 0, high: 0, most: 0 };

/**
 * What one row comes to. Of events by their dead: whether it surely has so many, whether by its best estimate, and how many such
 * events it may tell of.
 */
export function figuresOfRow(table: EventTable, countable: Countable): (row: number) => Figures {
  const one: Figures = { events: 1, low: 1, best: 1, high: 1, most: 1 };
  if (countable === 'events') return () => one;
  if (typeof countable !== 'string') {
    const { certaintyOf, byBest, most } = deadliness(table, countable);
    return (row) => {
      const isSo = byBest(row);
      const high = most(row);
      const low = certaintyOf(row) === SURE ? 1 : 0;
      return { events: 1, low, best: isSo === null ? null : Number(isSo), high, most: high };
    };
  }
  const { lows, bests, highs } = table.estimatesOf(countable);
  return (row) => ({
    events: 1,
    low: lows.get(row),
    best: bests.get(row) === UNKNOWN ? null : bests.get(row),
    high: bounded(highs.get(row)),
    most: bounded(table.mostOf(countable, row)),
  });
}

/** A number of people that may have no bound. */
export function bounded(number: number): number {
  return number === UNBOUNDED ? Number.POSITIVE_INFINITY : number;
}
