import type { Correction } from '@partner-api/contract';
import type { SafeRecord } from './draft.js';
import { redactText } from './redaction/redact-text.js';

/** Stands for every reason that was given for a change of a sensitive event: it may name the place. */
export const REASON_WITHHELD = 'The reason is withheld to protect people.';

/** Why a version was made, as it may be served with it. */
export const safeReason = (record: SafeRecord, reason: string): string =>
  isSensitiveEvent(record) ? REASON_WITHHELD : redactText(reason);

/** The corrections of earlier versions, as they may be served with a new one: an event may have become sensitive. */
export const safeCorrections = (
  record: SafeRecord,
  corrections: readonly Correction[],
): readonly Correction[] =>
  isSensitiveEvent(record)
    ? corrections.map((correction) => ({ ...correction, reason: REASON_WITHHELD }))
    : corrections;

const isSensitiveEvent = ({ kind, sensitive }: SafeRecord): boolean => kind === 'event' && sensitive;
