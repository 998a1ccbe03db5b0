import type { RecordKind } from '@partner-api/contract';
import type { Database } from './engine/index.js';
import { sql } from './engine/index.js';
import { schemaVersion } from './migrations/migrate.js';
import type { RecordCounts, StoreStatus } from './ports/store-status.js';

type CountRow = { kind: RecordKind } & { -readonly [Count in keyof RecordCounts]: number };

const NONE: RecordCounts = { published: 0, withheld: 0, retracted: 0 };

export async function status(database: Database): Promise<StoreStatus> {
  // A tombstone of a withheld record is not counted, because its withheld version is.
  const counts = await database.query<CountRow>(sql`
    select kind,
      count(*) filter (where is_served and status <> 'retracted')::integer as published,
      count(*) filter (where not is_served and status <> 'retracted')::integer as withheld,
      count(*) filter (where status = 'retracted')::integer as retracted
    from (
      select kind, status, true as is_served from records where not taken_back
      union all
      select kind, status, false from withheld
    ) as record
    group by kind`);
  const [state] = await database.query<{
    revision: number;
    updated_at: string | null;
    provinces: number;
    hours: number | null;
    next_release_at: string | null;
  }>(sql`
    select revision, publication_delay_hours as hours,
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at,
      to_char(
        (select min(delay_from) from withheld) at time zone 'UTC' + make_interval(hours => publication_delay_hours),
        'YYYY-MM-DD"T"HH24:MI:SS"Z"'
      ) as next_release_at,
      (select count(*)::integer from provinces) as provinces
    from store_state`);
  const of = (kind: RecordKind): RecordCounts => {
    const { published, withheld, retracted } = counts.find((count) => count.kind === kind) ?? NONE;
    return { published, withheld, retracted };
  };
  return {
    engine: database.engine,
    schemaVersion: await schemaVersion(database),
    revision: state?.revision ?? 0,
    records: { event: of('event'), dossier: of('dossier'), claim: of('claim') },
    publicationDelay: { hours: state?.hours ?? null, nextReleaseAt: state?.next_release_at ?? null },
    provinces: state?.provinces ?? 0,
    updatedAt: state?.updated_at ?? null,
  };
}
