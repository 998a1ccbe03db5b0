import type { Database } from '../engine/index.js';
import { forBackgroundWork, sql } from '../engine/index.js';
import type { AuditLog, AuditRow } from '../ports/audit-log.js';
import { append, type ChainedRow } from './append.js';
import { countFlags, screened } from './screened.js';
import { storedRows } from './stored-rows.js';
import { readHead, verify } from './verify.js';

export const auditLog = (database: Database): AuditLog => ({
  append: async (entry) => {
    const [row] = await database.transaction((connection) => append(connection, [entry]));
    if (!row) throw new Error('The audit entry was not kept');
    return toAuditRow(row);
  },
  verify: ({ expectHead } = {}) => verify(forBackgroundWork(database), expectHead ?? null),
  head: () => readHead(database),
  list: async ({ limit, before, subject, action, actor, since }) => {
    const until = before === undefined ? sql`` : sql`and seq < ${before}::bigint`;
    const about = subject === undefined ? sql`` : sql`and subject = ${subject}::text`;
    const of = action === undefined ? sql`` : sql`and action = ${action}::text`;
    const by = actor === undefined ? sql`` : sql`and actor = ${actor}::text`;
    const from = since === undefined ? sql`` : sql`and at >= ${since.toISOString()}::text`;
    const rest = sql`where true ${until} ${about} ${of} ${by} ${from} order by seq desc limit ${limit}`;
    return (await storedRows(database, rest)).map(toAuditRow);
  },
  screened: (partner, since) => screened(database, partner, since),
  countFlags: (options) => countFlags(database, options),
});

const toAuditRow = (row: ChainedRow): AuditRow => ({ ...row, detail: JSON.parse(row.detail) });
