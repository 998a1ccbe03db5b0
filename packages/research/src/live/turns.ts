import { setImmediate } from 'node:timers/promises';

/** Parts of long work, a few milliseconds each, between which other work goes on. */
export class Turns {
  #startedAt = performance.now();

  isOver(): boolean {
    return performance.now() - this.#startedAt > longestMilliseconds;
  }

  /** Gives way, and begins the next part. */
  async next(): Promise<void> {
    await setImmediate();
    this.#startedAt = performance.now();
  }
}

/** Whoever asks meanwhile waits for a few of them at most. */
const longestMilliseconds = 4;
