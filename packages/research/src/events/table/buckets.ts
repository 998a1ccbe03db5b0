import type { Archive, Archived } from '../../packed/archive.js';
import { KeyTable } from '../../packed/key-table.js';
import { NumberColumn } from '../../packed/number-column.js';
import { type Bounds, type DeathMeasure, UNBOUNDED, UNKNOWN } from './estimates.js';

/** All that an event is counted by except its deaths, as numbers of the table; days since 1970. */
export interface Bucket {
  readonly province: number;
  readonly country: number;
  readonly type: number;
  readonly parties: number;
  readonly source: number;
  readonly isDisputed: number;
  readonly earliest: number;
  readonly latest: number;
}

/** The numbers that are added up, adjacent in memory. An unknown number is counted, because it could not be taken off again. */
export const EVENTS = 0;
export const LOW = 1;
export const BEST = 2;
export const HIGH = 3;
export const MOST = 4;
export const WITHOUT_BEST = 5;
export const WITHOUT_HIGH = 6;
export const WITHOUT_MOST = 7;
export const MISSING_LOW = 8;
export const MISSING_HIGH = 9;
export const WIDTH = 10;

/**
 * Events of one day, place and kind share a bucket, which has their sums, so that a query tests and adds up each bucket once.
 * A million events have some ten thousand to two hundred thousand.
 */
export class Buckets implements Archived {
  readonly columns = {
    province: new NumberColumn(),
    country: new NumberColumn(),
    type: new NumberColumn(),
    parties: new NumberColumn(),
    source: new NumberColumn(),
    isDisputed: new NumberColumn(),
    earliest: new NumberColumn(),
    latest: new NumberColumn(),
  };
  readonly #keys = new KeyTable();
  /** `WIDTH` numbers of each bucket. */
  readonly #sums = { killed: new NumberColumn(), civilians_killed: new NumberColumn() };
  /** The highest best estimate and the highest maximum that an event of each bucket has had; they never shrink. */
  readonly #bests = { killed: new NumberColumn(), civilians_killed: new NumberColumn() };
  readonly #mosts = { killed: new NumberColumn(), civilians_killed: new NumberColumn() };

  archive(archive: Archive): void {
    for (const column of Object.values(this.columns)) column.archive(archive);
    for (const part of [this.#keys, ...this.#numbers]) part.archive(archive);
  }

  get count(): number {
    return this.#keys.size;
  }

  get bytes(): number {
    const parts = [this.#keys, ...this.#numbers, ...Object.values(this.columns)];
    return parts.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get #numbers(): NumberColumn[] {
    return [this.#sums, this.#bests, this.#mosts].flatMap((columns) => Object.values(columns));
  }

  /** The number of a bucket; assigns the next one to a new bucket. */
  numberOf(bucket: Bucket): number {
    const known = this.count;
    const number = this.#keys.numberOf(names.map((name) => bucket[name]).join('/'));
    if (number === known) for (const name of names) this.columns[name].set(number, bucket[name]);
    return number;
  }

  get(number: number): Bucket {
    const { province, country, type, parties, source, isDisputed, earliest, latest } = this.columns;
    return {
      ...{ province: province.get(number), country: country.get(number), type: type.get(number) },
      ...{ parties: parties.get(number), source: source.get(number), isDisputed: isDisputed.get(number) },
      ...{ earliest: earliest.get(number), latest: latest.get(number) },
    };
  }

  /** Adds the estimates of an event to those of its bucket, or takes them off with a `change` of -1. */
  add(bucket: number, measure: DeathMeasure, bounds: Bounds, change: 1 | -1): void {
    const sums = this.#sums[measure];
    for (const [offset, number] of numbersOf(bounds).entries())
      sums.set(bucket * WIDTH + offset, sums.get(bucket * WIDTH + offset) + change * number);
    const [bestsOf, mostsOf] = [this.#bests[measure], this.#mosts[measure]];
    bestsOf.set(bucket, Math.max(bestsOf.get(bucket), bounds.best));
    mostsOf.set(bucket, Math.max(mostsOf.get(bucket), bounds.most));
  }

  /** A best estimate that none of its events exceeds. */
  highestBest(bucket: number, measure: DeathMeasure): number {
    return this.#bests[measure].get(bucket);
  }

  /** A maximum that none of its events exceeds, or UNBOUNDED. */
  highestMost(bucket: number, measure: DeathMeasure): number {
    return this.#mosts[measure].get(bucket);
  }

  eventsOf(bucket: number): number {
    return this.sumOf(bucket, 'killed', EVENTS);
  }

  sumOf(bucket: number, measure: DeathMeasure, which: number): number {
    return this.#sums[measure].get(bucket * WIDTH + which);
  }

  /** A best estimate that one of its events has at least; -Infinity if none has one. */
  meanBest(bucket: number, measure: DeathMeasure): number {
    const known = this.eventsOf(bucket) - this.sumOf(bucket, measure, WITHOUT_BEST);
    return known > 0 ? this.sumOf(bucket, measure, BEST) / known : Number.NEGATIVE_INFINITY;
  }

  /** Adds the `WIDTH` numbers of a bucket to others. */
  addTo(numbers: Float64Array, start: number, bucket: number, measure: DeathMeasure): void {
    const sums = this.#sums[measure];
    for (let offset = 0; offset < WIDTH; offset++)
      numbers[start + offset] = (numbers[start + offset] ?? 0) + sums.get(bucket * WIDTH + offset);
  }
}

const names = [
  'province',
  'country',
  'type',
  'parties',
  'source',
  'isDisputed',
  'earliest',
  'latest',
] as const;

/** In the order of their offsets. */
function numbersOf({ low, best, high, most, isLowMissing, isHighMissing }: Bounds): number[] {
  return [
    ...[1, low, best === UNKNOWN ? 0 : best, high === UNBOUNDED ? 0 : high, most === UNBOUNDED ? 0 : most],
    ...[Number(best === UNKNOWN), Number(high === UNBOUNDED), Number(most === UNBOUNDED)],
    ...[Number(isLowMissing), Number(isHighMissing)],
  ];
}
