/** Target time of a batch, because readers of the embedded engine and all other writers wait for it. */
const GROW_BELOW_MILLISECONDS = 60;
const SHRINK_ABOVE_MILLISECONDS = 150;

/** Limit as a multiple of the engine's batch size. */
const STEPS_MAXIMUM = 8;

/** Limits the content of a batch, so that long records do not fill the memory. */
const LENGTH_MAXIMUM_CHARACTERS = 3 * 1024 * 1024;

/**
 * Adapts the number of changes in a batch to the time that the last one took: larger batches need fewer commits. Time
 * matters rather than number, because updates cost more than new records.
 */
export class BatchSize {
  readonly #step: number;
  readonly #stepsMaximum: number;
  #steps = 1;

  /** `step` is the smallest batch, of which each batch is a multiple; `fixed` keeps it at one step. */
  constructor(step: number, { fixed = false } = {}) {
    this.#step = step;
    this.#stepsMaximum = fixed ? 1 : STEPS_MAXIMUM;
  }

  isReached(changes: number, length: number): boolean {
    if (length >= LENGTH_MAXIMUM_CHARACTERS) return true;
    // A batch whose limit shrank while it was collected ends at the next step.
    return changes >= this.#steps * this.#step && changes % this.#step === 0;
  }

  /** Records how long a batch took. */
  written(changes: number, milliseconds: number): void {
    if (milliseconds > SHRINK_ABOVE_MILLISECONDS) this.#steps = Math.ceil(this.#steps / 2);
    else if (milliseconds < GROW_BELOW_MILLISECONDS && changes >= this.#steps * this.#step) {
      this.#steps = Math.min(2 * this.#steps, this.#stepsMaximum);
    }
  }
}
