import { ROWS_PER_PAGE } from '../../packed/number-column.js';

/** Documents that are looked at together; a page of a column holds a whole number of windows. */
export const WINDOW = ROWS_PER_PAGE / 4;

/** What the documents of one window get from each term of a query. */
export class WindowScores {
  /** By term and then document: what it gets; 0 for nothing. */
  readonly parts: Float64Array;
  /** By document: what it got so far, added up in no particular order. */
  readonly sums = new Float64Array(WINDOW);
  /** Documents that got something, each once. */
  readonly touched = new Uint16Array(WINDOW);
  touchedCount = 0;
  /** By document: 1 for one that may be among the best. */
  readonly hopeful = new Uint8Array(WINDOW);
  readonly #terms: number;

  constructor(terms: number) {
    this.#terms = terms;
    this.parts = new Float64Array(terms * WINDOW);
  }

  /** What a document gets from all terms at most: of those that are left out, what any document of the window gets. */
  sum(place: number, most: Float64Array, isLeft: Uint8Array): number {
    let sum = 0;
    for (let term = 0; term < most.length; term++)
      sum += isLeft[term] === 1 ? (most[term] ?? 0) : (this.parts[term * WINDOW + place] ?? 0);
    return sum;
  }

  clear(): void {
    const { parts, sums, touched, touchedCount, hopeful } = this;
    for (let index = 0; index < touchedCount; index++) {
      const place = touched[index] ?? 0;
      sums[place] = 0;
      hopeful[place] = 0;
      for (let term = 0; term < this.#terms; term++) parts[term * WINDOW + place] = 0;
    }
    this.touchedCount = 0;
  }
}
