import type { Archive, Archived } from '../../packed/archive.js';
import { KeyTable } from '../../packed/key-table.js';
import { NumberColumn } from '../../packed/number-column.js';
import { type Bounds, type MeasureOfDead, UNBOUNDED, UNKNOWN } from './estimates.js';
import { IntColumn } from './int-column.js';

/** What an event is judged by beside its deaths, as numbers of the table. */
export interface Matter {
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
 * The distinct matters of events, with the sums of the live events of each. Events of one day, place and kind share a matter,
 * so that a million have some ten thousand to two hundred thousand; a query tests and adds up each only once.
 */
export class Matters implements Archived {
  readonly columns = {
    province: new IntColumn(),
    country: new IntColumn(),
    type: new IntColumn(),
    parties: new IntColumn(),
    source: new IntColumn(),
    isDisputed: new IntColumn(),
    earliest: new IntColumn(),
    latest: new IntColumn(),
  };
  readonly #keys = new KeyTable();
  /** `WIDTH` numbers of each matter. */
  readonly #sums = { killed: new NumberColumn(), civilians_killed: new NumberColumn() };
  /** The highest best estimate and the highest maximum that an event of each matter has had; they never shrink. */
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

  /** The number of a matter; assigns the next one to a new matter. */
  numberOf(matter: Matter): number {
    const known = this.count;
    const number = this.#keys.numberOf(names.map((name) => matter[name]).join('/'));
    if (number === known) for (const name of names) this.columns[name].set(number, matter[name]);
    return number;
  }

  /** Adds the estimates of an event to those of its matter, or takes them off with a `change` of -1. */
  add(matter: number, measure: MeasureOfDead, bounds: Bounds, change: 1 | -1): void {
    const sums = this.#sums[measure];
    for (const [offset, number] of numbersOf(bounds).entries())
      sums.set(matter * WIDTH + offset, sums.get(matter * WIDTH + offset) + change * number);
    const [bestsOf, mostsOf] = [this.#bests[measure], this.#mosts[measure]];
    bestsOf.set(matter, Math.max(bestsOf.get(matter), bounds.best));
    mostsOf.set(matter, Math.max(mostsOf.get(matter), bounds.most));
  }

  /** A best estimate that none of its events exceeds. */
  highestBest(matter: number, measure: MeasureOfDead): number {
    return this.#bests[measure].get(matter);
  }

  /** A maximum that none of its events exceeds, or UNBOUNDED. */
  highestMost(matter: number, measure: MeasureOfDead): number {
    return this.#mosts[measure].get(matter);
  }

  eventsOf(matter: number): number {
    return this.sumOf(matter, 'killed', EVENTS);
  }

  sumOf(matter: number, measure: MeasureOfDead, which: number): number {
    return this.#sums[measure].get(matter * WIDTH + which);
  }

  /** A best estimate that one of its events has at least; -Infinity if none has one. */
  meanBest(matter: number, measure: MeasureOfDead): number {
    const known = this.eventsOf(matter) - this.sumOf(matter, measure, WITHOUT_BEST);
    return known > 0 ? this.sumOf(matter, measure, BEST) / known : Number.NEGATIVE_INFINITY;
  }

  /** Adds the `WIDTH` numbers of a matter to others. */
  addTo(numbers: Float64Array, start: number, matter: number, measure: MeasureOfDead): void {
    const sums = this.#sums[measure];
    for (let offset = 0; offset < WIDTH; offset++)
      numbers[start + offset] = (numbers[start + offset] ?? 0) + sums.get(matter * WIDTH + offset);
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
