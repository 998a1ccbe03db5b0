import type { Correction, RecordKind } from '@partner-api/contract';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Held } from './plan.js';

export interface HeldRecord extends Held {
  readonly sensitive: boolean;
  readonly upstreamIds: readonly number[];
  readonly lang: string;
}

type HeldRow = {
  id: string;
  kind: RecordKind;
  version: number;
  status: Held['status'];
  digest: string;
  corrections: Correction[];
  sensitive: boolean;
  upstream_ids: number[];
  lang: string;
  applied_before: boolean;
};

/** What the store holds of the records that a batch is about to change, by id. */
export async function readHeld(
  connection: Queryable,
  changes: readonly { readonly id: string; readonly digest: string }[],
): Promise<ReadonlyMap<string, HeldRecord>> {
  const ids = changes.map((change) => change.id);
  const digests = changes.map((change) => change.digest);
  const rows = await connection.query<HeldRow>(sql`
    select record.id, kind, version, status, record.digest, corrections, sensitive, upstream_ids,
      content ->> 'lang' as lang,
      exists (
        select from record_versions earlier where earlier.id = record.id and earlier.digest = change.digest
      ) as applied_before
    from unnest(${ids}::text[], ${digests}::text[]) as change (id, digest)
    join records record on record.id = change.id`);
  return new Map(rows.map((row) => [row.id, toHeld(row)]));
}

const toHeld = (row: HeldRow): HeldRecord => ({
  kind: row.kind,
  version: row.version,
  status: row.status,
  digest: row.digest,
  corrections: row.corrections,
  sensitive: row.sensitive,
  upstreamIds: row.upstream_ids,
  lang: row.lang,
  appliedBefore: row.applied_before,
});
