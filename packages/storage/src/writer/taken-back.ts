import { retractedContent } from '@partner-api/safeguards';
import type { ServedHeld } from './held.js';
import type { ServedVersion } from './record-version.js';

/** What tells why a record is gone, in its corrections. */
const WITHHELD = {
  kind: 'withheld',
  reason: 'Withheld until the publication delay of sensitive records is over.',
} as const;

/** No change has this digest. */
const NO_DIGEST = 'taken-back';

/**
 * What partners are left with of a record that was served and has to wait from now on. Mirrors take it down as they do
 * a retracted one.
 */
export function takenBack(
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
