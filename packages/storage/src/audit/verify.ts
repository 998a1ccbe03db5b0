import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { AuditFault, AuditHead, AuditVerdict } from '../ports/audit-log.js';
import type { ChainedRow } from './append.js';
import { auditHash, FIRST_PREVIOUS_HASH } from './audit-hash.js';
import { storedRows } from './stored-rows.js';

const PAGE_ROWS = 1_000;

const START: AuditHead = { seq: 0, hash: FIRST_PREVIOUS_HASH };

/** Walks the log page by page, in constant memory, up to the first faulty row; appending continues meanwhile. */
export async function verify(database: Queryable, expectHead: string | null): Promise<AuditVerdict> {
  const sought = new Set([(await readHead(database)).hash, ...(expectHead === null ? [] : [expectHead])]);
  sought.delete(FIRST_PREVIOUS_HASH);
  let head = START;
  for await (const row of walk(database)) {
    const fault = faultOf(row, head);
    if (fault) return { rows: head.seq, head, fault };
    sought.delete(row.hash);
    head = { seq: row.seq, hash: row.hash };
  }
  const fault = sought.size > 0 ? tailMissing(head) : await countFault(database, head);
  return { rows: head.seq, head, fault };
}

/** Returns the head as the last append stored it. */
export async function readHead(database: Queryable): Promise<AuditHead> {
  const [head] = await database.query<{ seq: number; hash: string }>(sql`select seq, hash from audit_head`);
  return head ?? START;
}

async function* walk(database: Queryable): AsyncGenerator<ChainedRow> {
  let after: number | null = null;
  for (;;) {
    const from = after === null ? sql`` : sql`where seq > ${after}::bigint`;
    const rows = await storedRows(database, sql`${from} order by seq limit ${PAGE_ROWS}`);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_ROWS) return;
    after = last.seq;
  }
}

function faultOf(row: ChainedRow, before: AuditHead): AuditFault | null {
  const { seq } = row;
  const expected = before.seq + 1;
  if (seq > expected) {
    const detail = `row ${expected} is missing: the next one is ${seq}`;
    return { kind: 'missing', seq: expected, detail };
  }
  if (seq < expected) return inserted(seq, `row ${seq} is an extra row`);
  if (row.hash !== auditHash(row)) {
    return { kind: 'altered', seq, detail: `row ${seq} was altered: its hash is not that of its content` };
  }
  if (row.previousHash !== before.hash) {
    const detail =
      seq === 1
        ? 'row 1 was altered: it follows another row'
        : `row ${seq} does not follow from row ${before.seq}: one of them was altered, exchanged or inserted`;
    return { kind: 'unlinked', seq, detail };
  }
  return null;
}

const tailMissing = ({ seq }: AuditHead): AuditFault => ({
  kind: 'tail_missing',
  seq: seq + 1,
  detail:
    seq === 0
      ? 'the log is empty: all its rows are missing, or its head was altered'
      : `the log ends with row ${seq} and does not contain the head expected: its tail is missing, or it was rewritten`,
});

/** Finds what the walk by sequence number skips: duplicate numbers, and rows beyond the stored head. */
async function countFault(database: Queryable, { seq }: AuditHead): Promise<AuditFault | null> {
  const [counted] = await database.query<{ rows: number }>(
    sql`select count(*)::integer as rows from audit where seq <= ${seq}::bigint`,
  );
  if (counted && counted.rows > seq)
    return inserted(
      seq,
      `there are ${counted.rows} rows for ${seq} numbers: some number occurs more than once`,
    );
  const noted = await readHead(database);
  return noted.seq < seq
    ? inserted(noted.seq + 1, `the last row appended was ${noted.seq}, and the log goes on to ${seq}`)
    : null;
}

const inserted = (seq: number, detail: string): AuditFault => ({ kind: 'inserted', seq, detail });
