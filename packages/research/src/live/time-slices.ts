import { setImmediate } from 'node:timers/promises';

/** Splits long work into slices of a few milliseconds, so that other work can run in between. */
export class TimeSlices {
  #startedAt = performance.now();

  isExpired(): boolean {
    return performance.now() - this.#startedAt > maxSliceMilliseconds;
  }

  /** Yields to the event loop and starts the next slice. */
  async next(): Promise<void> {
    await setImmediate();
    this.#startedAt = performance.now();
  }
}

/** A concurrent request waits for a few slices at most. */
const maxSliceMilliseconds = 4;
