import type { SnapshotOutcome } from '@partner-api/research';
import type { Logger } from 'pino';

const MESSAGES: Readonly<Record<SnapshotOutcome['outcome'], string>> = {
  restored: 'the search index was read from its snapshot',
  kept: 'the search index was kept as a snapshot',
  refused: 'the snapshot of the search index is not used: the index is loaded from the store',
  failed: 'the snapshot of the search index could not be read or written',
};

export function logSnapshot(logger: Logger, { outcome, ...known }: SnapshotOutcome): void {
  const level = outcome === 'restored' || outcome === 'kept' ? 'info' : 'warn';
  logger[level](known, MESSAGES[outcome]);
}
