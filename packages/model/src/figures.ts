import type { CallFault } from './call-failed.js';

export type Use = 'propose' | 'expand' | 'compare' | 'word' | 'screen';
export type CallOutcome = 'answered' | CallFault;
export type BreakerState = 'closed' | 'half-open' | 'open';

/** Counters since the start of the process. */
export interface ModelFigures {
  readonly calls: readonly { readonly use: Use; readonly outcome: CallOutcome; readonly count: number }[];
  /** Tokens spent per use, as reported by the endpoint or else estimated. */
  readonly tokens: Readonly<Record<Use, number>>;
  /** Total duration of calls per use, including failed ones. */
  readonly seconds: Readonly<Record<Use, number>>;
  readonly statements: { readonly kept: number; readonly dropped: number };
  readonly breaker: BreakerState;
}

export class Figures {
  readonly #calls = new Map<string, { use: Use; outcome: CallOutcome; count: number }>();
  readonly #tokens: Record<Use, number> = { propose: 0, expand: 0, compare: 0, word: 0, screen: 0 };
  readonly #seconds: Record<Use, number> = { propose: 0, expand: 0, compare: 0, word: 0, screen: 0 };
  readonly #statements = { kept: 0, dropped: 0 };

  called(use: Use, outcome: CallOutcome, seconds: number): void {
    const key = `${use} ${outcome}`;
    const count = (this.#calls.get(key)?.count ?? 0) + 1;
    this.#calls.set(key, { use, outcome, count });
    this.#seconds[use] += seconds;
  }

  spent(use: Use, tokens: number): void {
    this.#tokens[use] += tokens;
  }

  judged(kept: number, dropped: number): void {
    this.#statements.kept += kept;
    this.#statements.dropped += dropped;
  }

  read(breaker: BreakerState): ModelFigures {
    return {
      calls: [...this.#calls.values()],
      tokens: { ...this.#tokens },
      seconds: { ...this.#seconds },
      statements: { ...this.#statements },
      breaker,
    };
  }
}
