import type { Correction, RecordKind } from '@partner-api/contract';
import type { Change, ImportStyle, Outcome } from '../ports/writing.js';

/** What the store holds of a record before a change. */
export interface Held {
  readonly kind: RecordKind;
  readonly version: number;
  readonly status: 'published' | 'disputed' | 'retracted';
  readonly digest: string;
  readonly corrections: readonly Correction[];
  /** Whether an earlier version of this record was made by this very change. */
  readonly appliedBefore: boolean;
}

export type Decision = { readonly outcome: Outcome; readonly write: boolean };

/** A correction of this kind publishes a retracted record again. */
const REINSTATEMENT = 'reinstatement';

/** What becomes of most records of a large import. */
const CREATED: Decision = { outcome: { result: 'created' }, write: true };

/**
 * What one change means for what is held. A retraction stands until it is explicitly lifted, so that importing an
 * older file again does not bring a withdrawn record back.
 */
export function decide(change: Change, digest: string, held: Held | undefined, style: ImportStyle): Decision {
  if (change.action === 'retract') return decideRetraction(change, held, style);
  if (!held) return CREATED;
  if (held.kind !== change.record.kind) return refuseKind(change.record.id, held.kind);
  if (held.digest === digest) return { outcome: { result: 'unchanged' }, write: false };
  if (style === 'journal' && held.appliedBefore) {
    return { outcome: { result: 'unchanged', note: 'superseded' }, write: false };
  }
  if (held.status === 'retracted' && change.correction?.kind !== REINSTATEMENT) {
    return { outcome: { result: 'unchanged', note: 'stays_retracted' }, write: false };
  }
  return { outcome: { result: 'updated' }, write: true };
}

function decideRetraction(
  change: Extract<Change, { action: 'retract' }>,
  held: Held | undefined,
  style: ImportStyle,
): Decision {
  if (!held) {
    const detail = `there is no record ${change.id} to retract`;
    return { outcome: { result: 'refused', reason: 'unknown_id', detail }, write: false };
  }
  if (change.kind !== null && change.kind !== held.kind) return refuseKind(change.id, held.kind);
  if (held.status === 'retracted') return { outcome: { result: 'unchanged' }, write: false };
  if (style === 'journal' && held.appliedBefore) {
    return { outcome: { result: 'unchanged', note: 'superseded' }, write: false };
  }
  return { outcome: { result: 'retracted' }, write: true };
}

function refuseKind(id: string, kind: RecordKind): Decision {
  const detail = `the id ${id} belongs to a record of kind ${kind}`;
  return { outcome: { result: 'refused', reason: 'kind_mismatch', detail }, write: false };
}
