import { NumberColumn } from '../../packed/number-column.js';

/**
 * Of each term, how many documents hold it and how many repeat it. Documents repeat what they are about: a name, more than
 * a verb (Church and Gale, "Poisson mixtures", 1995). Counted are documents, so that one long text does not decide.
 */
export class TermStatistics {
  readonly #holding = new NumberColumn();
  readonly #repeating = new NumberColumn();
  /** Sums over all terms. */
  #holdingAll = 0;
  #repeatingAll = 0;

  get bytes(): number {
    return this.#holding.bytes + this.#repeating.bytes;
  }

  /** Notes that one document with so many occurrences of a term was added (1) or removed (-1). */
  note(term: number, occurrences: number, change: 1 | -1): void {
    this.#holdingAll += change;
    this.#holding.set(term, this.holding(term) + change);
    if (occurrences < 2) return;
    this.#repeatingAll += change;
    this.#repeating.set(term, this.#repeating.get(term) + change);
  }

  /** Documents that hold a term now. */
  holding(term: number): number {
    return this.#holding.get(term);
  }

  /**
   * Documents that repeat a term over those that would if it were like the average term; above 0. Near 1 for a term that
   * few documents hold, and for every term where nothing is repeated.
   */
  recurrence(term: number): number {
    const share = this.#holdingAll === 0 ? 0 : this.#repeatingAll / this.#holdingAll;
    return (this.#repeating.get(term) + assumed) / (this.holding(term) * share + assumed);
  }
}

/** Documents that are taken to repeat a term, as many as expected, before any was seen. */
const assumed = 1;
