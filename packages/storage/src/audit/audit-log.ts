import type { Database } from '../engine/index.js';
import { sql, unhurried } from '../engine/index.js';
import type { AuditLog, AuditRow } from '../ports/audit-log.js';
import { append, type ChainedRow } from './append.js';
import { storedRows } from './stored-rows.js';
import { readHead, verify } from './verify.js';

export const auditLog = (database: Database): AuditLog => ({
  append: async (entry) => {
    const [row] = await database.transaction((connection) => append(connection, [entry]));
    if (!row) throw new Error('The audit entry was not kept');
    return toAuditRow(row);
  },
  verify: ({ expectHead } = {}) => verify(unhurried(database), expectHead ?? null),
  head: () => readHead(database),
  list: async ({ limit, before, subject }) => {
    const until = before === undefined ? sql`` : sql`and seq < ${before}::bigint`;
    const about = subject === undefined ? sql`` : sql`and subject = ${subject}::text`;
    const rest = sql`where true ${until} ${about} order by seq desc limit ${limit}`;
    return (await storedRows(database, rest)).map(toAuditRow);
  },
});

const toAuditRow = (row: ChainedRow): AuditRow => ({ ...row, detail: JSON.parse(row.detail) });
