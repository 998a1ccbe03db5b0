import { CallFailed } from './call-failed.js';
import type { BudgetLimits } from './model-settings.js';

export interface Budget {
  /**
   * Takes a request and as many tokens as it may cost from what is left, or throws `CallFailed`. Told what it did cost,
   * the returned function gives the rest back.
   */
  reserve(tokens: number): (spentTokens: number) => void;
}

/** `now`: milliseconds of a clock that never goes back. */
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
        if (!window.holds(amount, now()))
          throw new CallFailed('budget', `the budget of ${window.limit} ${window.unit} is spent`);
      }
      for (const { window, amount } of wanted) window.take(amount);
      const givesBack = tokens.map((window) => window.giveBack());
      return (spent) => {
        for (const giveBack of givesBack) giveBack(most - spent);
      };
    },
  };
}

const minute = 60_000;
const day = 86_400_000;

/** An amount in a span of time that starts with the first of it, as the limits of partners are counted. */
class Window {
  #startedAt = Number.NEGATIVE_INFINITY;
  #taken = 0;

  constructor(
    readonly unit: string,
    readonly limit: number,
    readonly milliseconds: number,
  ) {}

  holds(amount: number, now: number): boolean {
    if (now - this.#startedAt >= this.milliseconds) {
      this.#startedAt = now;
      this.#taken = 0;
    }
    return this.limit === 0 || this.#taken + amount <= this.limit;
  }

  take(amount: number): void {
    this.#taken += amount;
  }

  /** What was taken in a window that has passed is not given back to the next. */
  giveBack(): (amount: number) => void {
    const from = this.#startedAt;
    return (amount) => {
      if (this.#startedAt === from) this.#taken -= amount;
    };
  }
}
