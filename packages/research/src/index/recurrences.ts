import { NumberColumn } from '../packed/number-column.js';

/**
 * How often documents that hold a term repeat it, as they do what they are about: a name, more than a verb (Church and
 * Gale, "Poisson mixtures", 1995). Counts documents, so that one long text does not decide.
 */
export class Recurrences {
  /** By term: the documents that hold it more than once. */
  readonly #repeating = new NumberColumn();
  /** Sums over all terms. */
  #holdingAll = 0;
  #repeatingAll = 0;

  get bytes(): number {
    return this.#repeating.bytes;
  }

  /** Notes that one document with so many occurrences of a term was added (1) or removed (-1). */
  note(term: number, occurrences: number, change: 1 | -1): void {
    this.#holdingAll += change;
    if (occurrences < 2) return;
    this.#repeatingAll += change;
    this.#repeating.set(term, this.#repeating.get(term) + change);
  }

  /**
   * Documents that repeat a term over those that would if it were like the average term; above 0. Near 1 for a term that
   * few documents hold, and for every term where nothing is repeated.
   */
  of(term: number, holding: number): number {
    const share = this.#holdingAll === 0 ? 0 : this.#repeatingAll / this.#holdingAll;
    return (this.#repeating.get(term) + assumed) / (holding * share + assumed);
  }
}

/** Documents that are taken to repeat a term, as many as expected, before any was seen. */
const assumed = 1;
