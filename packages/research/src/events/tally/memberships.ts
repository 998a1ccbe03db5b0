import { EVENT_TYPES } from '@partner-api/contract';
import {
  dateOf,
  dayOf,
  type EventQuery,
  type Grouping,
  isCivilians,
  isOfTimes,
  keysOfParts,
  membersOf,
  windowOfKey,
} from '@partner-api/query';
import { actorCertainty } from '../certainty/actor-certainty.js';
import { OUT, SURE } from '../certainty/certainty.js';
import { daysOf } from '../certainty/row-certainty.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import type { Rows } from './row-list.js';

/** A part of a scope that a row belongs to, surely or perhaps. */
interface InPart {
  /** A day `YYYY-MM-DD`, a month `YYYY-MM`, a year, a province slug, an event type or the name of a party. */
  readonly key: string;
  readonly isSure: boolean;
}

/** The parts that rows belong to: a million rows share a few thousand combinations of them, which are numbered. */
export interface Memberships {
  readonly numbersOf: (rows: Rows) => Int32Array;
  /** By number; null for rows that may belong to any part. */
  readonly all: readonly (readonly InPart[] | null)[];
}

type Asked = Pick<EventQuery, 'window' | 'actors' | 'role'>;

export function membershipsBy(table: EventTable, query: Asked, grouping: Grouping): Memberships {
  return isOfTimes(grouping) ? byTime(table, query, grouping) : byMatter(table, query, grouping);
}

/** Number of the rows that may belong to any part. */
export const ANYWHERE = 0;

/** Each matter is looked at once. */
function byMatter(table: EventTable, query: Asked, grouping: 'province' | 'type' | 'actor'): Memberships {
  const { matter } = table.columns;
  const { province, type, parties } = table.matters.columns;
  const certain = (key: string | undefined) => (key === undefined ? null : [{ key, isSure: true }]);
  const partiesOf = partiesIn(table, query);
  const partsOf = {
    province: (of: number) => certain(table.provinces.values[province.get(of)]?.slug),
    type: (of: number) => certain(EVENT_TYPES[type.get(of) - 1]),
    actor: (of: number) => partiesOf(type.get(of), parties.get(of)),
  }[grouping];
  const all: (readonly InPart[] | null)[] = [null];
  const known = new Int32Array(table.matters.count).fill(notSeen);
  const { values: matters } = matter;
  const numberOf = (row: number): number => {
    const of = matters[row] ?? 0;
    const number = known[of] ?? notSeen;
    if (number !== notSeen) return number;
    const parts = partsOf(of);
    const made = parts === null ? ANYWHERE : all.push(parts) - 1;
    known[of] = made;
    return made;
  };
  return { all, numbersOf: (rows) => numbered(rows, numberOf) };
}

const notSeen = -1;

function numbered(rows: Rows, numberOf: (row: number) => number): Int32Array {
  const numbers = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at++) numbers[at] = numberOf(rows[at] ?? 0);
  return numbers;
}

/** Those who had their part in an event; null where nobody is known to. */
function partiesIn(table: EventTable, { actors, role }: Asked) {
  const asked = new Set(actors.flat());
  const known = new Map<number, readonly InPart[] | null>();
  const judge = (ofType: number, list: number): readonly InPart[] | null => {
    const present = table.parties.values[list] ?? [];
    const names = new Set(present.flatMap(membersOf).filter((name) => !isCivilians(name)));
    const parts = [...names].flatMap((key) => {
      // Each name is judged in an event that tells it, where it plays no part whom it met elsewhere.
      const certainty = actorCertainty(
        { actors: [[key]], role },
        EVENT_TYPES[ofType - 1] ?? null,
        present,
        () => false,
      );
      return certainty === OUT ? [] : [{ key, isSure: certainty === SURE }];
    });
    return parts.length === 0 ? null : parts.filter(({ key }) => !asked.has(key));
  };
  return (ofType: number, list: number): readonly InPart[] | null => {
    const combination = list * (EVENT_TYPES.length + 1) + ofType;
    const found = known.get(combination);
    if (found !== undefined) return found;
    const parts = judge(ofType, list);
    known.set(combination, parts);
    return parts;
  };
}

/** An event that reaches over several times may belong to each. */
function byTime({ columns }: EventTable, { window }: Asked, grouping: 'day' | 'month' | 'year'): Memberships {
  const { from, to } = daysOf(window);
  const [earliests, latests] = [columns.earliest.values, columns.latest.values];
  const all: (readonly InPart[] | null)[] = [null];
  const near = new Int32Array(daysNear).fill(notSeen);
  const far = new Map<number, number>();
  /** By the numbers of the first and the last of several parts. */
  const several = new Map<number, number>();

  const numberOfDay = (day: number): number => {
    const known = near[day - firstDayNear] ?? far.get(day) ?? notSeen;
    if (known !== notSeen) return known;
    const key = dateOf(day).slice(0, keyLengths[grouping]);
    const number = all.push([{ key, isSure: true }]) - 1;
    // All days of a month at once: what follows is mostly of the same.
    const days = daysOf(windowOfKey(key));
    near.fill(number, Math.max(0, days.from - firstDayNear), Math.max(0, days.to - firstDayNear + 1));
    for (let one = days.from; near[one - firstDayNear] === undefined && one <= days.to; one++)
      far.set(one, number);
    return number;
  };
  const numberOfDays = (first: number, last: number): number => {
    const [one, other] = [numberOfDay(first), numberOfDay(last)];
    if (one === other) return one;
    const ends = one * moreThanParts + other;
    const known = several.get(ends);
    if (known !== undefined) return known;
    const keys = keysBetween(dateOf(first), dateOf(last), grouping);
    const number = all.push(keys.map((key) => ({ key, isSure: keys.length === 1 }))) - 1;
    several.set(ends, number);
    return number;
  };
  const numberOf = (row: number): number => {
    const [earliest, latest] = [earliests[row] ?? UNKNOWN, latests[row] ?? UNKNOWN];
    if (earliest === UNKNOWN || latest === UNKNOWN) return ANYWHERE;
    const first = Math.max(earliest, from);
    const last = Math.min(latest, to);
    if (last - first > mostDays) return ANYWHERE;
    return first === last ? numberOfDay(first) : numberOfDays(first, last);
  };
  return { all, numbersOf: (rows) => numbered(rows, numberOf) };
}

/** Days of which most events are: three hundred years from this one. */
const firstDayNear = dayOf('1900-01-01');
const daysNear = 110_000;
const moreThanParts = 2 ** 26;

/** Further than this an event, or a time that is asked for, is not told part by part. */
const mostDays = 3660;

const keyLengths = { day: 'YYYY-MM-DD'.length, month: 'YYYY-MM'.length, year: 'YYYY'.length };

function keysBetween(from: string, to: string, grouping: 'day' | 'month' | 'year'): string[] {
  const [first, last] = [from, to].map((date) => date.slice(0, keyLengths[grouping]));
  if (first !== undefined && first === last) return [first];
  if (grouping !== 'day') return keysOfParts({ from, to }, grouping);
  const days = daysOf({ from, to });
  return Array.from({ length: days.to - days.from + 1 }, (_, offset) => dateOf(days.from + offset));
}

/** The parts of a closed time, those in which nothing happened, too. */
export function everyTime(grouping: Grouping, { from, to }: EventQuery['window']): string[] {
  if (!isOfTimes(grouping) || from === null || to === null) return [];
  const days = daysOf({ from, to });
  return days.to - days.from > mostDays ? [] : keysBetween(from, to, grouping);
}
