import type { Correction, RecordKind } from '@partner-api/contract';
import type { ContentByKind } from '@partner-api/safeguards';
import { sql } from '../engine/index.js';
import type { RecordVersion } from '../writer/record-version.js';

/** The columns that `records` and `withheld` have in common. */
export interface VersionRow {
  [column: string]: unknown;
  id: string;
  kind: RecordKind;
  version: number;
  status: RecordVersion['status'];
  sensitive: boolean;
  by_desk: boolean;
  source: string;
  source_revision: number | null;
  imported_at: string;
  delay_from: string | null;
  upstream_ids: number[];
  corrections: Correction[];
  content: ContentByKind[RecordKind];
  digest: string;
}

/** Columns of a table with the alias `version`. */
export const versionColumns = sql`
  version.id, version.kind, version.version, version.status, version.sensitive, version.by_desk, version.source,
  version.source_revision, version.imported_at, version.delay_from, version.upstream_ids, version.corrections, version.content, version.digest`;

export const toVersion = (row: VersionRow): RecordVersion => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  status: row.status,
  sensitive: row.sensitive,
  byDesk: row.by_desk,
  source: row.source,
  sourceRevision: row.source_revision,
  importedAt: row.imported_at,
  delayFrom: row.delay_from,
  upstreamIds: row.upstream_ids,
  corrections: row.corrections,
  content: row.content,
  digest: row.digest,
});
