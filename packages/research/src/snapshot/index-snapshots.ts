import type { Archived } from '../packed/archive.js';
import {
  readLabel,
  readSnapshot,
  type SnapshotLabel,
  SnapshotRefused,
  writeSnapshot,
} from './snapshot-file.js';

/** Keeps an index in a file, so that the next start need not read every record of the corpus again. */
export interface IndexSnapshots {
  /** What is kept, put into what `make` made; null where nothing is that can be used. */
  restore<Content extends Archived>(
    make: () => Content,
  ): Promise<{ content: Content; label: SnapshotLabel } | null>;
  /** Keeps an index in the place of the one before. It must not change meanwhile. */
  keep(label: SnapshotLabel, content: Archived): Promise<void>;
  /** Revision of what is kept now, perhaps by another process; 0 where nothing is that can be used. */
  revision(): Promise<number>;
  /** Fewer are loaded from the corpus at once, and not kept. */
  readonly fewestChanges: number;
  /** That what was restored says nothing about this corpus. */
  refuse(reason: string): void;
}

export interface IndexSnapshotsOptions {
  readonly file: string;
  /** Tells the code that makes an index from other code. */
  readonly code: string;
  /** Default: 10,000, which take two seconds at most. */
  readonly fewestChanges?: number;
  readonly report: (outcome: SnapshotOutcome) => void;
}

export type SnapshotOutcome =
  | { readonly outcome: 'restored' | 'kept'; readonly revision: number; readonly milliseconds: number }
  /** The index is loaded from the corpus, or is not kept. */
  | { readonly outcome: 'refused' | 'failed'; readonly reason: string };

/** Whatever is wrong with the file, nobody is worse off than without it. */
export function indexSnapshots({
  file,
  code,
  fewestChanges = 10_000,
  report,
}: IndexSnapshotsOptions): IndexSnapshots {
  const failed = (error: unknown): null => {
    const outcome = error instanceof SnapshotRefused ? 'refused' : 'failed';
    report({ outcome, reason: error instanceof Error ? error.message : String(error) });
    return null;
  };
  return {
    fewestChanges,
    restore: async (make) => {
      const content = make();
      const from = performance.now();
      const label = await readSnapshot(file, code, content).catch(failed);
      if (label === null) return null;
      report({ outcome: 'restored', revision: label.revision, milliseconds: performance.now() - from });
      return { content, label };
    },
    keep: async (label, content) => {
      const from = performance.now();
      try {
        await writeSnapshot(file, label, code, content);
        report({ outcome: 'kept', revision: label.revision, milliseconds: performance.now() - from });
      } catch (error) {
        failed(error);
      }
    },
    revision: async () => (await readLabel(file, code).catch(() => null))?.revision ?? 0,
    refuse: (reason) => report({ outcome: 'refused', reason }),
  };
}
