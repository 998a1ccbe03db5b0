import type { Correction, RecordKind } from '@partner-api/contract';
import type { Change, ImportStyle, Outcome, WriteOptions } from '../ports/writing.js';
import type { SourceDigests } from './source-digests.js';

/** The stored version of a record before a change. */
export interface Held {
  readonly kind: RecordKind;
  readonly version: number;
  readonly status: 'published' | 'disputed' | 'retracted';
  readonly digest: string;
  readonly corrections: readonly Correction[];
  /** Whether this change already made an earlier version of the record. */
  readonly appliedBefore: boolean;
  /** Whether the desk made this version. */
  readonly byDesk: boolean;
  /**
   * Deliveries of the source, where the desk changed the record; null where there is no source or its version is the
   * present one.
   */
  readonly given: SourceDigests | null;
  /** Source of the data; '' for the desk's own. */
  readonly source: string;
  readonly sourceRevision: number | null;
}

export type Decision = { readonly outcome: Outcome; readonly write: boolean };

/** Kind of correction that publishes a retracted record again. */
const REINSTATEMENT = 'reinstatement';

/** The source repeats the delivery that the desk's version was based on. */
const DESK_VERSION_STANDS: Decision = {
  outcome: { result: 'unchanged', note: 'desk_version_stands' },
  write: false,
};

/** The source delivered something else since the desk's version. */
const KEPT: Decision = { outcome: { result: 'kept' }, write: false };

/** The most frequent decision of a large import. */
const CREATED: Decision = { outcome: { result: 'created' }, write: true };

/**
 * Decides a change against the stored version. A retraction stays until a reinstatement, so that re-importing an
 * older file does not publish the record again; a version by the desk stays until the desk reviews a new delivery of
 * the source.
 */
export function decide(
  change: Change,
  digest: string,
  held: Held | undefined,
  { style, takeOver }: Pick<WriteOptions, 'style' | 'takeOver'>,
): Decision {
  if (change.action === 'retract') return decideRetraction(change, held, style);
  const reinstates = change.correction?.kind === REINSTATEMENT;
  if (!held) return reinstates ? refuseReinstatement(change.record.id) : CREATED;
  if (held.kind !== change.record.kind) return refuseKind(change.record.id, held.kind);
  if (held.digest === digest) return { outcome: { result: 'unchanged' }, write: false };
  const newer = compareRevisions(change, held);
  if (newer < 0) return { outcome: { result: 'unchanged', note: 'older_source_revision' }, write: false };
  if (style === 'journal' && held.appliedBefore && newer === 0) {
    return { outcome: { result: 'unchanged', note: 'superseded' }, write: false };
  }
  if (held.status === 'retracted' && !reinstates) {
    return { outcome: { result: 'unchanged', note: 'stays_retracted' }, write: false };
  }
  if (held.status !== 'retracted' && reinstates) return refuseReinstatement(change.record.id);
  if (held.byDesk && !isByDesk(change, style) && !takeOver?.has(change.record.id)) {
    return held.given?.answered === digest ? DESK_VERSION_STANDS : KEPT;
  }
  return { outcome: { result: 'updated' }, write: true };
}

/** Compares by the source's own revisions: above 0 for a newer one, 0 where either has none. */
export function compareRevisions(
  change: Pick<Extract<Change, { action: 'publish' }>, 'sourceRevision'>,
  held: Pick<Held, 'sourceRevision'>,
): number {
  return change.sourceRevision === undefined || held.sourceRevision === null
    ? 0
    : change.sourceRevision - held.sourceRevision;
}

/** Whether a change comes from the desk: a journal line, a retraction, or a change with a reason. */
export const isByDesk = (change: Change, style: ImportStyle): boolean =>
  style === 'journal' || change.action === 'retract' || change.correction !== null;

function decideRetraction(
  change: Extract<Change, { action: 'retract' }>,
  held: Held | undefined,
  style: ImportStyle,
): Decision {
  if (!held && change.ifHeld) return { outcome: { result: 'unchanged', note: 'not_held' }, write: false };
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

function refuseReinstatement(id: string): Decision {
  const detail = `${id} is not retracted, so it cannot be reinstated; a correction has another kind`;
  return { outcome: { result: 'refused', reason: 'not_retracted', detail }, write: false };
}

function refuseKind(id: string, kind: RecordKind): Decision {
  const detail = `the id ${id} belongs to a record of kind ${kind}`;
  return { outcome: { result: 'refused', reason: 'kind_mismatch', detail }, write: false };
}
