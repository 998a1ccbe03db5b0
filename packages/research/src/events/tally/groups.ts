import { EVENT_TYPES } from '@partner-api/contract';
import {
  dateOf,
  type EventQuery,
  type Grouping,
  isCivilians,
  isClosed,
  keysOfParts,
  membersOf,
} from '@partner-api/query';
import { actorCertainty } from '../certainty/actor-certainty.js';
import { OUT, SURE } from '../certainty/certainty.js';
import { daysOf } from '../certainty/row-certainty.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { countableOf } from './figures.js';
import type { ScopeRows } from './scope-rows.js';
import { type Tally, tallyOf } from './tally.js';

/** What was counted in one part of a scope. */
export interface Group {
  /** A day `YYYY-MM-DD`, a month `YYYY-MM`, a year, a province slug, an event type or the name of a party. */
  readonly key: string;
  readonly tally: Tally;
}

export interface Groups {
  /** In the order of their keys. */
  readonly groups: readonly Group[];
  /** Rows that may belong to any group. */
  readonly anywhere: readonly number[];
}

type Asked = Pick<EventQuery, 'measure' | 'deaths' | 'window' | 'actors' | 'role'>;

/**
 * Parts a tally. An event that reaches over several parts of a time may belong to each; it counts for each of its parties. `also`:
 * parts that are told though nothing may have happened in them.
 */
export function groupsOf(
  table: EventTable,
  query: Asked,
  { sure, possible, unattributed }: ScopeRows,
  grouping: Grouping,
  also: readonly string[] = [],
): Groups {
  const partsOf = partsBy(table, query, grouping);
  const parts = new Map<string, Record<keyof ScopeRows, number[]>>();
  const anywhere: number[] = [];
  const rowsOf = (key: string) => {
    const known = parts.get(key);
    if (known !== undefined) return known;
    const rows = { sure: [], possible: [], unattributed: [] };
    parts.set(key, rows);
    return rows;
  };
  for (const key of [...also, ...everyPart(grouping, query.window)]) rowsOf(key);
  const add = (row: number, known: keyof ScopeRows) => {
    const found = partsOf(row);
    if (found === null) anywhere.push(row);
    else
      for (const { key, isSure } of found)
        rowsOf(key)[known === 'sure' && !isSure ? 'possible' : known].push(row);
  };
  for (const row of sure) add(row, 'sure');
  for (const row of possible) add(row, 'possible');
  for (const row of unattributed) add(row, 'unattributed');
  const countable = countableOf(query);
  const groups = [...parts].map(([key, rows]) => ({ key, tally: tallyOf(table, countable, rows) }));
  return { groups: groups.sort((a, b) => (a.key < b.key ? -1 : 1)), anywhere };
}

interface Part {
  readonly key: string;
  readonly isSure: boolean;
}

/** The parts that a row may be of; null for any. */
function partsBy(
  table: EventTable,
  query: Asked,
  grouping: Grouping,
): (row: number) => readonly Part[] | null {
  const { columns, provinces } = table;
  switch (grouping) {
    case 'province': {
      const parts = provinces.values.map(({ slug }) => [{ key: slug, isSure: true }]);
      return (row) => {
        const province = columns.province.get(row);
        return province === UNKNOWN ? null : (parts[province] ?? null);
      };
    }
    case 'type': {
      const parts = EVENT_TYPES.map((key) => [{ key, isSure: true }]);
      return (row) => parts[columns.type.get(row) - 1] ?? null;
    }
    case 'actor':
      return partiesBy(table, query);
    default:
      return timesBy(table, query, grouping);
  }
}

function timesBy({ columns }: EventTable, { window }: Asked, grouping: 'day' | 'month' | 'year') {
  const { from, to } = daysOf(window);
  const ofOneDay = new Map<number, readonly Part[]>();
  return (row: number): readonly Part[] | null => {
    const [earliest, latest] = [columns.earliest.get(row), columns.latest.get(row)];
    if (earliest === UNKNOWN || latest === UNKNOWN) return null;
    const [first, last] = [Math.max(earliest, from), Math.min(latest, to)];
    if (last - first > mostDays) return null;
    const known = first === last ? ofOneDay.get(first) : undefined;
    if (known !== undefined) return known;
    const keys =
      first === last
        ? [dateOf(first).slice(0, keyLengths[grouping])]
        : keysBetween(dateOf(first), dateOf(last), grouping);
    const parts = keys.map((key) => ({ key, isSure: keys.length === 1 }));
    if (first === last) ofOneDay.set(first, parts);
    return parts;
  };
}

const keyLengths = { day: 'YYYY-MM-DD'.length, month: 'YYYY-MM'.length, year: 'YYYY'.length };

function keysBetween(from: string, to: string, grouping: 'day' | 'month' | 'year'): string[] {
  if (grouping !== 'day') return keysOfParts({ from, to }, grouping);
  const { from: first, to: last } = daysOf({ from, to });
  return Array.from({ length: last - first + 1 }, (_, offset) => dateOf(first + offset));
}

/** Those in which nothing happened are told, too. */
function everyPart(grouping: Grouping, window: EventQuery['window']): string[] {
  if (grouping !== 'day' && grouping !== 'month' && grouping !== 'year') return [];
  if (!isClosed(window)) return [];
  const { from, to } = daysOf(window);
  return to - from > mostDays ? [] : keysBetween(window.from, window.to, grouping);
}

const mostDays = 3660;

/** Those who had their part in an event; each combination of a type and parties is judged once. */
function partiesBy(table: EventTable, { actors, role }: Asked) {
  const asked = new Set(actors.flat());
  const { type, parties } = table.columns;
  const known = new Map<number, readonly Part[] | null>();
  const judge = (ofType: number, list: number): readonly Part[] | null => {
    const present = table.parties.values[list] ?? [];
    const names = new Set(present.flatMap(membersOf).filter((name) => !isCivilians(name)));
    const parts = [...names].flatMap((name) => {
      // Each name is judged in an event that tells it, where it plays no part whom it met elsewhere.
      const certainty = actorCertainty(
        { actors: [[name]], role },
        EVENT_TYPES[ofType - 1] ?? null,
        present,
        () => false,
      );
      return certainty === OUT ? [] : [{ key: name, isSure: certainty === SURE }];
    });
    return parts.length === 0 ? null : parts.filter(({ key }) => !asked.has(key));
  };
  return (row: number): readonly Part[] | null => {
    const key = parties.get(row) * (EVENT_TYPES.length + 1) + type.get(row);
    const found = known.get(key);
    if (found !== undefined) return found;
    const parts = judge(type.get(row), parties.get(row));
    known.set(key, parts);
    return parts;
  };
}
