import type { Correction } from '@partner-api/contract';
import type { SafeRecord } from './draft.js';
import { redactText } from './redaction/redact-text.js';

/** Stands for every reason that was given for a change of a sensitive event: it may name the place. */
export const REASON_WITHHELD = 'The reason is withheld to protect people.';

type Marked = Pick<SafeRecord, 'kind' | 'sensitive'>;

/** Why a version was made, as it may be served with it. */
export const safeReason = (record: Marked, reason: string): string =>
  isSensitiveEvent(record) ? REASON_WITHHELD : redactText(reason);

/** In one word what changed: of a sensitive event a known one, since the desk may write any. */
export const safeKind = (record: Marked, kind: string): string =>
  isSensitiveEvent(record) && !KINDS.has(kind) ? 'correction' : kind;

const KINDS: ReadonlySet<string> = new Set([
  ...['correction', 'source_update', 'retraction', 'reinstatement', 'withheld', 'release'],
]);

/** The corrections of earlier versions, as they may be served with a new one: an event may have become sensitive. */
export const safeCorrections = (record: Marked, corrections: readonly Correction[]): readonly Correction[] =>
  isSensitiveEvent(record)
    ? corrections.map((correction) => ({
        ...correction,
        kind: safeKind(record, correction.kind),
        reason: REASON_WITHHELD,
      }))
    : corrections;

const isSensitiveEvent = ({ kind, sensitive }: Marked): boolean => kind === 'event' && sensitive;
