import { termWeight } from './bm25.js';

/** BM25 weights for one average length and length penalty, cached for short documents with few occurrences. */
export class Weights {
  readonly averageLength: number;
  readonly #lengthPenalty: number;
  readonly #known = new Float64Array(knownLengths * knownOccurrences);

  constructor(averageLength: number, lengthPenalty: number) {
    this.averageLength = averageLength;
    this.#lengthPenalty = lengthPenalty;
  }

  of(occurrences: number, length: number): number {
    if (length >= knownLengths || occurrences >= knownOccurrences)
      return termWeight(occurrences, length, this.averageLength, this.#lengthPenalty);
    const place = occurrences * knownLengths + length;
    const known = this.#known[place] ?? 0;
    if (known > 0) return known;
    const weight = termWeight(occurrences, length, this.averageLength, this.#lengthPenalty);
    this.#known[place] = weight;
    return weight;
  }
}

const knownLengths = 512;
const knownOccurrences = 8;
