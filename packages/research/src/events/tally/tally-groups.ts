import { EVENT_TYPES } from '@partner-api/contract';
import {
  clippedTo,
  type Day,
  dateOf,
  type Grouping,
  isClosed,
  isOfTimes,
  keysOfParts,
  type MonthOrYear,
  type Window,
} from '@partner-api/reading';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import type { Countable } from './countable.js';
import { rowsByKey } from './rows-by-key.js';
import { type Tally, tallyOf } from './tally.js';

/** What was counted in one part of a scope. */
export interface GroupTally {
  /** A day `YYYY-MM-DD`, a month `YYYY-MM`, a year, a province slug, an event type or the name of a party. */
  readonly key: string;
  readonly tally: Tally;
}

export interface GroupedTally {
  /** By time, or by key; parties by their figures. */
  readonly groups: readonly GroupTally[];
  /** Rows that may belong to any group. */
  readonly anywhere: readonly number[];
}

/** Parts a tally by time, place or type. An event that reaches over several parts may belong to each. */
export function tallyGroups(
  table: EventTable,
  countable: Countable,
  found: Pick<Tally, 'sureRows' | 'possibleRows'>,
  grouping: Exclude<Grouping, 'actor'>,
  window: Window,
): GroupedTally {
  const keysOf = keysBy(table, grouping, window);
  const { sure, possible, anywhere } = rowsByKey(
    found,
    (row) => keysOf(row)?.map((key, _, all) => ({ key, isSure: all.length === 1 })) ?? null,
  );
  const keys = [
    ...new Set([...sure.keys(), ...possible.keys(), ...everyPartOfTime(grouping, window)]),
  ].sort();
  return {
    groups: keys.map((key) => ({
      key,
      tally: tallyOf(table, countable, sure.get(key) ?? [], possible.get(key) ?? []),
    })),
    anywhere,
  };
}

/** The groups that a row may belong to; null for any. */
function keysBy({ columns, provinces }: EventTable, grouping: Exclude<Grouping, 'actor'>, window: Window) {
  switch (grouping) {
    case 'province':
      return (row: number): string[] | null => {
        const province = columns.province.get(row);
        return province === UNKNOWN ? null : [provinces.values[province]?.slug ?? ''];
      };
    case 'type':
      return (row: number): string[] | null => {
        const type = EVENT_TYPES[columns.type.get(row) - 1];
        return type === undefined ? null : [type];
      };
    default:
      return (row: number): string[] | null => {
        const [earliest, latest] = [columns.earliest.get(row), columns.latest.get(row)];
        if (earliest === UNKNOWN || latest === UNKNOWN) return null;
        const { from, to } = clippedTo({ from: earliest, to: latest }, window);
        return to - from > mostDays ? null : keysOfTime(from, to, grouping);
      };
  }
}

/** Days, months or years from one day to another, both included. */
function keysOfTime(from: Day, to: Day, grouping: 'day' | MonthOrYear): string[] {
  return grouping === 'day'
    ? Array.from({ length: to - from + 1 }, (_, offset) => dateOf(from + offset))
    : keysOfParts(from, to, grouping);
}

/** Those in which nothing happened are told too. */
function everyPartOfTime(grouping: Grouping, window: Window): string[] {
  if (!isOfTimes(grouping) || !isClosed(window) || window.to - window.from > mostDays) return [];
  return keysOfTime(window.from, window.to, grouping);
}

const mostDays = 3660;

/** The most that a part may have: with all that may belong to it, or to any part. */
export function mostOf(table: EventTable, countable: Countable, { anywhere }: GroupedTally) {
  const free = tallyOf(table, countable, anywhere, []).sure.high;
  return ({ tally: { sure, possible } }: Pick<GroupTally, 'tally'>) => sure.high + possible.high + free;
}

/** Whether one part surely has more than another, wherever the rows belong that may belong to any. */
export function comparing(table: EventTable, countable: Countable, grouped: GroupedTally) {
  const most = mostOf(table, countable, grouped);
  return (a: GroupTally, b: GroupTally) => a.tally.sure.low > most(b);
}
