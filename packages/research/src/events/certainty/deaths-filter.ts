import type { EventScope } from '@partner-api/query';
import { type EventTable, UNBOUNDED, UNKNOWN } from '../table/event-table.js';
import { type Certainty, OUT, POSSIBLE, SURE } from './certainty.js';

/** Longer rows are aggregates: sources sum up events that they cannot separate over weeks, months or a year. */
const mostDays = 7;

/** Whether a row is a single event, not an aggregate of several: it spans at most a week. */
export function isSingleEvent(table: EventTable, row: number): boolean {
  return areSingleEvents(table, table.columns.bucket.get(row));
}

/** Whether the rows of a bucket are single events. */
export function areSingleEvents({ buckets }: EventTable, bucket: number): boolean {
  const { earliest, latest } = buckets.columns;
  const [from, to] = [earliest.get(bucket), latest.get(bucket)];
  return from !== UNKNOWN && to !== UNKNOWN && to - from < mostDays;
}

/** Whether events match a filter by deaths, for each estimate. */
export interface DeathsFilter {
  /** SURE when both bounds match. An aggregate matches surely only the filter "at least one death". */
  readonly certaintyOf: (row: number) => Certainty;
  /** Whether no event of a bucket can match, because each has fewer deaths. */
  readonly areTooFew: (bucket: number) => boolean;
  readonly figuresOf: (row: number) => {
    readonly events: 1;
    /** 1 if the row surely matches. */
    readonly low: number;
    /** 1 if it matches by the best estimate; null without one and for an aggregate. */
    readonly best: number | null;
    /** The maximum number of matching events in the row; `Infinity` without an upper bound. */
    readonly high: number;
    readonly most: number;
    /** Whether it matches and may be an aggregate. */
    readonly isSummed: boolean;
  };
}

export function deathsFilter(
  table: EventTable,
  { measure, from, to: last }: NonNullable<EventScope['deaths']>,
): DeathsFilter {
  const to = last ?? Number.POSITIVE_INFINITY;
  const { buckets } = table;
  const { lows, bests } = table.estimatesOf(measure);
  const isOfAny = from <= 1 && last === null;
  const isTold = (row: number) => isOfAny || isSingleEvent(table, row);
  const highOf = (row: number) => {
    const most = table.mostOf(measure, row);
    return most === UNBOUNDED ? Number.POSITIVE_INFINITY : most;
  };
  const certaintyOf = (row: number) => {
    const [low, high] = [lows.get(row), highOf(row)];
    if (high < from || (low > to && isTold(row))) return OUT;
    return low >= from && high <= to && isTold(row) ? SURE : POSSIBLE;
  };
  return {
    certaintyOf,
    areTooFew: (bucket) => buckets.highestMost(bucket, measure) < from,
    figuresOf: (row) => {
      const [certainty, best] = [certaintyOf(row), bests.get(row)];
      const isSummed = certainty !== OUT && !isTold(row);
      const ofAggregate = isSummed ? Math.max(1, Math.floor(highOf(row) / Math.max(1, from))) : 1;
      const most = certainty === OUT ? 0 : ofAggregate;
      return {
        events: 1,
        low: certainty === SURE ? 1 : 0,
        best: isSummed || best === UNKNOWN ? null : Number(best >= from && best <= to),
        high: most,
        most,
        isSummed,
      };
    },
  };
}
