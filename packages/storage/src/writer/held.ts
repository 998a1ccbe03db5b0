import type { Correction, RecordKind } from '@partner-api/contract';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Held } from './plan.js';
import { readSourceDigests, type SourceDigests } from './source-digests.js';

/** The stored versions of a record. */
export interface HeldVersions {
  /** The served version, or the tombstone of a record that is withheld again; null when it was never served. */
  readonly served: ServedHeld | null;
  /** The version to serve after the delay; null when none is withheld. */
  readonly waiting: WaitingHeld | null;
  /** The version that a change is compared with: the withheld one, else the served one. */
  readonly current: HeldVersion;
  /** The highest version number so far. */
  readonly lastVersion: number;
}

export interface HeldVersion extends Held {
  readonly id: string;
  readonly sensitive: boolean;
  readonly importedAt: string;
  readonly upstreamIds: readonly number[];
  readonly lang: string;
}

export interface ServedHeld extends HeldVersion {
  readonly publishedAt: string;
  readonly takenBack: boolean;
}

interface WaitingHeld extends HeldVersion {
  readonly delayFrom: string | null;
  readonly hidden: boolean;
}

type HeldRow = {
  id: string;
  kind: RecordKind;
  version: number;
  status: Held['status'];
  digest: string;
  corrections: Correction[];
  sensitive: boolean;
  by_desk: boolean;
  source: string;
  source_revision: number | null;
  imported_at: string;
  upstream_ids: number[];
  lang: string;
  /** False for a served version, whose `delay_from` is null. */
  hidden: boolean;
  delay_from: string | null;
  /** Null for a withheld version. */
  published_at: string | null;
  taken_back: boolean;
};

/** Values from other tables. */
type Beside = Pick<Held, 'appliedBefore' | 'given'>;

const NOTHING_GIVEN: ReadonlyMap<string, SourceDigests> = new Map();

/** Returns the stored versions of the records of a batch, by ID. */
export async function readHeld(
  connection: Queryable,
  changes: readonly { readonly id: string; readonly digest: string }[],
): Promise<ReadonlyMap<string, HeldVersions>> {
  const ids = changes.map((change) => change.id);
  // `lateral … limit 1` makes the planner look each ID up by the index.
  const columns = sql`
    held.id, kind, version, status, digest, corrections, sensitive, by_desk, source, source_revision, imported_at,
    upstream_ids, content ->> 'lang' as lang`;
  const rows = await connection.query<HeldRow>(sql`
    with change as (select unnest(${ids}::text[]) as id)
    select ${columns}, false as hidden, null::timestamptz as delay_from, published_at, taken_back
    from change, lateral (select * from records where records.id = change.id limit 1) as held
    union all
    select ${columns}, hidden, delay_from, null, false
    from change, lateral (select * from withheld where withheld.id = change.id limit 1) as held`);
  const digestOf = new Map(changes.map(({ id, digest }) => [id, digest]));
  const differs = rows.filter(({ id, digest }) => digestOf.get(id) !== digest);
  const applied = await appliedBefore(
    connection,
    differs.map(({ id }) => id),
    differs.map(({ id }) => digestOf.get(id) ?? ''),
  );
  // Most imports have none.
  const ofDesk = rows.filter((row) => row.by_desk).map(({ id }) => id);
  const given = ofDesk.length > 0 ? await readSourceDigests(connection, ofDesk) : NOTHING_GIVEN;
  const held = new Map<string, HeldVersions>();
  for (const row of rows) {
    const wasApplied = digestOf.get(row.id) !== row.digest && applied.has(row.id);
    held.set(
      row.id,
      withRow(held.get(row.id), row, {
        appliedBefore: wasApplied,
        given: given.get(row.id) ?? null,
      }),
    );
  }
  return held;
}

/** Returns the IDs of records with an earlier version of the same digest. */
async function appliedBefore(
  connection: Queryable,
  ids: readonly string[],
  digests: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await connection.query<{ id: string }>(sql`
    select id from unnest(${ids}::text[], ${digests}::text[]) as change (id, digest)
    where (
      select true from record_versions earlier
      where earlier.id = change.id and earlier.digest = change.digest limit 1
    )`);
  return new Set(rows.map(({ id }) => id));
}

/** Both tables share one numbering, so the two rows of a record are merged. */
function withRow(before: HeldVersions | undefined, row: HeldRow, beside: Beside): HeldVersions {
  const version = { ...toHeld(row), ...beside };
  const lastVersion = Math.max(before?.lastVersion ?? 0, version.version);
  if (row.published_at === null) {
    const waiting = { ...version, delayFrom: row.delay_from, hidden: row.hidden };
    return { served: before?.served ?? null, waiting, current: waiting, lastVersion };
  }
  const served = { ...version, publishedAt: row.published_at, takenBack: row.taken_back };
  const waiting = before?.waiting ?? null;
  return { served, waiting, current: waiting ?? served, lastVersion };
}

const toHeld = (row: HeldRow): Omit<HeldVersion, keyof Beside> => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  status: row.status,
  digest: row.digest,
  corrections: row.corrections,
  sensitive: row.sensitive,
  importedAt: row.imported_at,
  upstreamIds: row.upstream_ids,
  lang: row.lang,
  byDesk: row.by_desk,
  source: row.source,
  sourceRevision: row.source_revision,
});
