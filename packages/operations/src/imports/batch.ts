import type { Change, ImportStyle, Outcome, Store } from '@partner-api/storage';
import { DryRunMemory } from './dry-run-memory.js';

/** A change with what is needed to report on it. */
export interface Entry<Context> {
  readonly id: string;
  readonly change: Change;
  readonly context: Context;
}

interface BatchOptions<Context> {
  readonly store: Store;
  readonly clock: () => Date;
  readonly size: number;
  readonly style: ImportStyle;
  readonly updateReason: string;
  readonly dryRun: boolean;
  /** Called in the order of the entries, after their batch was committed. */
  readonly settle: (entry: Entry<Context>, outcome: Outcome) => void;
}

/** Collects changes and writes them, one transaction per batch. */
export class Batch<Context> {
  readonly #options: BatchOptions<Context>;
  readonly #memory: DryRunMemory | null;
  #entries = new Map<string, Entry<Context>>();

  constructor(options: BatchOptions<Context>) {
    this.#options = options;
    // Rows of a snapshot do not overtake each other.
    this.#memory = options.dryRun && options.style === 'journal' ? new DryRunMemory() : null;
  }

  /** True when that wrote a batch. An id occurs once in a batch, so a repeated one has those before it written first. */
  async add(entry: Entry<Context>): Promise<boolean> {
    const isRepeated = this.#entries.has(entry.id);
    if (isRepeated) await this.flush();
    this.#entries.set(entry.id, entry);
    if (this.#entries.size < this.#options.size) return isRepeated;
    await this.flush();
    return true;
  }

  async flush(): Promise<void> {
    const entries = [...this.#entries.values()];
    if (entries.length === 0) return;
    const { store, clock, style, updateReason, dryRun, settle } = this.#options;
    const changes = entries.map((entry) => entry.change);
    const outcomes = await store.write(changes, { now: clock(), style, updateReason, dryRun });
    this.#entries = new Map();
    for (const [index, entry] of entries.entries()) {
      const outcome = outcomes[index];
      if (!outcome) throw new Error(`The store said nothing about ${entry.id}`);
      settle(entry, this.#memory?.told(entry.id, entry.change, outcome) ?? outcome);
    }
  }
}
