import type { EventReading } from './event-reading.js';
import type { Predicate } from './predicate.js';
import type { MonthOrYear } from './whole-months.js';

/** Parts of a scope that a question asks to be told apart. */
export type Grouping = 'day' | 'month' | 'year' | 'province' | 'type' | 'actor';

/** By what events are put in an order, for the first of them to be told. */
export type Order = 'deadliest' | 'first' | 'last';

export function isOfOrder(asks: EventQuestion['asks']): asks is Order {
  return asks === 'deadliest' || asks === 'first' || asks === 'last';
}

export function isOfMonthsOrYears(grouping: Grouping | null): grouping is MonthOrYear {
  return grouping === 'month' || grouping === 'year';
}

/** Whether the parts of a scope are parts of its time. */
export function isOfTimes(grouping: Grouping | null): grouping is 'day' | MonthOrYear {
  return grouping === 'day' || isOfMonthsOrYears(grouping);
}

/** A question that can be answered by counting events. */
export interface EventQuestion extends EventReading {
  /**
   * - `count`: how many;
   * - `rank`: which part has most or fewest;
   * - `which`: of which parts the number is as the predicate says;
   * - `change`: whether it rose or fell, from the first part of a time to the last;
   * - `deadliest`: the event, or the several, in which most were killed;
   * - `first`, `last`: the one event that was before or after all others;
   * - `whether`: yes or no;
   * - `share`: how many of all who were killed were civilians, which `measure` counts;
   * - `list`: what happened, told by a count and the events that matter most.
   */
  readonly asks:
    | 'count'
    | 'rank'
    | 'which'
    | 'change'
    | 'deadliest'
    | 'first'
    | 'last'
    | 'whether'
    | 'share'
    | 'list';
  readonly grouping: Grouping | null;
  /** Of a rank. */
  readonly isFewest: boolean;
  /** Of a rank how many of its parts, of `deadliest` how many events are asked for; null where that is not said. */
  readonly numberAsked: number | null;
  /** What a `whether` asks of the number, and a `which` of that of each part. */
  readonly predicate: Predicate | null;
  /** Whether the parties asked for are those against whom the one that is named fought: "who fought IS?". */
  readonly areOpponents: boolean;
  /** Whether more of what is counted may mean more dead: "did violence rise?". */
  readonly mayBeOfDead: boolean;
  /** Whether the time is told from the present. */
  readonly isRelative: boolean;
}
