import type { Correction, RecordKind } from '@partner-api/contract';
import type { ContentByKind } from '@partner-api/policy';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { UNKNOWN_TIME } from '../readers/events.js';

/** A version of a record about to be published. */
export interface NewVersion {
  readonly id: string;
  readonly kind: RecordKind;
  readonly revision: number;
  readonly version: number;
  readonly status: 'published' | 'disputed' | 'retracted';
  readonly sensitive: boolean;
  readonly upstreamIds: readonly number[];
  readonly corrections: readonly Correction[];
  readonly content: ContentByKind[RecordKind];
  readonly digest: string;
}

/** Writes the versions as the present ones and into the history, one statement each, and moves the revision on. */
export async function saveVersions(
  connection: Queryable,
  versions: readonly NewVersion[],
  at: string,
): Promise<void> {
  const rows = JSON.stringify(versions.map(toRow));
  await connection.query(sql`
    insert into records (
      id, kind, revision, version, status, sensitive, published_at, updated_at, sort_at,
      province, provinces, upstream_ids, corrections, content, digest
    )
    select id, kind, revision, version, status, sensitive, ${at}::timestamptz, ${at}::timestamptz,
      coalesce(sort_at, ${at}::timestamptz), province, provinces, upstream_ids, corrections, content, digest
    from json_to_recordset(${rows}::json) as row (
      id text, kind text, revision bigint, version integer, status text, sensitive boolean, sort_at timestamptz,
      province text, provinces text[], upstream_ids integer[], corrections json, content json, digest text
    )
    on conflict (id) do update set
      revision = excluded.revision, version = excluded.version, status = excluded.status,
      sensitive = excluded.sensitive, updated_at = excluded.updated_at,
      sort_at = case when records.kind = 'event' then excluded.sort_at else records.published_at end,
      province = excluded.province, provinces = excluded.provinces, upstream_ids = excluded.upstream_ids,
      corrections = excluded.corrections, content = excluded.content, digest = excluded.digest`);
  await connection.query(sql`
    insert into record_versions (id, version, revision, status, updated_at, content, digest)
    select id, version, revision, status, ${at}::timestamptz, content, digest
    from json_to_recordset(${rows}::json) as row (
      id text, version integer, revision bigint, status text, content json, digest text
    )`);
  await connection.query(sql`
    update store_state set revision = revision + ${versions.length}::integer, updated_at = ${at}::timestamptz`);
}

function toRow(version: NewVersion) {
  const { upstreamIds, content, ...columns } = version;
  return {
    ...columns,
    content,
    upstream_ids: upstreamIds,
    sort_at: 'occurred' in content ? (content.occurred.latest ?? UNKNOWN_TIME) : null,
    province: 'province' in content ? (content.province?.slug ?? null) : null,
    provinces: 'provinces' in content ? content.provinces.map((province) => province.slug) : null,
  };
}
