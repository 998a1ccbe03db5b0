import type { HeldVersion, HeldVersions } from './held.js';
import type { Placed } from './place.js';
import type { RecordVersion } from './record-version.js';
import type { SourceDigests } from './source-digests.js';

/**
 * Returns the state of a record after a change is written, as `readHeld` would return it except for `appliedBefore`,
 * which depends on the next change. `given` is what is stored of its source from then on.
 */
export function heldAfter(
  { made, serve: [served], withhold: [waiting] }: Pick<Placed, 'made' | 'serve' | 'withhold'>,
  before: HeldVersions | undefined,
  given: SourceDigests | null,
): HeldVersions {
  const nowServed = served
    ? Object.assign(heldOf(served, given), { publishedAt: served.publishedAt, takenBack: served.takenBack })
    : (before?.served ?? null);
  const nowWaiting = waiting
    ? Object.assign(heldOf(waiting, given), { delayFrom: waiting.delayFrom, hidden: waiting.hidden })
    : null;
  const current = nowWaiting ?? nowServed;
  if (!current) throw new Error(`The version of ${made.id} went nowhere`);
  return { served: nowServed, waiting: nowWaiting, current, lastVersion: made.version };
}

/** `Object.assign` instead of spread: in V8 a spread object has a hidden class of its own, several times its size. */
const heldOf = (version: RecordVersion, given: SourceDigests | null): HeldVersion => ({
  id: version.id,
  kind: version.kind,
  version: version.version,
  status: version.status,
  digest: version.digest,
  corrections: version.corrections.length > 0 ? version.corrections : NONE,
  sensitive: version.sensitive,
  byDesk: version.byDesk,
  source: version.source,
  sourceRevision: version.sourceRevision,
  importedAt: version.importedAt,
  upstreamIds: version.upstreamIds.length > 0 ? version.upstreamIds : NONE,
  lang: version.content.lang,
  appliedBefore: false,
  given,
});

/** Shared to save memory. */
const NONE: readonly never[] = [];
