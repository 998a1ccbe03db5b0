import type { RecordKind } from '@partner-api/contract';
import type { Queryable, Statement } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { PageRequest, Position, RecordPage } from '../store.js';
import { type RecordByKind, type RecordRow, recordColumns, toRecord } from './row.js';
import { upstreamsOf } from './upstreams.js';

/** Newest first, then by id. `where` narrows; it must not look at other kinds. */
export async function listRecords<Kind extends RecordKind>(
  database: Queryable,
  kind: Kind,
  where: Statement,
  page: PageRequest,
  sortKey: (record: RecordByKind[Kind]) => string,
): Promise<RecordPage<RecordByKind[Kind]>> {
  const rows = await database.query<RecordRow<Kind>>(sql`
    select ${recordColumns} from records
    where kind = ${kind} and status <> 'retracted' ${where} ${afterListed(page.after)}
    order by sort_at desc, id
    limit ${page.limit + 1}`);
  const oldest = rows.at(-1);
  return {
    ...(await toPage(database, rows, page.limit, (record) => [sortKey(record), record.id])),
    edge: oldest ? sortKey(toRecord(oldest)) : null,
  };
}

/** Oldest change first, retracted records included. The order names its table: the column of the row is a text. */
export async function listChanges<Kind extends RecordKind>(
  database: Queryable,
  kind: Kind,
  from: Date,
  page: PageRequest,
): Promise<RecordPage<RecordByKind[Kind]>> {
  const after = page.after
    ? sql`and (updated_at, revision) > (${page.after[0]}::timestamptz, ${page.after[1]}::bigint)`
    : sql``;
  const rows = await database.query<RecordRow<Kind>>(sql`
    select ${recordColumns} from records
    where kind = ${kind} and updated_at >= ${from.toISOString()}::timestamptz ${after}
    order by records.updated_at, records.revision
    limit ${page.limit + 1}`);
  return {
    ...(await toPage(database, rows, page.limit, (record, row) => [record.updated_at, String(row.revision)])),
    edge: rows[0]?.updated_at ?? null,
  };
}

async function toPage<Kind extends RecordKind>(
  database: Queryable,
  rows: readonly RecordRow<Kind>[],
  limit: number,
  position: (record: RecordByKind[Kind], row: RecordRow<Kind>) => Position,
): Promise<Omit<RecordPage<RecordByKind[Kind]>, 'edge'>> {
  const shown = rows.slice(0, limit);
  const records = shown.map(toRecord);
  const lastRow = shown.at(-1);
  const lastRecord = records.at(-1);
  const more = rows.length > limit && lastRow !== undefined && lastRecord !== undefined;
  return {
    records,
    upstream: await upstreamsOf(database, shown),
    next: more ? position(lastRecord, lastRow) : null,
  };
}

// The first condition is what the index can seek by; the second settles equal times.
function afterListed(after: Position | null): Statement {
  if (!after) return sql``;
  const [sortAt, id] = after;
  return sql`and sort_at <= ${sortAt}::timestamptz and (sort_at < ${sortAt}::timestamptz or id > ${id})`;
}
