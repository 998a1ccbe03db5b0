import { DatabaseUnavailable } from './errors.js';
import { milliseconds } from './session.js';

/** Leaves 0.3 s of the two seconds of a request for the work before and after the database. */
export const REQUEST_TIMEOUT_SECONDS = 1.7;

/**
 * Time limit for all database calls of one request. Once it is over the caller gets `DatabaseUnavailable` and no
 * further statement starts; a running one ends by itself or by its own limit.
 */
export class Deadline {
  readonly #seconds: number;
  readonly #until: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
    this.#until = performance.now() + seconds * 1000;
  }

  requireTimeLeft(): void {
    if (performance.now() >= this.#until) throw this.#over();
  }

  async waitFor<T>(result: Promise<T>): Promise<T> {
    if (this.#seconds === Number.POSITIVE_INFINITY) return result;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_resolve, reject) => {
      // Lets a response that arrived while this process was busy win over the timeout.
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
