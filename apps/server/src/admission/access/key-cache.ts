import type { KeyStore, StoredKey } from '@partner-api/storage';
import type { Awaitable } from '../../time/when-there.js';

/** A change of keys or partners takes effect within this on every server, even one that cannot ask for the revision. */
const LIFETIME_MILLISECONDS = 5_000;
const REVISION_MILLISECONDS = 1_000;
const ENTRIES_MAXIMUM = 10_000;

export interface KeyCache {
  /** As `KeyStore.find`, at most 5 seconds old. */
  find(id: string): Awaitable<StoredKey | null>;
}

interface Entry {
  /** Once it has been looked up, itself and no promise of it. */
  key: Awaitable<StoredKey | null>;
  readonly since: number;
}

/**
 * Remembers keys for a moment; unknown ids too, so that a guess is answered as fast as a key that has ended.
 * `elapsedMilliseconds` only ever grows: a clock that is set back must not lengthen the life of a key.
 */
export function keyCache(
  keys: Pick<KeyStore, 'find' | 'accessRevision'>,
  elapsedMilliseconds: () => number,
): KeyCache {
  const entries = new Map<string, Entry>();
  let revision: number | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  // Nobody waits for this: without an answer the lifetime of the entries still holds.
  const followRevision = async (): Promise<void> => {
    const found = await keys.accessRevision().catch(() => null);
    if (found === null) return;
    if (revision !== null && found !== revision) entries.clear();
    revision = found;
  };

  const load = (id: string, since: number): Promise<StoredKey | null> => {
    const looked = keys.find(id);
    const entry: Entry = { key: looked, since };
    // Made anew at its end, so that the oldest come first.
    entries.delete(id);
    entries.set(id, entry);
    looked.then(
      (key) => {
        entry.key = key;
      },
      () => {
        if (entries.get(id) === entry) entries.delete(id);
      },
    );
    for (const oldest of entries.keys()) {
      if (entries.size <= ENTRIES_MAXIMUM) break;
      entries.delete(oldest);
    }
    return looked;
  };

  return {
    find: (id) => {
      const now = elapsedMilliseconds();
      if (now - askedAt >= REVISION_MILLISECONDS) {
        askedAt = now;
        void followRevision();
      }
      const known = entries.get(id);
      return known && now - known.since < LIFETIME_MILLISECONDS ? known.key : load(id, now);
    },
  };
}
