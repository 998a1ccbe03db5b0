import type { Store } from '../../src/index.js';
import { changesFrom, type ServedRecord } from './walk.js';

/** A copy that a partner keeps by `updated_since`, walking from the latest change that it knows. */
export class Mirror {
  readonly records = new Map<string, ServedRecord>();
  #from = new Date(0);

  async follow(store: Store): Promise<readonly ServedRecord[]> {
    const changes = await changesFrom(store, this.#from);
    for (const changed of changes) {
      if (changed.status === 'retracted') this.records.delete(changed.id);
      else this.records.set(changed.id, changed);
      this.#from = new Date(Math.max(this.#from.getTime(), Date.parse(changed.updated_at)));
    }
    return changes;
  }
}

/** A copy that the search index keeps, by revision. */
export class Follower {
  readonly records = new Map<string, ServedRecord>();
  #revision = 0;

  async follow(store: Store): Promise<void> {
    for (const { revision, record: changed } of await store.changesSince(this.#revision, 1_000)) {
      this.#revision = revision;
      if (changed.status === 'retracted') this.records.delete(changed.id);
      else this.records.set(changed.id, changed);
    }
  }
}
