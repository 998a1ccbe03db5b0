/**
 * A language model outside of this process, which may help with finding and wording and is believed in nothing. Each
 * call answers within its milliseconds or with null, and never rejects: what a model does not do is done without it.
 *
 * Texts of records reach it only as excerpts: as served, of records that are not retracted, and fit to be repeated.
 */
export interface LanguageModel {
  /** For all calls that one request makes. */
  readonly deadlineMilliseconds: number;
  /** Other ways to ask a question, in other words or languages. */
  expand(question: string, milliseconds: number): Promise<readonly string[] | null>;
  /** How near each text is to a question: greater is nearer. Null when the model has no means to tell. */
  readonly compare:
    | ((
        question: string,
        texts: readonly string[],
        milliseconds: number,
      ) => Promise<readonly number[] | null>)
    | null;
  /** The query that a text asks or claims, as the model wrote it by a JSON schema, and not yet believed. */
  propose(order: ProposalOrder, milliseconds: number): Promise<unknown>;
  /** Statements that answer a question, each with what it quotes. Empty when the excerpts do not answer it. */
  word(order: WordingOrder, milliseconds: number): Promise<readonly WordedStatement[] | null>;
  /** Hears how many of its statements stood up to their quotations, and how many were dropped. */
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

/** As the model said it, and not yet believed. */
export interface WordedStatement {
  readonly text: string;
  readonly quotes: readonly { readonly id: string; readonly quote: string }[];
}
