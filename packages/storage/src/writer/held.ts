import type { Correction, RecordKind } from '@partner-api/contract';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Held } from './plan.js';

/** What the store holds of a record. */
export interface HeldRecord {
  /** As it is served, what is left of it when it was taken back included; null when it never was. */
  readonly served: ServedHeld | null;
  /** What will be served when its delay is over; null when nothing waits. */
  readonly waiting: WaitingHeld | null;
  /** What a change is compared with: what waits, else what is served. */
  readonly current: HeldVersion;
  /** The highest version number given so far. */
  readonly lastVersion: number;
}

interface HeldVersion extends Held {
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
  imported_at: string;
  upstream_ids: number[];
  lang: string;
  applied_before: boolean;
  /** False for what is served, as the one after it is null. */
  hidden: boolean;
  delay_from: string | null;
  /** Null for what waits. */
  published_at: string | null;
  taken_back: boolean;
};

/** What the store holds of the records that a batch is about to change, by id. */
export async function readHeld(
  connection: Queryable,
  changes: readonly { readonly id: string; readonly digest: string }[],
): Promise<ReadonlyMap<string, HeldRecord>> {
  const ids = changes.map((change) => change.id);
  const digests = changes.map((change) => change.digest);
  // With a limit the history is looked up by id; the planner would rather read all of it for every batch.
  const columns = sql`
    held.id, kind, version, status, held.digest, corrections, sensitive, imported_at, upstream_ids,
    content ->> 'lang' as lang,
    held.digest <> change.digest and (
      select true from record_versions earlier
      where earlier.id = held.id and earlier.digest = change.digest limit 1
    ) is not null as applied_before`;
  const rows = await connection.query<HeldRow>(sql`
    with change as (select id, digest from unnest(${ids}::text[], ${digests}::text[]) as change (id, digest))
    select ${columns}, false as hidden, null::timestamptz as delay_from, published_at, taken_back
    from change join records held on held.id = change.id
    union all
    select ${columns}, hidden, delay_from, null, false
    from change join withheld held on held.id = change.id`);
  const held = new Map<string, HeldRecord>();
  for (const row of rows) held.set(row.id, withRow(held.get(row.id), row));
  return held;
}

/** Both tables number from one count, so the sum of what they know is in the two rows. */
function withRow(before: HeldRecord | undefined, row: HeldRow): HeldRecord {
  const version = toHeld(row);
  const lastVersion = Math.max(before?.lastVersion ?? 0, version.version);
  if (row.published_at === null) {
    const waiting = { ...version, delayFrom: row.delay_from, hidden: row.hidden };
    return { served: before?.served ?? null, waiting, current: waiting, lastVersion };
  }
  const served = { ...version, publishedAt: row.published_at, takenBack: row.taken_back };
  const waiting = before?.waiting ?? null;
  return { served, waiting, current: waiting ?? served, lastVersion };
}

const toHeld = (row: HeldRow): HeldVersion => ({
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
  appliedBefore: row.applied_before,
});
