import type { ImportStyle, Outcome, PreparedChange, Store } from '@partner-api/storage';
import type { BatchSize } from './batch-size.js';

/** A change with what is needed to report on it. */
export interface Entry<Context> {
  readonly id: string;
  readonly change: PreparedChange;
  readonly context: Context;
}

interface BatchOptions<Context> {
  /** Of a store, or of a dry run over it. */
  readonly write: Store['write'];
  readonly clock: () => Date;
  readonly size: BatchSize;
  readonly style: ImportStyle;
  readonly updateReason: string;
  readonly takeOver: ReadonlySet<string>;
  readonly refuseRemovals: boolean;
  /** Called in the order of the entries, after their batch was committed. */
  readonly settle: (entry: Entry<Context>, outcome: Outcome) => void;
  /** Called once all entries of a batch are settled. */
  readonly afterBatch: () => void;
  /** Nothing more is written once it says stop. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Collects changes and writes them, one transaction per batch and one batch after the other. While a batch is written
 * the next one is collected, so that neither the database nor whoever reads the input waits for the other.
 */
export class Batch<Context> {
  readonly #options: BatchOptions<Context>;
  #entries = new Map<string, Entry<Context>>();
  /** Of their contents, in characters. */
  #length = 0;
  #underWay: Promise<void> = Promise.resolve();

  constructor(options: BatchOptions<Context>) {
    this.#options = options;
  }

  /**
   * An id occurs once in a batch, so a repeated one has those before it written first. Rejects with the failure of the
   * batch that was under way.
   */
  async add(entry: Entry<Context>): Promise<void> {
    if (this.#entries.has(entry.id)) await this.#send();
    this.#entries.set(entry.id, entry);
    this.#length += entry.change.length;
    if (this.#options.size.isReached(this.#entries.size, this.#length)) await this.#send();
  }

  /** Writes what is left, and waits for it. */
  async flush(): Promise<void> {
    await this.#send();
    await this.#underWay;
  }

  /** Waits for the batch under way, whatever becomes of it; what was collected since is not written. */
  async ended(): Promise<void> {
    await this.#underWay.catch(() => undefined);
  }

  async #send(): Promise<void> {
    const entries = [...this.#entries.values()];
    if (entries.length === 0) return;
    await this.#underWay;
    this.#options.signal?.throwIfAborted();
    this.#entries = new Map();
    this.#length = 0;
    this.#underWay = this.#write(entries);
    // Whoever adds the next one is told.
    this.#underWay.catch(() => undefined);
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
