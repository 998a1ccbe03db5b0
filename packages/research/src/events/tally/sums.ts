import { deathsFilter } from '../certainty/deaths-filter.js';
import {
  BEST,
  EVENTS,
  HIGH,
  LOW,
  MISSING_HIGH,
  MISSING_LOW,
  MOST,
  WIDTH as OF_BUCKET,
  WITHOUT_BEST,
  WITHOUT_HIGH,
  WITHOUT_MOST,
} from '../table/buckets.js';
import { type EventTable, MISSING } from '../table/event-table.js';
import type { Countable, Figures } from './figures.js';
import type { RowSet } from './row-set.js';

/** The figures of some rows, with their caveats. */
export interface Summed {
  readonly figures: Figures;
  /** The number of sources. Several sources may have the same events. */
  readonly sourceCount: number;
  /** The number of rows with a best estimate but without a low or a high one. */
  readonly missing: { readonly low: number; readonly high: number };
  /** The number of rows that may be aggregates, when events are filtered by deaths. */
  readonly summedRows: number;
}

/** After the numbers of a bucket, the number of rows that may be aggregates. */
const SUMMED = OF_BUCKET;
const WIDTH = OF_BUCKET + 1;

/** Sums rows by place (such as a month) and by source, which are adjacent in memory. */
export class Sums {
  readonly #table: EventTable;
  readonly #countable: Countable;
  readonly #sourceCount: number;
  readonly #numbers: Float64Array;

  constructor(table: EventTable, countable: Countable, placeCount = 1) {
    this.#table = table;
    this.#countable = countable;
    this.#sourceCount = table.sources.values.length;
    this.#numbers = new Float64Array(placeCount * this.#sourceCount * WIDTH);
  }

  /** `places`: the place of each bucket; null for place 0. The sums of buckets are known; deaths asked for are those of single rows. */
  add(rows: RowSet, places: Int32Array | null = null): this {
    const { buckets } = this.#table;
    const { source } = buckets.columns;
    const startOf = (bucket: number) =>
      ((places?.[bucket] ?? 0) * this.#sourceCount + source.get(bucket)) * WIDTH;
    const [numbers, countable] = [this.#numbers, this.#countable];
    if (typeof countable !== 'string') {
      const addRow = this.#adding(countable);
      rows.forEach((row, bucket) => {
        addRow(row, startOf(bucket));
      });
    } else if (countable === 'events') {
      for (const bucket of rows.buckets)
        for (let offset = EVENTS; offset <= MOST; offset++)
          plus(numbers, startOf(bucket) + offset, buckets.eventsOf(bucket));
    } else for (const bucket of rows.buckets) buckets.addTo(numbers, startOf(bucket), bucket, countable);
    return this;
  }

  /** Adds the sums of a place of other rows. */
  addPlace(place: number, others: Sums, otherPlace: number): void {
    const size = this.#sourceCount * WIDTH;
    for (let offset = 0; offset < size; offset++)
      plus(this.#numbers, place * size + offset, others.#numbers[otherPlace * size + offset] ?? 0);
  }

  /** The figures of a place over all sources. */
  total(place = 0): Figures {
    const of = (which: number) => this.#sum(place, which);
    return {
      events: of(EVENTS),
      low: of(LOW),
      best: of(WITHOUT_BEST) > 0 ? null : of(BEST),
      high: of(WITHOUT_HIGH) > 0 ? Number.POSITIVE_INFINITY : of(HIGH),
      most: of(WITHOUT_MOST) > 0 ? Number.POSITIVE_INFINITY : of(MOST),
    };
  }

  /** For several sources the lower bound is the largest source, and the upper bound the sum. */
  summed(place = 0): Summed {
    const [sourceCount, low] = [this.#told(place), this.#most(place, LOW)];
    const total = this.total(place);
    return {
      figures: sourceCount > 1 ? { ...total, low, best: null } : total,
      sourceCount,
      missing: { low: this.#sum(place, MISSING_LOW), high: this.#sum(place, MISSING_HIGH) },
      summedRows: this.#sum(place, SUMMED),
    };
  }

  #at(place: number, source: number, which: number): number {
    return this.#numbers[(place * this.#sourceCount + source) * WIDTH + which] ?? 0;
  }

  #sum(place: number, which: number): number {
    let sum = 0;
    for (let source = 0; source < this.#sourceCount; source++) sum += this.#at(place, source, which);
    return sum;
  }

  #most(place: number, which: number): number {
    let most = 0;
    for (let source = 0; source < this.#sourceCount; source++)
      most = Math.max(most, this.#at(place, source, which));
    return most;
  }

  #told(place: number): number {
    let told = 0;
    for (let source = 0; source < this.#sourceCount; source++)
      if (this.#at(place, source, EVENTS) > 0) told++;
    return told;
  }

  #adding(deaths: Exclude<Countable, string>): (row: number, start: number) => void {
    const { figuresOf } = deathsFilter(this.#table, deaths);
    const { low: withoutLow, high: withoutHigh } = MISSING[deaths.measure];
    const [numbers, missing] = [this.#numbers, this.#table.columns.missing];
    return (row, start) => {
      const { low, best, high, isSummed } = figuresOf(row);
      const isBounded = Number.isFinite(high);
      plus(numbers, start + EVENTS, 1);
      plus(numbers, start + LOW, low);
      plus(numbers, start + (best === null ? WITHOUT_BEST : BEST), best ?? 1);
      plus(numbers, start + (isBounded ? HIGH : WITHOUT_HIGH), isBounded ? high : 1);
      plus(numbers, start + (isBounded ? MOST : WITHOUT_MOST), isBounded ? high : 1);
      if (isSummed) plus(numbers, start + SUMMED, 1);
      if ((missing.get(row) & withoutLow) !== 0) plus(numbers, start + MISSING_LOW, 1);
      if ((missing.get(row) & withoutHigh) !== 0) plus(numbers, start + MISSING_HIGH, 1);
    };
  }
}

function plus(numbers: Float64Array, at: number, number: number): void {
  numbers[at] = (numbers[at] ?? 0) + number;
}
