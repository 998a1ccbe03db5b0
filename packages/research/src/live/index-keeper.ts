import type { Archive, Archived } from '../packed/archive.js';
import type { Corpus } from '../records/corpus.js';
import type { IndexSnapshots } from '../snapshot/index-snapshots.js';
import { continues } from './continues.js';
import type { Level } from './level.js';

export interface IndexKeeper {
  /** What was kept of this corpus, put into an empty level; null where nothing was that can be used. */
  restored(empty: () => Level): Promise<Level | null>;
  /** Keeps an index that has changed enough since one was kept. It must not change meanwhile. */
  keepWhenDue(level: Level): Promise<void>;
}

/** Keeps the index of a corpus that can tell whether it has been through a moment; no other would know a strange one. */
export function indexKeeper(corpus: Corpus, snapshots: IndexSnapshots): IndexKeeper | null {
  if (!corpus.continues) return null;
  let keptAt = 0;
  /** What was refused is replaced, whatever it says of itself. */
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
      // Another process may have kept the same.
      if (isUsable) keptAt = Math.max(keptAt, Math.min(level.revision, await snapshots.revision()));
      if (!isDue(level)) return;
      await snapshots.keep({ revision: level.revision, moments: [...level.readAt] }, new Content(level));
      // Also where it failed: it is not tried again each second.
      keptAt = level.revision;
      isUsable = true;
    },
  };
}

/** What a start reads of the corpus on top, at most. */
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
