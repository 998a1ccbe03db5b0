import { randomUUID } from 'node:crypto';
import { MemoryCorpus, type UnnumberedRecord } from './memory-corpus.js';

/** A corpus that knows what moments it has been through. */
export class KeptCorpus extends MemoryCorpus {
  readonly #moments = new Set<string>();
  #present = this.#mark();

  override put(record: UnnumberedRecord): this {
    this.#present = this.#mark();
    return super.put(record);
  }

  async verifyHistory(moments: readonly string[]): Promise<string | null> {
    return moments.every((moment) => this.#moments.has(moment)) ? this.#present : null;
  }

  /** As after a promotion that lost the latest change, and another one in its place. */
  loseLatest(): void {
    this.#moments.delete(this.#present);
    this.#present = this.#mark();
  }

  #mark(): string {
    const moment = randomUUID();
    this.#moments.add(moment);
    return moment;
  }
}
