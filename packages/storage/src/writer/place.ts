import type { Correction } from '@partner-api/contract';
import {
  delayStart,
  latestStartThatIsOver,
  retractedContent,
  type SafeRecord,
  safeCorrections,
} from '@partner-api/policy';
import type { WriteOptions } from '../store.js';
import type { HeldRecord } from './held.js';
import type { WriterState } from './lock-state.js';
import type { Said } from './said.js';
import { takenBack } from './taken-back.js';
import type { NewVersions, RecordVersion, ServedVersion } from './versions.js';

/** A change that makes a new version. */
export interface Decided {
  readonly said: Said;
  /** Undefined for a record that the store meets for the first time. */
  readonly before: HeldRecord | undefined;
}

/** What a record is once its provinces and its sources are registered. */
export type Published = Pick<RecordVersion, 'content' | 'upstreamIds'>;

export interface Placed extends NewVersions {
  /** The version that the change itself made, wherever it went. */
  readonly made: RecordVersion;
}

/** Whether what the change publishes has to wait. Of a record that waits, the retraction waits with it. */
export function mustWait({ said: { change }, before }: Decided, state: WriterState): boolean {
  if (change.action === 'retract') return before?.waiting != null;
  const start = delayStart(change.record, before?.current.importedAt ?? state.at);
  return start !== null && !isOver(start, state);
}

function isOver(start: string, { delayHours, at }: WriterState): boolean {
  return Date.parse(start) <= latestStartThatIsOver(delayHours, new Date(at));
}

/** What a change writes: the version that it makes, and where that has to wait, what stands for one that was served. */
export function place(
  decided: Decided,
  publish: (record: SafeRecord) => Published,
  state: WriterState,
  options: WriteOptions,
): Placed {
  const { said, before } = decided;
  const { id } = said;
  const waits = mustWait(decided, state);
  const served = before?.served ?? null;
  const left =
    waits && before && served && served.status !== 'retracted'
      ? takenBack(served, before.lastVersion + 1, state.at)
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
    const turned = hidden === wasHidden ? NONE : [id];
    return {
      made,
      serve: left ? [left] : NONE,
      withhold: [{ ...made, hidden }],
      added,
      settled: NONE,
      turned,
    };
  }
  // What waited until now, or is new, is published at this moment.
  const publishedAt = before?.waiting ? state.at : (served?.publishedAt ?? state.at);
  return {
    made,
    serve: [published(made, publishedAt)],
    withhold: NONE,
    added,
    settled: before?.waiting ? [id] : NONE,
    turned:
      wasHidden || isSensitiveEvent(made) !== (served !== null && isSensitiveEvent(served)) ? [id] : NONE,
  };
}

/** Member by member, as for every record of a large import: to spread it takes many times as long. */
const published = (made: RecordVersion, publishedAt: string): ServedVersion => ({
  id: made.id,
  kind: made.kind,
  version: made.version,
  status: made.status,
  sensitive: made.sensitive,
  importedAt: made.importedAt,
  publishedAt,
  delayFrom: made.delayFrom,
  takenBack: false,
  upstreamIds: made.upstreamIds,
  corrections: made.corrections,
  content: made.content,
  contentText: made.contentText ?? null,
  digest: made.digest,
});

/** One for all: most records of an import have nothing of most kinds. */
const NONE: readonly never[] = [];

/** Records that are not sensitive themselves do not name it. */
const isSensitiveEvent = ({ kind, sensitive }: Pick<RecordVersion, 'kind' | 'sensitive'>): boolean =>
  kind === 'event' && sensitive;

interface Making {
  readonly publish: (record: SafeRecord) => Published;
  readonly state: WriterState;
  readonly options: WriteOptions;
}

function makeVersion(
  { said: { id, change, digest, contentText }, before }: Decided,
  predecessor: { readonly corrections: readonly Correction[] } | undefined,
  lastVersion: number | undefined,
  { publish, state, options }: Making,
): RecordVersion {
  const version = (lastVersion ?? 0) + 1;
  const corrections = [
    ...earlierCorrections(change, predecessor?.corrections ?? []),
    ...correctionOf(change, version, state.at, options, before !== undefined),
  ];
  const importedAt = before?.current.importedAt ?? state.at;
  if (change.action === 'publish') {
    const { record } = change;
    const { kind, status, sensitive } = record;
    const delayFrom = delayStart(record, importedAt);
    const { content, upstreamIds } = publish(record);
    const text = content === record.content ? contentText : JSON.stringify(content);
    return {
      id,
      kind,
      version,
      status,
      sensitive,
      importedAt,
      delayFrom,
      upstreamIds,
      corrections,
      content,
      contentText: text,
      digest,
    };
  }
  if (!before) throw new Error(`A retraction of ${id} was decided although nothing is held`);
  const { kind, sensitive, upstreamIds, lang } = before.current;
  // What was never served is never shown, its retraction included.
  const delayFrom = before.waiting && before.served ? before.waiting.delayFrom : null;
  const content = retractedContent(kind, lang);
  return {
    ...{ id, kind, version, status: 'retracted', sensitive, importedAt, delayFrom },
    ...{ upstreamIds, corrections, content, digest },
  };
}

/** An event that has become sensitive takes what earlier versions said of it back. */
const earlierCorrections = (
  change: Said['change'],
  corrections: readonly Correction[],
): readonly Correction[] =>
  change.action === 'publish' ? safeCorrections(change.record, corrections) : corrections;

function correctionOf(
  change: Said['change'],
  version: number,
  at: string,
  options: WriteOptions,
  existed: boolean,
): Correction[] {
  if (change.action === 'retract') return [{ version, at, kind: 'retraction', reason: change.reason }];
  if (change.correction) return [{ version, at, ...change.correction }];
  return existed ? [{ version, at, kind: 'source_update', reason: options.updateReason }] : [];
}
