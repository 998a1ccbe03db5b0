import type { Correction, RecordKind } from '@partner-api/contract';
import type { ContentByKind } from '@partner-api/policy';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { UNKNOWN_TIME } from '../readers/events.js';
import { referencesIn } from '../references.js';
import type { WriterState } from './lock-state.js';
import { touchReferring } from './referring.js';

/** A version of a record. */
export interface RecordVersion {
  readonly id: string;
  readonly kind: RecordKind;
  readonly version: number;
  readonly status: 'published' | 'disputed' | 'retracted';
  readonly sensitive: boolean;
  /** When the record was first imported. */
  readonly importedAt: string;
  /** When its delay began; null when it has none, or is never to be served. */
  readonly delayFrom: string | null;
  readonly upstreamIds: readonly number[];
  readonly corrections: readonly Correction[];
  readonly content: ContentByKind[RecordKind];
  readonly digest: string;
}

export interface ServedVersion extends RecordVersion {
  readonly publishedAt: string;
  /** Whether it stands for a version that waits again. */
  readonly takenBack: boolean;
}

interface WaitingVersion extends RecordVersion {
  /** Whether nothing of the record is served meanwhile, so that no other may name it. */
  readonly hidden: boolean;
}

export interface NewVersions {
  /** Partners are served these from now on. */
  readonly serve: readonly ServedVersion[];
  /** These wait, each in place of what waited under its id. */
  readonly withhold: readonly WaitingVersion[];
  /** Ids under which nothing waits any more. */
  readonly settled: readonly string[];
  /** Ids that other records may name from now on, or no longer. */
  readonly turned: readonly string[];
}

/** Writes the versions and their history, a statement each, and moves the revision on. */
export async function saveVersions(
  connection: Queryable,
  { revision, at }: WriterState,
  { serve, withhold, settled, turned }: NewVersions,
): Promise<void> {
  if (serve.length > 0) await saveServed(connection, serve, revision, at);
  if (withhold.length > 0) await saveWithheld(connection, withhold, revision, at);
  if (settled.length > 0) {
    await connection.query(sql`delete from withheld where id = any(${settled}::text[])`);
  }
  const written = serve.map(({ id }) => id);
  const touched = await touchReferring(connection, {
    turned,
    written,
    revision: revision + serve.length,
    at,
  });
  await connection.query(sql`
    update store_state
    set revision = ${revision + serve.length + touched}::bigint, updated_at = ${at}::timestamptz`);
}

async function saveServed(
  connection: Queryable,
  versions: readonly ServedVersion[],
  revision: number,
  at: string,
): Promise<void> {
  const rows = JSON.stringify(
    versions.map((version, index) => ({ ...toServedRow(version), revision: revision + 1 + index })),
  );
  await connection.query(sql`
    insert into records (
      id, kind, revision, version, status, sensitive, imported_at, published_at, updated_at, delay_from, taken_back,
      sort_at, province, provinces, refers_to, upstream_ids, corrections, content, digest
    )
    select id, kind, revision, version, status, sensitive, imported_at, published_at, ${at}::timestamptz, delay_from,
      taken_back, coalesce(sort_at, published_at), province, provinces, refers_to, upstream_ids, corrections, content,
      digest
    from json_to_recordset(${rows}::json) as row (
      id text, kind text, revision bigint, version integer, status text, sensitive boolean, imported_at timestamptz,
      published_at timestamptz, delay_from timestamptz, taken_back boolean, sort_at timestamptz, province text,
      provinces text[], refers_to text[], upstream_ids integer[], corrections json, content json, digest text
    )
    on conflict (id) do update set
      revision = excluded.revision, version = excluded.version, status = excluded.status,
      sensitive = excluded.sensitive, published_at = excluded.published_at, updated_at = excluded.updated_at,
      delay_from = excluded.delay_from, taken_back = excluded.taken_back, sort_at = excluded.sort_at,
      province = excluded.province, provinces = excluded.provinces, refers_to = excluded.refers_to,
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
async function saveWithheld(
  connection: Queryable,
  versions: readonly WaitingVersion[],
  revision: number,
  at: string,
): Promise<void> {
  const rows = JSON.stringify(versions.map(toRow));
  await connection.query(sql`
    with row as (
      select * from json_to_recordset(${rows}::json) as row (
        id text, kind text, version integer, status text, sensitive boolean, hidden boolean,
        imported_at timestamptz, delay_from timestamptz, upstream_ids integer[], corrections json, content json, digest text
      )
    ), history as (
      insert into record_versions (id, version, revision, status, updated_at, content, digest)
      select id, version, ${revision}::bigint, status, ${at}::timestamptz, content, digest from row
      on conflict (id, version) do nothing
    )
    insert into withheld (
      id, kind, version, status, sensitive, hidden, imported_at, delay_from, upstream_ids, corrections, content,
      digest
    )
    select id, kind, version, status, sensitive, hidden, imported_at, delay_from, upstream_ids, corrections, content,
      digest
    from row
    on conflict (id) do update set
      version = excluded.version, status = excluded.status, sensitive = excluded.sensitive,
      hidden = excluded.hidden, delay_from = excluded.delay_from, upstream_ids = excluded.upstream_ids, corrections = excluded.corrections,
      content = excluded.content, digest = excluded.digest`);
}

function toRow({ importedAt, delayFrom, upstreamIds, ...columns }: RecordVersion) {
  return { ...columns, imported_at: importedAt, delay_from: delayFrom, upstream_ids: upstreamIds };
}

function toServedRow({ publishedAt, takenBack, ...version }: ServedVersion) {
  const { content } = version;
  return {
    ...toRow(version),
    published_at: publishedAt,
    taken_back: takenBack,
    sort_at: 'occurred' in content ? (content.occurred.latest ?? UNKNOWN_TIME) : null,
    province: 'province' in content ? (content.province?.slug ?? null) : null,
    provinces: 'provinces' in content ? content.provinces.map((province) => province.slug) : null,
    refers_to: referencesIn(content),
  };
}
