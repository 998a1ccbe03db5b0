import type { Correction, RecordKind } from '@partner-api/contract';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { type GivenBySource, givenBySource } from './given-by-source.js';
import type { Held } from './plan.js';

/** What the store holds of a record. */
export interface HeldVersions {
  /** As it is served, what is left of it when it was taken back included; null when it never was. */
  readonly served: ServedHeld | null;
  /** What will be served when its delay is over; null when nothing waits. */
  readonly waiting: WaitingHeld | null;
  /** What a change is compared with: what waits, else what is served. */
  readonly current: HeldVersion;
  /** The highest version number given so far. */
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
  /** False for what is served, as the one after it is null. */
  hidden: boolean;
  delay_from: string | null;
  /** Null for what waits. */
  published_at: string | null;
  taken_back: boolean;
};

/** What is not in the row itself. */
type Beside = Pick<Held, 'appliedBefore' | 'given'>;

const NOTHING_GIVEN: ReadonlyMap<string, GivenBySource> = new Map();

/** What the store holds of the records that a batch is about to change, by id. */
export async function readHeld(
  connection: Queryable,
  changes: readonly { readonly id: string; readonly digest: string }[],
): Promise<ReadonlyMap<string, HeldVersions>> {
  const ids = changes.map((change) => change.id);
  // A limit leaves no other way than to look up each id.
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
  // Of most imports none.
  const ofDesk = rows.filter((row) => row.by_desk).map(({ id }) => id);
  const given = ofDesk.length > 0 ? await givenBySource(connection, ofDesk) : NOTHING_GIVEN;
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

/** Ids of the records that an earlier version was made of by a change with this digest. */
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

/** Both tables number from one count, so the sum of what they know is in the two rows. */
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
