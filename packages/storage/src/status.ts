import type { RecordKind } from '@partner-api/contract';
import type { Database } from './engine/index.js';
import { sql } from './engine/index.js';
import { schemaVersion } from './migrations/migrate.js';
import type { StoreStatus } from './store.js';

export async function status(database: Database): Promise<StoreStatus> {
  const counts = await database.query<{ kind: RecordKind; published: number; retracted: number }>(sql`
    select kind,
      count(*) filter (where status <> 'retracted')::integer as published,
      count(*) filter (where status = 'retracted')::integer as retracted
    from records group by kind`);
  const [state] = await database.query<{
    revision: number;
    updated_at: string | null;
    provinces: number;
  }>(sql`
    select revision, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at,
      (select count(*)::integer from provinces) as provinces
    from store_state`);
  const of = (kind: RecordKind) => {
    const found = counts.find((count) => count.kind === kind);
    return { published: found?.published ?? 0, retracted: found?.retracted ?? 0 };
  };
  return {
    engine: database.engine,
    schemaVersion: await schemaVersion(database),
    revision: state?.revision ?? 0,
    records: { event: of('event'), dossier: of('dossier'), claim: of('claim') },
    provinces: state?.provinces ?? 0,
    updatedAt: state?.updated_at ?? null,
  };
}
