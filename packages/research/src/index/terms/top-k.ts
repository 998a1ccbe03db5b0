export interface ScoredDocument {
  readonly document: number;
  readonly score: number;
}

export interface TopKOptions {
  /** Exclusive upper limit of document numbers. */
  readonly documentCount: number;
  readonly limit: number;
  readonly minScore: number;
  /** Whether document `a` ranks before document `b` of the same score. */
  readonly isBefore: (a: number, b: number) => boolean;
}

/** The top documents so far, best first. */
export class TopK {
  readonly documents: ScoredDocument[] = [];
  /** Minimum score of a new document; `isBefore` decides among those with exactly this score. */
  threshold: number;
  readonly #options: TopKOptions;

  constructor(options: TopKOptions) {
    this.#options = options;
    this.threshold = options.limit > 0 ? options.minScore : Number.POSITIVE_INFINITY;
  }

  accepts(document: number, score: number): boolean {
    if (score !== this.threshold) return score > this.threshold;
    const last = this.documents[this.#options.limit - 1];
    return last === undefined || this.#options.isBefore(document, last.document);
  }

  offer(document: number, score: number): void {
    if (!this.accepts(document, score)) return;
    const { limit, minScore, isBefore } = this.#options;
    const { documents } = this;
    let position = documents.length;
    for (; position > 0; position--) {
      const before = documents[position - 1];
      if (before === undefined || before.score > score) break;
      if (before.score === score && isBefore(before.document, document)) break;
    }
    documents.splice(position, 0, { document, score });
    if (documents.length > limit) documents.pop();
    if (documents.length === limit) this.threshold = Math.max(minScore, documents.at(-1)?.score ?? 0);
  }
}
