import type { Correction } from '@partner-api/contract';
import type { SafeRecord } from './draft.js';
import { redactText } from './redaction/redact-text.js';

/** Replaces the reason for a change of a sensitive event, which could name the place. */
export const REASON_WITHHELD = 'The reason is withheld to protect people.';

type Marked = Pick<SafeRecord, 'kind' | 'sensitive'>;

/** Returns the reason for a version as it may be served. */
export const safeReason = (record: Marked, reason: string): string =>
  isSensitiveEvent(record) ? REASON_WITHHELD : redactText(reason);

/**
 * Returns the kind of a change as it may be served: for a sensitive event only a known kind, because the desk can write
 * any text.
 */
export const safeKind = (record: Marked, kind: string): string =>
  isSensitiveEvent(record) && !KINDS.has(kind) ? 'correction' : kind;

const KINDS: ReadonlySet<string> = new Set([
  ...['correction', 'source_update', 'retraction', 'reinstatement', 'withheld', 'release'],
]);

/**
 * Returns earlier corrections as they may be served with a new version, because an event may have become sensitive
 * since.
 */
export const safeCorrections = (record: Marked, corrections: readonly Correction[]): readonly Correction[] =>
  isSensitiveEvent(record)
    ? corrections.map((correction) => ({
        ...correction,
        kind: safeKind(record, correction.kind),
        reason: REASON_WITHHELD,
      }))
    : corrections;

const isSensitiveEvent = ({ kind, sensitive }: Marked): boolean => kind === 'event' && sensitive;
