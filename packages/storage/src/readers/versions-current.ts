import type { UsedRecord } from '@partner-api/contract';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

export async function versionsCurrent(
  database: Queryable,
  usedRecords: readonly UsedRecord[],
): Promise<boolean> {
  const [answer] = await database.query<{ current: boolean }>(sql`
    select not exists (
      select from json_to_recordset(${JSON.stringify(usedRecords)}::json) as used (kind text, id text, version integer)
      left join records on records.id = used.id and records.kind = used.kind and records.version = used.version
      where records.id is null
    ) as current`);
  return answer?.current ?? false;
}
