export interface ScoredDocument {
  readonly document: number;
  readonly score: number;
}

export interface Wanted {
  /** Documents are numbered from 0 up to this. */
  readonly documentCount: number;
  readonly limit: number;
  /** No score below it is wanted. */
  readonly least: number;
  /** Whether the first of two documents with equal scores comes first. */
  readonly isBefore: (a: number, b: number) => boolean;
}

/** The best documents so far, best first. */
export class BestList {
  readonly documents: ScoredDocument[] = [];
  /** What a document must reach to get in. */
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
