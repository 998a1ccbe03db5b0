import type { ImportStyle, Outcome, PreparedChange, Store } from '@partner-api/storage';
import type { BatchSize } from './batch-size.js';

/** A change with the context for its report. */
export interface Entry<Context> {
  readonly id: string;
  readonly change: PreparedChange;
  readonly context: Context;
}

interface BatchOptions<Context> {
  /** The `write` of a store or of its dry run. */
  readonly write: Store['write'];
  readonly clock: () => Date;
  readonly size: BatchSize;
  readonly style: ImportStyle;
  readonly updateReason: string;
  readonly takeOver: ReadonlySet<string>;
  readonly refuseRemovals: boolean;
  /** Called in the order of the entries, after their batch is committed. */
  readonly settle: (entry: Entry<Context>, outcome: Outcome) => void;
  /** Called when all entries of a batch are settled. */
  readonly afterBatch: () => void;
  /** Stops further writes when aborted. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Collects changes and writes them in batches, one transaction each and one after the other. The next batch is
 * collected while one is written, so that input and database do not wait for each other.
 */
export class Batch<Context> {
  readonly #options: BatchOptions<Context>;
  #entries = new Map<string, Entry<Context>>();
  /** Length of the collected contents in characters. */
  #length = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(options: BatchOptions<Context>) {
    this.#options = options;
  }

  /**
   * Adds an entry; a repeated ID first sends the earlier entries, because an ID occurs once in a batch. Rejects with
   * the failure of the previous batch.
   */
  async add(entry: Entry<Context>): Promise<void> {
    if (this.#entries.has(entry.id)) await this.#send();
    this.#entries.set(entry.id, entry);
    this.#length += entry.change.length;
    if (this.#options.size.isReached(this.#entries.size, this.#length)) await this.#send();
  }

  /** Writes the remaining entries and waits for them. */
  async flush(): Promise<void> {
    await this.#send();
    await this.#running;
  }

  /** Waits for the running batch, ignoring its failure; entries collected since are dropped. */
  async ended(): Promise<void> {
    await this.#running.catch(() => undefined);
  }

  async #send(): Promise<void> {
    const entries = [...this.#entries.values()];
    if (entries.length === 0) return;
    await this.#running;
    this.#options.signal?.throwIfAborted();
    this.#entries = new Map();
    this.#length = 0;
    this.#running = this.#write(entries);
    // The next `add` or `flush` reports the failure.
    this.#running.catch(() => undefined);
  }

  async #write(entries: readonly Entry<Context>[]): Promise<void> {
    const { write, clock, size, settle, afterBatch, style, updateReason, takeOver, refuseRemovals } =
      this.#options;
    const changes = entries.map((entry) => entry.change);
    const startedAt = performance.now();
    const outcomes = await write(changes, {
      ...{ now: clock(), style, updateReason, takeOver, refuseRemovals },
    });
    size.written(entries.length, performance.now() - startedAt);
    for (const [index, entry] of entries.entries()) {
      const outcome = outcomes[index];
      if (!outcome) throw new Error(`The store said nothing about ${entry.id}`);
      settle(entry, outcome);
    }
    afterBatch();
  }
}
