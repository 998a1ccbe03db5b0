import type { Store } from '../../src/index.js';
import { changesFrom, type ServedRecord } from './walk.js';

/** A partner's copy, updated by `updated_since` from the latest change that it has. */
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

/** The copy of the search index, updated by revision. */
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
