import type { Correction, RecordKind } from '@partner-api/contract';
import type { ContentByKind } from '@partner-api/policy';
import type { Connection, Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { addVersions } from './add-versions.js';
import { noteHiddenNames } from './hidden-names.js';
import type { WriterState } from './lock-state.js';
import { touchReferring } from './referring.js';
import { rowOf, servedColumns, withheldColumns } from './rows.js';

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
  /** The JSON of the content, where it is known. */
  readonly contentText?: string | null;
  readonly digest: string;
}

export interface ServedVersion extends RecordVersion {
  readonly publishedAt: string;
  /** Whether it stands for a version that waits again. */
  readonly takenBack: boolean;
}

export interface WaitingVersion extends RecordVersion {
  /** Whether nothing of the record is served meanwhile, so that no other may name it. */
  readonly hidden: boolean;
}

export interface NewVersions {
  /** Partners are served these from now on. */
  readonly serve: readonly ServedVersion[];
  /** These wait, each in place of what waited under its id. */
  readonly withhold: readonly WaitingVersion[];
  /** Ids of those that the store meets for the first time. */
  readonly added: readonly string[];
  /** Ids under which nothing waits any more. */
  readonly settled: readonly string[];
  /** Ids that other records may name from now on, or no longer. */
  readonly turned: readonly string[];
}

/** Writes the versions and their history, and moves the revision on. */
export async function saveVersions(
  connection: Connection,
  state: WriterState,
  { serve, withhold, added, settled, turned }: NewVersions,
): Promise<void> {
  const { revision, at } = state;
  const isNew = new Set(added);
  const isKnown = ({ id }: RecordVersion) => !isNew.has(id);
  const knownServed = serve.filter(isKnown);
  const knownWithheld = withhold.filter(isKnown);
  if (knownServed.length > 0) await saveServed(connection, knownServed, revision, at);
  if (knownWithheld.length > 0) await saveWithheld(connection, knownWithheld, revision, at);
  await addVersions(connection, {
    serve: serve.filter(({ id }) => isNew.has(id)),
    withhold: withhold.filter(({ id }) => isNew.has(id)),
    revision,
    given: revision + knownServed.length,
    at,
  });
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
  await noteHiddenNames(connection, { written: serve, touched });
  await connection.query(sql`
    update store_state
    set revision = ${revision + serve.length + touched.length}::bigint, updated_at = ${at}::timestamptz`);
}

async function saveServed(
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
      id, kind, revision, version, status, sensitive, imported_at, published_at, updated_at, delay_from, taken_back,
      sort_at, province, provinces, refers_to, upstream_ids, corrections, content, digest
    )
    select id, kind, revision, version, status, sensitive, imported_at, published_at, ${at}::timestamptz, delay_from,
      taken_back, sort_at, province, provinces, refers_to, upstream_ids, corrections, content,
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
async function saveWithheld(
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

const documents = ({ corrections, content }: RecordVersion) => ({ corrections, content });
