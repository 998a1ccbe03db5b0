/** Readers of the embedded engine wait for a batch to end, and so does whatever else writes on either. */
const GROW_BELOW_MILLISECONDS = 60;
const SHRINK_ABOVE_MILLISECONDS = 150;

/** At most so many times what the engine takes in any case. */
const STEPS_MAXIMUM = 8;

/** Of contents, so that a batch of long records does not fill the memory. */
const LENGTH_MAXIMUM_CHARACTERS = 3 * 1024 * 1024;

/**
 * How many changes the next batch takes: the more the fewer commits, as long as one is written within a moment. By time
 * and not by number, because records that change what is held cost more than new ones.
 */
export class BatchSize {
  readonly #step: number;
  readonly #stepsMaximum: number;
  #steps = 1;

  /** Changes of the smallest batch, of which each is a multiple, and whether each is one of these. */
  constructor(step: number, { fixed = false } = {}) {
    this.#step = step;
    this.#stepsMaximum = fixed ? 1 : STEPS_MAXIMUM;
  }

  isReached(changes: number, length: number): boolean {
    if (length >= LENGTH_MAXIMUM_CHARACTERS) return true;
    // A batch may have shrunk while it was collected: it ends at the next step, not in the middle of one.
    return changes >= this.#steps * this.#step && changes % this.#step === 0;
  }

  /** That a batch of so many changes took so long. */
  written(changes: number, milliseconds: number): void {
    if (milliseconds > SHRINK_ABOVE_MILLISECONDS) this.#steps = Math.ceil(this.#steps / 2);
    else if (milliseconds < GROW_BELOW_MILLISECONDS && changes >= this.#steps * this.#step) {
      this.#steps = Math.min(2 * this.#steps, this.#stepsMaximum);
    }
  }
}
