import type { Correction } from '@partner-api/contract';
import { delayStart, retractedContent, type SafeRecord, safeCorrections } from '@partner-api/policy';
import type { WriteOptions } from '../ports/writing.js';
import type { HeldRecord } from './held.js';
import type { WriterState } from './lock-state.js';
import type { RecordVersion, ServedVersion } from './record-version.js';
import type { Said } from './said.js';

/** A change that makes a new version. */
export interface Decided {
  readonly said: Said;
  /** Undefined for a record that the store meets for the first time. */
  readonly before: HeldRecord | undefined;
}

/** What a record is once its provinces and its sources are registered. */
export type Published = Pick<RecordVersion, 'content' | 'upstreamIds'>;

export interface Making {
  readonly publish: (record: SafeRecord) => Published;
  readonly state: WriterState;
  readonly options: WriteOptions;
}

/** The version that a change makes of what was before, the latest of which had `lastVersion`. */
export function makeVersion(
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

/** Member by member, as for every record of a large import: to spread it takes many times as long. */
export const published = (made: RecordVersion, publishedAt: string): ServedVersion => ({
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
