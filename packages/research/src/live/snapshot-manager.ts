import type { Archive, Archived } from '../packed/archive.js';
import type { Corpus } from '../records/corpus.js';
import type { SnapshotStore } from '../snapshot/snapshot-store.js';
import type { IndexSnapshot } from './index-snapshot.js';
import { isHistoryIntact } from './is-history-intact.js';

export interface SnapshotManager {
  /** The saved index of this corpus, restored into an empty one; null if there is no usable snapshot. */
  restore(empty: () => IndexSnapshot): Promise<IndexSnapshot | null>;
  /** Saves the index if enough has changed since the last snapshot. It must not change meanwhile. */
  saveIfDue(snapshot: IndexSnapshot): Promise<void>;
}

/** Saves and restores the index; null for a corpus without `verifyHistory`, which could not detect a foreign snapshot. */
export function snapshotManager(corpus: Corpus, snapshots: SnapshotStore): SnapshotManager | null {
  if (!corpus.verifyHistory) return null;
  let savedRevision = 0;
  /** A rejected snapshot is replaced, whatever revision its header has. */
  let isUsable = false;
  const isDue = ({ index, revision }: IndexSnapshot) =>
    revision - savedRevision >= Math.max(snapshots.minChanges, index.recordCount * maxShareChanged);
  return {
    restore: async (empty) => {
      isUsable = false;
      const found = await snapshots.restore(() => new SnapshotContent(empty()));
      if (found === null) return null;
      const { revision, moments } = found.metadata;
      const snapshot = { ...found.content.snapshot, revision, readAt: new Set(moments) };
      if (moments.length === 0 || !(await isHistoryIntact(corpus, snapshot))) {
        snapshots.refuse('it is of another store, or of what this one has lost');
        return null;
      }
      savedRevision = revision;
      isUsable = true;
      return snapshot;
    },
    saveIfDue: async (snapshot) => {
      if (!isDue(snapshot)) return;
      // Another process may have saved the same revision.
      if (isUsable)
        savedRevision = Math.max(savedRevision, Math.min(snapshot.revision, await snapshots.revision()));
      if (!isDue(snapshot)) return;
      await snapshots.save(
        { revision: snapshot.revision, moments: [...snapshot.readAt] },
        new SnapshotContent(snapshot),
      );
      // Set even if saving failed, so that it is not retried every second.
      savedRevision = snapshot.revision;
      isUsable = true;
    },
  };
}

/** The share of records that a start at most has to read from the corpus in addition to the snapshot. */
const maxShareChanged = 0.05;

class SnapshotContent implements Archived {
  readonly snapshot: IndexSnapshot;

  constructor(snapshot: IndexSnapshot) {
    this.snapshot = snapshot;
  }

  archive(archive: Archive): void {
    this.snapshot.index.archive(archive);
    this.snapshot.events.table.archive(archive);
  }
}
