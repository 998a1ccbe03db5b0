import { type AuditEntry, OPERATOR } from '../ports/audit-log.js';
import type { RecordVersion } from './record-version.js';

/**
 * Returns the audit entries of versions that correct, update or retract a record; their digests cover content and
 * reason.
 */
export function correctionEntries(versions: readonly RecordVersion[], at: Date): readonly AuditEntry[] {
  return versions.flatMap(({ id, kind, version, status, digest, corrections }) => {
    const correction = corrections.at(-1);
    if (correction?.version !== version) return [];
    return {
      at,
      actor: OPERATOR,
      action: status === 'retracted' ? 'record.retracted' : 'record.corrected',
      subject: id,
      detail: { kind, version, correction: correction.kind, digest },
    };
  });
}
