import { DatabaseUnavailable } from './errors.js';
import { milliseconds } from './session.js';

/** With what comes before and after it, a request is answered within two seconds. */
export const REQUEST_PATIENCE_SECONDS = 1.7;

/**
 * How long one caller waits for everything it asks of the database in one go. It is let go when that is over, whatever
 * holds the database up; what is under way ends by itself or by the limit of its statement, and nothing more is begun.
 */
export class Patience {
  readonly #seconds: number;
  readonly #until: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
    this.#until = performance.now() + seconds * 1000;
  }

  requireAnyLeft(): void {
    if (performance.now() >= this.#until) throw this.#over();
  }

  async waitFor<T>(result: Promise<T>): Promise<T> {
    if (this.#seconds === Number.POSITIVE_INFINITY) return result;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_resolve, reject) => {
      // An answer that is there already, and was kept waiting by this process, still counts: it is taken in between.
      const letGo = () => setImmediate(() => reject(this.#over()));
      timer = setTimeout(letGo, milliseconds(this.#seconds));
    });
    try {
      return await Promise.race([result, over]);
    } finally {
      clearTimeout(timer);
    }
  }

  #over(): DatabaseUnavailable {
    return new DatabaseUnavailable(`The database did not answer within ${this.#seconds} s`);
  }
}
