import { retractedContent } from '@partner-api/safeguards';
import type { ServedHeld } from './held.js';
import type { ServedVersion } from './record-version.js';

/** Correction of the tombstone, which gives the reason. */
const WITHHELD = {
  kind: 'withheld',
  reason: 'Withheld until the publication delay of sensitive records is over.',
} as const;

/** A value that no digest of a change equals. */
const NO_DIGEST = 'taken-back';

/** Returns the tombstone of a served record that becomes withheld. Mirrors delete the record as after a retraction. */
export function tombstoneOf(
  served: Omit<ServedHeld, 'appliedBefore' | 'given'>,
  version: number,
  at: string,
): ServedVersion {
  return {
    id: served.id,
    kind: served.kind,
    version,
    status: 'retracted',
    sensitive: served.sensitive,
    byDesk: served.byDesk,
    source: served.source,
    sourceRevision: served.sourceRevision,
    importedAt: served.importedAt,
    publishedAt: served.publishedAt,
    delayFrom: null,
    takenBack: true,
    upstreamIds: served.upstreamIds,
    corrections: [...served.corrections, { version, at, ...WITHHELD }],
    content: retractedContent(served.kind, served.lang),
    digest: NO_DIGEST,
  };
}
