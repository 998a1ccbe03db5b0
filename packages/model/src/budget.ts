import { CallFailed } from './call-failed.js';
import type { BudgetLimits } from './model-settings.js';

export interface Budget {
  /**
   * Reserves one request and the given number of tokens, or throws `CallFailed`. The returned function takes the tokens that
   * were spent and releases the rest.
   */
  reserve(tokens: number): (spentTokens: number) => void;
}

/** Creates a budget; `now` returns milliseconds of a monotonic clock. */
export function createBudget(limits: BudgetLimits, now: () => number): Budget {
  const requests = [
    new Window('requests a minute', limits.requestsPerMinute, minute),
    new Window('requests a day', limits.requestsPerDay, day),
  ];
  const tokens = [
    new Window('tokens a minute', limits.tokensPerMinute, minute),
    new Window('tokens a day', limits.tokensPerDay, day),
  ];
  return {
    reserve: (most) => {
      const wanted = [
        ...requests.map((window) => ({ window, amount: 1 })),
        ...tokens.map((window) => ({ window, amount: most })),
      ];
      for (const { window, amount } of wanted) {
        if (!window.allows(amount, now()))
          throw new CallFailed('budget', `the budget of ${window.limit} ${window.unit} is spent`);
      }
      for (const { window, amount } of wanted) window.take(amount);
      const releases = tokens.map((window) => window.release());
      return (spent) => {
        for (const release of releases) release(most - spent);
      };
    },
  };
}

const minute = 60_000;
const day = 86_400_000;

/** A fixed window that starts with its first request, like the rate limits of partners. */
class Window {
  #startedAt = Number.NEGATIVE_INFINITY;
  #taken = 0;

  constructor(
    readonly unit: string,
    readonly limit: number,
    readonly milliseconds: number,
  ) {}

  allows(amount: number, now: number): boolean {
    if (now - this.#startedAt >= this.milliseconds) {
      this.#startedAt = now;
      this.#taken = 0;
    }
    return this.limit === 0 || this.#taken + amount <= this.limit;
  }

  take(amount: number): void {
    this.#taken += amount;
  }

  /** Returns a function that releases an amount, unless a new window has started. */
  release(): (amount: number) => void {
    const from = this.#startedAt;
    return (amount) => {
      if (this.#startedAt === from) this.#taken -= amount;
    };
  }
}
