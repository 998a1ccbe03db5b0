import { termWeight } from './bm25.js';

/** The weights of terms at one average length. Nearly all are of few occurrences in short texts, and reckoned once. */
export class Weights {
  readonly averageLength: number;
  readonly #known = new Float64Array(knownLengths * knownOccurrences);

  constructor(averageLength: number) {
    this.averageLength = averageLength;
  }

  of(occurrences: number, length: number): number {
    if (length >= knownLengths || occurrences >= knownOccurrences)
      return termWeight(occurrences, length, this.averageLength);
    const place = occurrences * knownLengths + length;
    const known = this.#known[place] ?? 0;
    if (known > 0) return known;
    const weight = termWeight(occurrences, length, this.averageLength);
    this.#known[place] = weight;
    return weight;
  }
}

const knownLengths = 512;
const knownOccurrences = 8;
