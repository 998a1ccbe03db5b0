export interface ScoredDocument {
  readonly document: number;
  readonly score: number;
}

export interface Wanted {
  /** Exclusive upper limit of document numbers. */
  readonly documentCount: number;
  readonly limit: number;
  /** Minimum score. */
  readonly least: number;
  /** Tie-breaker for equal scores. */
  readonly isBefore: (a: number, b: number) => boolean;
}

/** The top documents so far, best first. */
export class BestList {
  readonly documents: ScoredDocument[] = [];
  /** Minimum score for a new document. */
  threshold: number;
  readonly #wanted: Wanted;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    this.threshold = wanted.limit > 0 ? wanted.least : Number.POSITIVE_INFINITY;
  }

  takes(document: number, score: number): boolean {
    if (score !== this.threshold) return score > this.threshold;
    const last = this.documents[this.#wanted.limit - 1];
    return last === undefined || this.#wanted.isBefore(document, last.document);
  }

  offer(document: number, score: number): void {
    if (!this.takes(document, score)) return;
    const { limit, least, isBefore } = this.#wanted;
    const { documents } = this;
    let place = documents.length;
    for (; place > 0; place--) {
      const before = documents[place - 1];
      if (before === undefined || before.score > score) break;
      if (before.score === score && isBefore(before.document, document)) break;
    }
    documents.splice(place, 0, { document, score });
    if (documents.length > limit) documents.pop();
    if (documents.length === limit) this.threshold = Math.max(least, documents.at(-1)?.score ?? 0);
  }
}
