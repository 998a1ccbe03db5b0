import type { Queryable, Statement } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { ChainedRow } from './append.js';

type StoredRow = Omit<ChainedRow, 'previousHash'> & { previous_hash: string };

/** Reads rows of the log as stored. `rest` is the SQL that follows `from audit`. */
export async function storedRows(database: Queryable, rest: Statement): Promise<readonly ChainedRow[]> {
  const rows = await database.query<StoredRow & { [column: string]: unknown }>(sql`
    select seq, at, actor, action, subject, detail::text as detail, previous_hash, hash from audit ${rest}`);
  return rows.map(({ previous_hash: previousHash, ...row }) => ({ ...row, previousHash }));
}
