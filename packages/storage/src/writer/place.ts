import { delayStart, latestStartThatIsOver } from '@partner-api/safeguards';
import type { WriteOptions } from '../ports/writing.js';
import type { Decided } from './decided.js';
import type { ServedHeld } from './held.js';
import type { WriterState } from './lock-state.js';
import { makeVersion, type Publish, published } from './make-version.js';
import type { RecordVersion } from './record-version.js';
import type { NewVersions } from './save-versions.js';
import { tombstoneOf } from './tombstone.js';

export interface Placed extends NewVersions {
  /** The version that the change made, whether served or withheld. */
  readonly made: RecordVersion;
}

/** Whether the published version is withheld. The retraction of a withheld record is withheld too. */
export function isWithheld({ prepared: { change }, before }: Decided, state: WriterState): boolean {
  if (change.action === 'retract') return before?.waiting != null;
  const start = delayStart(change.record, before?.current.importedAt ?? state.at);
  return start !== null && !isOver(start, state);
}

function isOver(start: string, { delayHours, at }: WriterState): boolean {
  return Date.parse(start) <= latestStartThatIsOver(delayHours, new Date(at));
}

/** Returns what a change writes: its version and, where a served record becomes withheld, the tombstone. */
export function place(decided: Decided, publish: Publish, state: WriterState, options: WriteOptions): Placed {
  const { prepared, before } = decided;
  const { id } = prepared;
  const waits = isWithheld(decided, state);
  const served = before?.served ?? null;
  const left =
    waits && before && served && served.status !== 'retracted'
      ? tombstoneOf(served, before.lastVersion + 1, state.at)
      : null;
  const made = makeVersion(decided, left ?? before?.current, left?.version ?? before?.lastVersion, {
    publish,
    state,
    options,
  });
  const added = before === undefined ? [id] : NONE;
  const wasHidden = before?.waiting?.hidden ?? false;
  if (waits) {
    const hidden = served === null || served.takenBack || left !== null;
    const visibilityChanged = hidden === wasHidden ? NONE : [id];
    return {
      made,
      serve: left ? [left] : NONE,
      withhold: [{ ...made, hidden }],
      added,
      noLongerWithheld: NONE,
      visibilityChanged,
    };
  }
  // A withheld or new record is published now.
  const publishedAt = before?.waiting ? state.at : (served?.publishedAt ?? state.at);
  return {
    made,
    serve: [published(made, publishedAt)],
    withhold: NONE,
    added,
    noLongerWithheld: before?.waiting ? [id] : NONE,
    visibilityChanged: wasHidden || changesReferences(made, served) ? [id] : NONE,
  };
}

/** Shared, because most records of an import have empty lists. */
const NONE: readonly never[] = [];

/**
 * Whether references to the record change: it may have been referenced before it was imported, except for dossiers,
 * whose references need no stored record.
 */
const changesReferences = (made: RecordVersion, served: ServedHeld | null): boolean =>
  served === null ? made.kind !== 'dossier' : isSensitiveEvent(made) !== isSensitiveEvent(served);

/** Records that are not sensitive do not show references to it. */
const isSensitiveEvent = ({ kind, sensitive }: Pick<RecordVersion, 'kind' | 'sensitive'>): boolean =>
  kind === 'event' && sensitive;
