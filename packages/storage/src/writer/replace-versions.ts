import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { RecordVersion, ServedVersion, WaitingVersion } from './record-version.js';
import { rowOf, servedColumns, withheldColumns } from './rows.js';

/** Writes versions of records that the store holds, and their history. */
export async function replaceServed(
  connection: Queryable,
  versions: readonly ServedVersion[],
  revision: number,
  at: string,
): Promise<void> {
  const rows = JSON.stringify(
    versions.map((version, index) => ({
      ...rowOf(servedColumns, version),
      ...documents(version),
      revision: revision + 1 + index,
    })),
  );
  await connection.query(sql`
    insert into records (
      id, kind, revision, version, status, sensitive, by_desk, imported_at, published_at, updated_at, delay_from, taken_back,
      sort_at, province, provinces, refers_to, upstream_ids, corrections, content, digest
    )
    select id, kind, revision, version, status, sensitive, by_desk, imported_at, published_at, ${at}::timestamptz, delay_from,
      taken_back, sort_at, province, provinces, refers_to, upstream_ids, corrections, content,
      digest
    from json_to_recordset(${rows}::json) as row (
      id text, kind text, revision bigint, version integer, status text, sensitive boolean, by_desk boolean, imported_at timestamptz,
      published_at timestamptz, delay_from timestamptz, taken_back boolean, sort_at timestamptz, province text,
      provinces text[], refers_to text[], upstream_ids integer[], corrections json, content json, digest text
    )
    on conflict (id) do update set
      revision = excluded.revision, version = excluded.version, status = excluded.status,
      sensitive = excluded.sensitive, by_desk = excluded.by_desk, published_at = excluded.published_at, updated_at = excluded.updated_at,
      delay_from = excluded.delay_from, taken_back = excluded.taken_back, sort_at = excluded.sort_at,
      province = excluded.province, provinces = excluded.provinces, refers_to = excluded.refers_to, hidden = null,
      upstream_ids = excluded.upstream_ids, corrections = excluded.corrections, content = excluded.content,
      digest = excluded.digest`);
  // What waited was written down when it was made.
  await connection.query(sql`
    insert into record_versions (id, version, revision, status, updated_at, content, digest)
    select id, version, revision, status, ${at}::timestamptz, content, digest
    from json_to_recordset(${rows}::json) as row (
      id text, version integer, revision bigint, status text, content json, digest text
    )
    on conflict (id, version) do nothing`);
}

/** Nothing of this is served, so the revision stays; the history has the one at which the version was made. */
export async function replaceWithheld(
  connection: Queryable,
  versions: readonly WaitingVersion[],
  revision: number,
  at: string,
): Promise<void> {
  const rows = JSON.stringify(
    versions.map((version) => ({ ...rowOf(withheldColumns, version), ...documents(version) })),
  );
  await connection.query(sql`
    with row as (
      select * from json_to_recordset(${rows}::json) as row (
        id text, kind text, version integer, status text, sensitive boolean, by_desk boolean, hidden boolean,
        imported_at timestamptz, delay_from timestamptz, upstream_ids integer[], corrections json, content json, digest text
      )
    ), history as (
      insert into record_versions (id, version, revision, status, updated_at, content, digest)
      select id, version, ${revision}::bigint, status, ${at}::timestamptz, content, digest from row
      on conflict (id, version) do nothing
    )
    insert into withheld (
      id, kind, version, status, sensitive, by_desk, hidden, imported_at, delay_from, upstream_ids, corrections, content,
      digest
    )
    select id, kind, version, status, sensitive, by_desk, hidden, imported_at, delay_from, upstream_ids, corrections, content,
      digest
    from row
    on conflict (id) do update set
      version = excluded.version, status = excluded.status, sensitive = excluded.sensitive,
      by_desk = excluded.by_desk, hidden = excluded.hidden, delay_from = excluded.delay_from, upstream_ids = excluded.upstream_ids, corrections = excluded.corrections,
      content = excluded.content, digest = excluded.digest`);
}

const documents = ({ corrections, content }: RecordVersion) => ({ corrections, content });
