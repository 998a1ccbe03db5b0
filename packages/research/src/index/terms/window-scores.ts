import { ROWS_PER_PAGE } from '../../packed/number-column.js';

/** Number of documents scored together; a column page holds a whole number of windows. */
export const WINDOW = ROWS_PER_PAGE / 4;

/** Scores of the documents of one window, by query term. */
export class WindowScores {
  /** By term, then document: contribution to the score; 0 for none. */
  readonly parts: Float64Array;
  /** By document: sum of contributions so far, in any order. */
  readonly sums = new Float64Array(WINDOW);
  /** Documents with a score, each once. */
  readonly touched = new Uint16Array(WINDOW);
  touchedCount = 0;
  /** By document: 1 for a candidate for the top documents. */
  readonly candidates = new Uint8Array(WINDOW);
  readonly #terms: number;

  constructor(terms: number) {
    this.#terms = terms;
    this.parts = new Float64Array(terms * WINDOW);
  }

  /** Upper bound for the score of a document: skipped terms count with their maximum in the window. */
  sum(place: number, most: Float64Array, isSkipped: Uint8Array): number {
    let sum = 0;
    for (let term = 0; term < most.length; term++)
      sum += isSkipped[term] === 1 ? (most[term] ?? 0) : (this.parts[term * WINDOW + place] ?? 0);
    return sum;
  }

  clear(): void {
    const { parts, sums, touched, touchedCount, candidates } = this;
    for (let index = 0; index < touchedCount; index++) {
      const place = touched[index] ?? 0;
      sums[place] = 0;
      candidates[place] = 0;
      for (let term = 0; term < this.#terms; term++) parts[term * WINDOW + place] = 0;
    }
    this.touchedCount = 0;
  }
}
