import { EVENT_TYPES } from '@partner-api/contract';
import {
  dateOf,
  dayOf,
  type EventQuery,
  type Grouping,
  isCivilians,
  isTimeGrouping,
  keysOfParts,
  membersOf,
  windowOfKey,
} from '@partner-api/query';
import { actorCertainty } from '../certainty/actor-certainty.js';
import { OUT, SURE } from '../certainty/certainty.js';
import { daysOf } from '../certainty/row-certainty.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';

/** A group that a row belongs to, certainly or possibly. */
export interface InPart {
  /** A day `YYYY-MM-DD`, a month `YYYY-MM`, a year, a province slug, an event type or the name of a party. */
  readonly key: string;
  readonly isSure: boolean;
}

/** The groups of rows, as numbered combinations: a million rows share a few thousand. */
export interface Memberships {
  readonly numberOf: (bucket: number) => number;
  /** By number; null for rows that may belong to any group. */
  readonly all: readonly (readonly InPart[] | null)[];
}

type Asked = Pick<EventQuery, 'window' | 'actors' | 'role'>;

export function membershipsBy(table: EventTable, query: Asked, grouping: Grouping): Memberships {
  return isTimeGrouping(grouping) ? byTime(table, query, grouping) : byAttribute(table, query, grouping);
}

/** The number of rows that may belong to any group. */
export const ANYWHERE = 0;

/** Groups rows by an attribute, each value of which is evaluated once. */
function byAttribute(table: EventTable, query: Asked, grouping: 'province' | 'type' | 'actor'): Memberships {
  const { province, type, parties } = table.buckets.columns;
  const certain = (key: string | undefined) => (key === undefined ? null : [{ key, isSure: true }]);
  const attributes = {
    province: {
      attributeOf: (bucket: number) => province.get(bucket),
      partsOf: (bucket: number) => certain(table.provinces.values[province.get(bucket)]?.slug),
    },
    type: {
      attributeOf: (bucket: number) => type.get(bucket),
      partsOf: (bucket: number) => certain(EVENT_TYPES[type.get(bucket) - 1]),
    },
    actor: {
      attributeOf: (bucket: number) => parties.get(bucket) * (EVENT_TYPES.length + 1) + type.get(bucket),
      partsOf: (bucket: number) => partiesIn(table, query, type.get(bucket), parties.get(bucket)),
    },
  };
  const { attributeOf, partsOf } = attributes[grouping];
  const all: (readonly InPart[] | null)[] = [null];
  const known = new Map<number, number>();
  const numberOf = (bucket: number): number => {
    const value = attributeOf(bucket);
    const number = known.get(value);
    if (number !== undefined) return number;
    const parts = partsOf(bucket);
    const made = parts === null ? ANYWHERE : all.push(parts) - 1;
    known.set(value, made);
    return made;
  };
  return { all, numberOf };
}

/** The actors with the role in an event; null when none is known. */
function partiesIn(
  table: EventTable,
  { actors, role }: Asked,
  ofType: number,
  list: number,
): readonly InPart[] | null {
  const asked = new Set(actors.flat());
  const present = table.parties.values[list] ?? [];
  const names = new Set(present.flatMap(membersOf).filter((name) => !isCivilians(name)));
  const parts = [...names].flatMap((key) => {
    // The event names the actor itself, so opponents in other events do not matter.
    const certainty = actorCertainty(
      { actors: [[key]], role },
      EVENT_TYPES[ofType - 1] ?? null,
      present,
      () => false,
    );
    return certainty === OUT ? [] : [{ key, isSure: certainty === SURE }];
  });
  return parts.length === 0 ? null : parts.filter(({ key }) => !asked.has(key));
}

/** Groups rows by period. An event that spans several periods possibly belongs to each. */
function byTime({ buckets }: EventTable, { window }: Asked, grouping: 'day' | 'month' | 'year'): Memberships {
  const { from, to } = daysOf(window);
  const all: (readonly InPart[] | null)[] = [null];
  const near = new Int32Array(daysNear).fill(notSeen);
  const far = new Map<number, number>();
  /** By the numbers of the first and the last period of a range. */
  const several = new Map<number, number>();

  const possiblyIn = (first: number, last: number): InPart[] =>
    grouping === 'day'
      ? Array.from({ length: last - first + 1 }, (_, offset) => possiblyOn(first + offset))
      : keysBetween(dateOf(first), dateOf(last), grouping).map((key) => ({ key, isSure: false }));
  // Ranges of days overlap, so that each day is written once.
  const days = new Map<number, InPart>();
  const possiblyOn = (day: number): InPart => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const part = { key: dateOf(day), isSure: false };
    days.set(day, part);
    return part;
  };
  const numberOfDay = (day: number): number => {
    const known = near[day - firstDayNear] ?? far.get(day) ?? notSeen;
    if (known !== notSeen) return known;
    const key = dateOf(day).slice(0, keyLengths[grouping]);
    const number = all.push([{ key, isSure: true }]) - 1;
    // Fills the whole period, because the next rows are mostly in it.
    const days = grouping === 'day' ? { from: day, to: day } : daysOf(windowOfKey(key));
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
    const number = all.push(possiblyIn(first, last)) - 1;
    several.set(ends, number);
    return number;
  };
  const numberOf = (bucket: number): number => {
    const earliest = buckets.columns.earliest.get(bucket);
    const latest = buckets.columns.latest.get(bucket);
    if (earliest === UNKNOWN || latest === UNKNOWN) return ANYWHERE;
    const first = Math.max(earliest, from);
    const last = Math.min(latest, to);
    if (last - first > mostDays) return ANYWHERE;
    return first === last ? numberOfDay(first) : numberOfDays(first, last);
  };
  return { all, numberOf };
}

const notSeen = -1;

/** The range of the array lookup: three hundred years from this day. */
const firstDayNear = dayOf('1900-01-01');
const daysNear = 110_000;
const moreThanParts = 2 ** 26;

/** The maximum span in days of an event or a window that is split into periods. */
const mostDays = 3660;

const keyLengths = { day: 'YYYY-MM-DD'.length, month: 'YYYY-MM'.length, year: 'YYYY'.length };

function keysBetween(from: string, to: string, grouping: 'day' | 'month' | 'year'): string[] {
  const [first, last] = [from, to].map((date) => date.slice(0, keyLengths[grouping]));
  if (first !== undefined && first === last) return [first];
  if (grouping !== 'day') return keysOfParts({ from, to }, grouping);
  const days = daysOf({ from, to });
  return Array.from({ length: days.to - days.from + 1 }, (_, offset) => dateOf(days.from + offset));
}

/** The keys of all periods of a closed window, including those without events. */
export function everyTime(grouping: Grouping, { from, to }: EventQuery['window']): string[] {
  if (!isTimeGrouping(grouping) || from === null || to === null) return [];
  const days = daysOf({ from, to });
  return days.to - days.from > mostDays ? [] : keysBetween(from, to, grouping);
}
