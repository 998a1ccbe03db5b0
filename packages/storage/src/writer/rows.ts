import type { CopyType, CopyValue } from '../engine/index.js';
import { UNKNOWN_TIME } from '../readers/events.js';
import { referencesIn } from '../references.js';
import type { RecordVersion, ServedVersion, WithheldVersion } from './record-version.js';

/** A column whose value comes from the version. */
export interface VersionColumn<Version> {
  readonly name: string;
  readonly type: CopyType;
  readonly value: (version: Version) => CopyValue;
}

/** The columns that `records` and `withheld` have in common. */
const common: readonly VersionColumn<RecordVersion>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'kind', type: 'text', value: ({ kind }) => kind },
  { name: 'version', type: 'integer', value: ({ version }) => version },
  { name: 'status', type: 'text', value: ({ status }) => status },
  { name: 'sensitive', type: 'boolean', value: ({ sensitive }) => sensitive },
  { name: 'by_desk', type: 'boolean', value: ({ byDesk }) => byDesk },
  { name: 'source', type: 'text', value: ({ source }) => source },
  { name: 'source_revision', type: 'bigint', value: ({ sourceRevision }) => sourceRevision },
  { name: 'imported_at', type: 'timestamptz', value: ({ importedAt }) => importedAt },
  { name: 'delay_from', type: 'timestamptz', value: ({ delayFrom }) => delayFrom },
  { name: 'upstream_ids', type: 'integer[]', value: ({ upstreamIds }) => upstreamIds },
  { name: 'digest', type: 'text', value: ({ digest }) => digest },
];

/** Columns of `records`; without an event time `sort_at` is the time of publication. */
export const servedColumns: readonly VersionColumn<ServedVersion>[] = [
  ...common,
  { name: 'published_at', type: 'timestamptz', value: ({ publishedAt }) => publishedAt },
  { name: 'taken_back', type: 'boolean', value: ({ takenBack }) => takenBack },
  {
    name: 'sort_at',
    type: 'timestamptz',
    value: ({ content, publishedAt }) =>
      'occurred' in content ? (content.occurred.latest ?? UNKNOWN_TIME) : publishedAt,
  },
  {
    name: 'province',
    type: 'text',
    value: ({ content }) => ('province' in content ? (content.province?.slug ?? null) : null),
  },
  {
    name: 'country',
    type: 'text',
    value: ({ content }) => ('province' in content ? (content.province?.country ?? null) : null),
  },
  {
    name: 'event_type',
    type: 'text',
    value: ({ content }) => ('occurred' in content ? content.type : null),
  },
  { name: 'began_at', type: 'timestamptz', value: ({ content }) => beganAt(content) },
  {
    name: 'provinces',
    type: 'text[]',
    value: ({ content }) => ('provinces' in content ? content.provinces.map(({ slug }) => slug) : null),
  },
  { name: 'refers_to', type: 'text[]', value: ({ content }) => referencesIn(content) },
];

export const withheldColumns: readonly VersionColumn<WithheldVersion>[] = [
  ...common,
  { name: 'hidden', type: 'boolean', value: ({ hidden }) => hidden },
];

/** The JSON columns, as text for `COPY`. */
export const documentColumns: readonly VersionColumn<RecordVersion>[] = [
  {
    name: 'corrections',
    type: 'json',
    value: ({ corrections }) => (corrections.length === 0 ? '[]' : JSON.stringify(corrections)),
  },
  { name: 'content', type: 'json', value: contentText },
];

/** Columns of `record_versions` without revision and time of change, which come from the batch. */
export const historyColumns: readonly VersionColumn<RecordVersion>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'version', type: 'integer', value: ({ version }) => version },
  { name: 'status', type: 'text', value: ({ status }) => status },
  { name: 'content', type: 'json', value: contentText },
  { name: 'digest', type: 'text', value: ({ digest }) => digest },
];

/**
 * Returns the start of an event that can span more than one UTC day; null for others, which overlap a window of whole
 * days exactly when they end in it.
 */
function beganAt(content: RecordVersion['content']): string | null {
  if (!('occurred' in content)) return null;
  const { earliest, latest } = content.occurred;
  return earliest !== null && latest !== null && earliest.slice(0, 10) < latest.slice(0, 10)
    ? earliest
    : null;
}

function contentText({ content, contentText: known }: RecordVersion): string {
  return known ?? JSON.stringify(content);
}

/** Returns the values by column name. */
export const rowOf = <Version>(
  columns: readonly VersionColumn<Version>[],
  version: Version,
): Record<string, CopyValue> => Object.fromEntries(columns.map(({ name, value }) => [name, value(version)]));
