import type { EventQuery, Grouping } from '@partner-api/query';
import type { EventTable } from '../table/event-table.js';
import { countableOf, type Figures } from './figures.js';
import { ANYWHERE, everyTime, type InPart, type Memberships, membershipsBy } from './memberships.js';
import type { ScopeRows } from './scope-rows.js';
import { Sums } from './sums.js';
import { type Totals, totalsIn } from './tally.js';

/** The totals of one group. */
export interface Group {
  readonly key: string;
  readonly tally: Totals;
}

export interface Groups {
  /** In the order of their keys. */
  readonly groups: readonly Group[];
  /** The totals of all rows, each counted once. */
  readonly totals: Totals;
  /** The figures of rows that may belong to any group. */
  readonly anywhere: Figures;
  /** The distinct rows of some groups. */
  readonly rowsOf: (keys: readonly string[]) => ScopeRows;
}

type Asked = Pick<EventQuery, 'measure' | 'deaths' | 'window' | 'actors' | 'role'>;

/**
 * Groups rows. An event that spans several periods possibly belongs to each; grouped by actor it counts for each of them.
 * `also`: keys that are listed even without rows.
 */
export function groupsOf(
  table: EventTable,
  query: Asked,
  rows: ScopeRows,
  grouping: Grouping,
  also: readonly string[] = [],
): Groups {
  const memberships = membershipsBy(table, query, grouping);
  const numbers = new Int32Array(table.buckets.count);
  for (const certainty of certainties)
    for (const bucket of rows[certainty].buckets) numbers[bucket] = memberships.numberOf(bucket);
  const sumsIn = (count: number) => ofEach(() => new Sums(table, countableOf(query), count));
  const shared = sumsIn(memberships.all.length);
  for (const certainty of certainties) shared[certainty].add(rows[certainty], numbers);

  const keys = new Set([...also, ...everyTime(grouping, query.window)]);
  const held = memberships.all.map((_, number) =>
    certainties.some((certainty) => shared[certainty].total(number).events > 0),
  );
  const parts = memberships.all.map((some, number) => (held[number] ? (some ?? []) : []));
  for (const some of parts) for (const { key } of some) keys.add(key);
  const sorted = [...keys].sort();
  const placeOf = new Map(sorted.map((key, place) => [key, place]));
  const sums = sumsIn(sorted.length);
  for (const [number, some] of parts.entries())
    for (const { key, isSure } of some) {
      const place = placeOf.get(key) ?? 0;
      (isSure ? sums.sure : sums.possible).addPlace(place, shared.sure, number);
      sums.possible.addPlace(place, shared.possible, number);
      sums.unattributed.addPlace(place, shared.unattributed, number);
    }
  const anywhere = new Sums(table, countableOf(query));
  for (const certainty of certainties) anywhere.addPlace(0, shared[certainty], ANYWHERE);
  const totals = sumsIn(1);
  for (const number of memberships.all.keys())
    for (const certainty of certainties) totals[certainty].addPlace(0, shared[certainty], number);
  let numbered: Record<keyof ScopeRows, BucketsOfNumber> | null = null;
  return {
    totals: totalsIn(totals),
    groups: sorted.map((key, place) => ({ key, tally: totalsIn(sums, place) })),
    anywhere: anywhere.total(),
    rowsOf: (asked) => {
      numbered ??= ofEach((certainty) =>
        sortedByNumber(rows[certainty].buckets, numbers, memberships.all.length),
      );
      return rowsOf(memberships, rows, numbered, new Set(asked));
    },
  };
}

const certainties = ['sure', 'possible', 'unattributed'] as const;

function ofEach<Value>(make: (certainty: keyof ScopeRows) => Value): Record<keyof ScopeRows, Value> {
  return { sure: make('sure'), possible: make('possible'), unattributed: make('unattributed') };
}

type BucketsOfNumber = (number: number) => Int32Array;

/** Sorts buckets by their numbers, by counting, because there may be thousands of numbers. */
function sortedByNumber(buckets: readonly number[], numbers: Int32Array, count: number): BucketsOfNumber {
  const starts = new Int32Array(count + 1);
  const numberOf = (bucket: number) => numbers[bucket] ?? 0;
  const startOf = (number: number) => starts[number] ?? 0;
  for (const bucket of buckets) starts[numberOf(bucket)] = startOf(numberOf(bucket)) + 1;
  for (let number = 1; number <= count; number++) starts[number] = startOf(number) + startOf(number - 1);
  const sorted = new Int32Array(buckets.length);
  // Each number is filled from its end, so that its start is left at the first of its buckets.
  for (const bucket of buckets.toReversed()) {
    const place = startOf(numberOf(bucket)) - 1;
    starts[numberOf(bucket)] = place;
    sorted[place] = bucket;
  }
  return (number) => sorted.subarray(startOf(number), startOf(number + 1));
}

const NO_PART = 0;
const POSSIBLE_PART = 1;
const SURE_PART = 2;

function partIn(parts: readonly InPart[], keys: ReadonlySet<string>): number {
  let part = NO_PART;
  for (const { key, isSure } of parts)
    if (keys.has(key)) part = Math.max(part, isSure ? SURE_PART : POSSIBLE_PART);
  return part;
}

function rowsOf(
  { all }: Memberships,
  rows: ScopeRows,
  numbered: Record<keyof ScopeRows, BucketsOfNumber>,
  keys: ReadonlySet<string>,
): ScopeRows {
  const found = ofEach((): Int32Array[] => []);
  for (const [number, parts] of all.entries()) {
    const part = partIn(parts ?? [], keys);
    if (part === NO_PART) continue;
    for (const certainty of certainties) {
      const isPossible = certainty === 'sure' && part === POSSIBLE_PART;
      (isPossible ? found.possible : found[certainty]).push(numbered[certainty](number));
    }
  }
  return ofEach((certainty) => rows[certainty].of(found[certainty].flatMap((some) => [...some])));
}
