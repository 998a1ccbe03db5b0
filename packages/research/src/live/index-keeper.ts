import type { Archive, Archived } from '../packed/archive.js';
import type { Corpus } from '../records/corpus.js';
import type { IndexSnapshots } from '../snapshot/index-snapshots.js';
import { continues } from './continues.js';
import type { Level } from './level.js';

export interface IndexKeeper {
  /** The saved index of this corpus, restored into an empty one; null if there is no usable snapshot. */
  restored(empty: () => Level): Promise<Level | null>;
  /** Saves the index if enough has changed since the last snapshot. It must not change meanwhile. */
  keepWhenDue(level: Level): Promise<void>;
}

/** Saves and restores the index; null for a corpus without `continues`, which could not detect a foreign snapshot. */
export function indexKeeper(corpus: Corpus, snapshots: IndexSnapshots): IndexKeeper | null {
  if (!corpus.continues) return null;
  let keptAt = 0;
  /** A rejected snapshot is replaced, whatever revision its header has. */
  let isUsable = false;
  const isDue = ({ index, revision }: Level) =>
    revision - keptAt >= Math.max(snapshots.fewestChanges, index.recordCount * shareChanged);
  return {
    restored: async (empty) => {
      isUsable = false;
      const found = await snapshots.restore(() => new Content(empty()));
      if (found === null) return null;
      const { revision, moments } = found.label;
      const level = { ...found.content.level, revision, readAt: new Set(moments) };
      if (moments.length === 0 || !(await continues(corpus, level))) {
        snapshots.refuse('it is of another store, or of what this one has lost');
        return null;
      }
      keptAt = revision;
      isUsable = true;
      return level;
    },
    keepWhenDue: async (level) => {
      if (!isDue(level)) return;
      // Another process may have saved the same revision.
      if (isUsable) keptAt = Math.max(keptAt, Math.min(level.revision, await snapshots.revision()));
      if (!isDue(level)) return;
      await snapshots.keep({ revision: level.revision, moments: [...level.readAt] }, new Content(level));
      // Set even if saving failed, so that it is not retried every second.
      keptAt = level.revision;
      isUsable = true;
    },
  };
}

/** The share of records that a start at most has to read from the corpus in addition to the snapshot. */
const shareChanged = 0.05;

class Content implements Archived {
  readonly level: Level;

  constructor(level: Level) {
    this.level = level;
  }

  archive(archive: Archive): void {
    this.level.index.archive(archive);
    this.level.events.table.archive(archive);
  }
}
