/**
 * An external language model that assists retrieval and wording and is never trusted. Each call returns null on failure
 * or after its time limit and never rejects; the service then works without it.
 *
 * It receives texts only as excerpts of records that are published and may be quoted.
 */
export interface LanguageModel {
  /** Total for one request. */
  readonly deadlineMilliseconds: number;
  /** Reformulates a question, in other words or languages. */
  expand(question: string, milliseconds: number): Promise<readonly string[] | null>;
  /** Similarity of each text to a question; higher is closer. Null if the model does not support it. */
  readonly compare:
    | ((
        question: string,
        texts: readonly string[],
        milliseconds: number,
      ) => Promise<readonly number[] | null>)
    | null;
  /** The query in a question or claim, generated with a JSON schema and not yet validated. */
  propose(order: ProposalOrder, milliseconds: number): Promise<unknown>;
  /** Statements that answer a question, with quotations. Empty if the excerpts do not answer it. */
  word(order: WordingOrder, milliseconds: number): Promise<readonly WordedStatement[] | null>;
  /** Called with the number of statements that were verified and rejected. */
  judged(kept: number, dropped: number): void;
}

export interface ProposalOrder {
  readonly text: string;
  readonly schema: object;
}

export interface WordingOrder {
  readonly question: string;
  /** BCP 47. */
  readonly locale: string;
  readonly excerpts: readonly { readonly id: string; readonly text: string }[];
}

/** Output of the model, not yet verified. */
export interface WordedStatement {
  readonly text: string;
  readonly quotes: readonly { readonly id: string; readonly quote: string }[];
}
