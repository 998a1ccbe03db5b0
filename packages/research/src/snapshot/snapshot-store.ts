import type { Archived } from '../packed/archive.js';
import {
  readMetadata,
  readSnapshot,
  type SnapshotMetadata,
  SnapshotRefused,
  writeSnapshot,
} from './snapshot-file.js';

/** Persists an index in a file, so that a restart need not read the whole corpus. */
export interface SnapshotStore {
  /** Restores a snapshot into the result of `make`; null if there is no usable one. */
  restore<Content extends Archived>(
    make: () => Content,
  ): Promise<{ content: Content; metadata: SnapshotMetadata } | null>;
  /** Saves an index, replacing the previous snapshot. The index must not change meanwhile. */
  save(metadata: SnapshotMetadata, content: Archived): Promise<void>;
  /** Revision of the saved snapshot, perhaps of another process; 0 if there is no usable one. */
  revision(): Promise<number>;
  /** Fewer changes are loaded from the corpus quickly enough not to be saved. */
  readonly minChanges: number;
  /** Reports that a restored snapshot does not belong to this corpus. */
  refuse(reason: string): void;
}

export interface SnapshotStoreOptions {
  readonly file: string;
  /** Fingerprint of the code that builds the index. */
  readonly code: string;
  /** Default: 10,000, which load in two seconds at most. */
  readonly minChanges?: number;
  readonly report: (outcome: SnapshotOutcome) => void;
}

export type SnapshotOutcome =
  | { readonly outcome: 'restored' | 'kept'; readonly revision: number; readonly milliseconds: number }
  /** The index is loaded from the corpus, or is not saved. */
  | { readonly outcome: 'refused' | 'failed'; readonly reason: string };

/** Errors are reported and never thrown, because the service works without a snapshot. */
export function createSnapshotStore({
  file,
  code,
  minChanges = 10_000,
  report,
}: SnapshotStoreOptions): SnapshotStore {
  const failed = (error: unknown): null => {
    const outcome = error instanceof SnapshotRefused ? 'refused' : 'failed';
    report({ outcome, reason: error instanceof Error ? error.message : String(error) });
    return null;
  };
  return {
    minChanges,
    restore: async (make) => {
      const content = make();
      const from = performance.now();
      const metadata = await readSnapshot(file, code, content).catch(failed);
      if (metadata === null) return null;
      report({ outcome: 'restored', revision: metadata.revision, milliseconds: performance.now() - from });
      return { content, metadata };
    },
    save: async (metadata, content) => {
      const from = performance.now();
      try {
        await writeSnapshot(file, metadata, code, content);
        report({ outcome: 'kept', revision: metadata.revision, milliseconds: performance.now() - from });
      } catch (error) {
        failed(error);
      }
    },
    revision: async () => (await readMetadata(file, code).catch(() => null))?.revision ?? 0,
    refuse: (reason) => report({ outcome: 'refused', reason }),
  };
}
