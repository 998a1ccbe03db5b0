import { deadliness } from '../certainty/deadly-rows.js';
import { type EventTable, type MeasureOfDead, MISSING, UNKNOWN } from '../table/event-table.js';
import { bounded, type Countable, estimatedIn, type Figures, figuresOfRow } from './figures.js';
import type { Rows } from './row-list.js';

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

/** Offsets of the numbers of a place and source, which are adjacent in memory. `NaN`: no best estimate. */
const EVENTS = 0;
const LOW = 1;
const BEST = 2;
const HIGH = 3;
const MOST = 4;
const MISSING_LOW = 5;
const MISSING_HIGH = 6;
const SUMMED = 7;
const WIDTH = 8;

/** Sums rows in one pass, by place (such as a month) and by source. */
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

  /** `places`: the place of each row; null for place 0. */
  add(rows: Rows, places: Int32Array | null = null): this {
    const countable = this.#countable;
    if (countable === 'killed' || countable === 'civilians_killed') this.#addDead(countable, rows, places);
    else this.#addEvents(rows, places);
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
    const best = of(BEST);
    return {
      events: of(EVENTS),
      low: of(LOW),
      best: Number.isNaN(best) ? null : best,
      high: of(HIGH),
      most: of(MOST),
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

  #addDead(measure: MeasureOfDead, rows: Rows, places: Int32Array | null): void {
    const { columns } = this.#table;
    const { lows, bests, highs } = this.#table.estimatesOf(measure);
    const [low, best, high] = [lows.values, bests.values, highs.values];
    const most = (measure === 'killed' ? columns.killedHigh : columns.civiliansMost).values;
    const [sources, missing] = [columns.source.values, columns.missing.values];
    const [numbers, sourceCount] = [this.#numbers, this.#sourceCount];
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0;
      const place = places === null ? 0 : (places[at] ?? 0);
      const start = (place * sourceCount + (sources[row] ?? 0)) * WIDTH;
      const ofBest = best[row] ?? UNKNOWN;
      plus(numbers, start + EVENTS, 1);
      plus(numbers, start + LOW, low[row] ?? 0);
      plus(numbers, start + BEST, ofBest === UNKNOWN ? Number.NaN : ofBest);
      plus(numbers, start + HIGH, bounded(high[row] ?? 0));
      plus(numbers, start + MOST, bounded(most[row] ?? 0));
      if (missing[row] !== 0) addMissing(numbers, start, missing[row] ?? 0, measure);
    }
  }

  #addEvents(rows: Rows, places: Int32Array | null): void {
    const countable = this.#countable;
    const of = figuresOfRow(this.#table, countable);
    const isSummed = typeof countable === 'string' ? null : deadliness(this.#table, countable).isSummed;
    const measure = estimatedIn(countable);
    const [sources, missing] = [this.#table.columns.source.values, this.#table.columns.missing.values];
    const numbers = this.#numbers;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0;
      const start = ((places?.[at] ?? 0) * this.#sourceCount + (sources[row] ?? 0)) * WIDTH;
      const { low, best, high, most } = of(row);
      plus(numbers, start + EVENTS, 1);
      plus(numbers, start + LOW, low);
      plus(numbers, start + BEST, best ?? Number.NaN);
      plus(numbers, start + HIGH, high);
      plus(numbers, start + MOST, most);
      if (isSummed?.(row)) plus(numbers, start + SUMMED, 1);
      if (measure !== null) addMissing(numbers, start, missing[row] ?? 0, measure);
    }
  }
}

function plus(numbers: Float64Array, at: number, number: number): void {
  numbers[at] = (numbers[at] ?? 0) + number;
}

function addMissing(numbers: Float64Array, start: number, missing: number, measure: MeasureOfDead): void {
  const { low, high } = MISSING[measure];
  if ((missing & low) !== 0) plus(numbers, start + MISSING_LOW, 1);
  if ((missing & high) !== 0) plus(numbers, start + MISSING_HIGH, 1);
}
