import { EVENT_TYPES } from '@partner-api/contract';
import {
  dateOf,
  dayOf,
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
import { RowList, type Rows } from './row-list.js';
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
  readonly anywhere: Rows;
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
  const parts = new Map<string, PartRows>();
  const anywhere = new RowList();
  const partOf: MakePart = (key, isSure) => {
    const rows = parts.get(key) ?? {
      sure: new RowList(),
      possible: new RowList(),
      unattributed: new RowList(),
    };
    parts.set(key, rows);
    return [isSure ? rows.sure : rows.possible, rows.possible, rows.unattributed];
  };
  for (const key of [...also, ...everyPart(grouping, query.window)]) partOf(key, true);
  const partsOf = partsBy(table, query, grouping, partOf);
  for (const [known, rows] of [sure, possible, unattributed].entries())
    for (const row of rows) {
      const found = partsOf(row);
      if (found === null) anywhere.push(row);
      else for (let place = 0; place < found.length; place++) found[place]?.[known]?.push(row);
    }
  const countable = countableOf(query);
  const groups = [...parts].map(([key, rows]) => ({ key, tally: tallyOf(table, countable, listed(rows)) }));
  return { groups: groups.sort((a, b) => (a.key < b.key ? -1 : 1)), anywhere: anywhere.rows };
}

type PartRows = Record<keyof ScopeRows, RowList>;

function listed({ sure, possible, unattributed }: PartRows): ScopeRows {
  return { sure: sure.rows, possible: possible.rows, unattributed: unattributed.rows };
}

/**
 * Where a row goes that belongs to a part: one that surely is of the scope, one that may be, one without a province. A million rows
 * share a few thousand of them.
 */
type Part = readonly [sure: RowList, possible: RowList, unattributed: RowList];

type MakePart = (key: string, isSure: boolean) => Part;

/** The parts that a row may be of; null for any. */
function partsBy(
  table: EventTable,
  query: Asked,
  grouping: Grouping,
  partOf: MakePart,
): (row: number) => readonly Part[] | null {
  const { columns, provinces } = table;
  switch (grouping) {
    case 'province':
      return partsByValue(columns.province.values, (province) => provinces.values[province]?.slug, partOf);
    case 'type':
      return partsByValue(columns.type.values, (type) => EVENT_TYPES[type - 1], partOf);
    case 'actor':
      return partiesBy(table, query, partOf);
    default:
      return timesBy(table, query, grouping, partOf);
  }
}

function partsByValue(
  values: Int32Array,
  keyOf: (value: number) => string | undefined,
  partOf: MakePart,
): (row: number) => readonly Part[] | null {
  const known: (readonly Part[])[] = [];
  return (row) => {
    const value = values[row] ?? UNKNOWN;
    const found = known[value];
    if (found !== undefined) return found;
    const key = keyOf(value);
    if (key === undefined) return null;
    const parts = [partOf(key, true)];
    known[value] = parts;
    return parts;
  };
}

function timesBy(
  { columns }: EventTable,
  { window }: Asked,
  grouping: 'day' | 'month' | 'year',
  partOf: MakePart,
) {
  const { from, to } = daysOf(window);
  const [earliests, latests] = [columns.earliest.values, columns.latest.values];
  /** By first day, from 1900 on, and by how many days later the last one is. */
  const kept: (readonly Part[])[][] = [];
  const keyOf = memoized((day) => dateOf(day).slice(0, keyLengths[grouping]));
  return (row: number): readonly Part[] | null => {
    const earliest = earliests[row] ?? UNKNOWN;
    const latest = latests[row] ?? UNKNOWN;
    if (earliest === UNKNOWN || latest === UNKNOWN) return null;
    const first = Math.max(earliest, from);
    const last = Math.min(latest, to);
    if (last - first > mostDays) return null;
    const found = first < firstDayKept ? undefined : kept[first - firstDayKept]?.[last - first];
    if (found !== undefined) return found;
    const [firstKey, lastKey] = [keyOf(first), keyOf(last)];
    const keys = firstKey === lastKey ? [firstKey] : keysBetween(dateOf(first), dateOf(last), grouping);
    const parts = keys.map((key) => partOf(key, keys.length === 1));
    if (first < firstDayKept) return parts;
    const sinceFirst = kept[first - firstDayKept] ?? [];
    sinceFirst[last - first] = parts;
    kept[first - firstDayKept] = sinceFirst;
    return parts;
  };
}

/** Of each day once: events of several days are told by their first and last ones, in many combinations. */
function memoized(keyOf: (day: number) => string): (day: number) => string {
  const known = new Map<number, string>();
  return (day) => {
    const key = known.get(day) ?? keyOf(day);
    known.set(day, key);
    return key;
  };
}

const firstDayKept = dayOf('1900-01-01');

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
function partiesBy(table: EventTable, { actors, role }: Asked, make: MakePart) {
  const asked = new Set(actors.flat());
  const [types, lists] = [table.columns.type.values, table.columns.parties.values];
  const known: (readonly Part[] | null)[] = [];
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
      return certainty === OUT ? [] : [{ name, isSure: certainty === SURE }];
    });
    if (parts.length === 0) return null;
    return parts.filter(({ name }) => !asked.has(name)).map(({ name, isSure }) => make(name, isSure));
  };
  return (row: number): readonly Part[] | null => {
    const [type, list] = [types[row] ?? 0, lists[row] ?? 0];
    const key = list * (EVENT_TYPES.length + 1) + type;
    const found = known[key];
    if (found !== undefined) return found;
    const parts = judge(type, list);
    known[key] = parts;
    return parts;
  };
}
