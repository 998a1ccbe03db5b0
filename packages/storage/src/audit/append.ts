import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { AuditEntry, AuditHead } from '../ports/audit-log.js';
import { auditHash, type HashedRow } from './audit-hash.js';

export type ChainedRow = HashedRow & { readonly hash: string };

/**
 * Appends entries within the transaction of `connection`, so that a change and its entry are committed together. Call
 * it last in the transaction: it locks the head of the log, which every other writer waits for.
 */
export async function append(
  connection: Queryable,
  entries: readonly AuditEntry[],
): Promise<readonly ChainedRow[]> {
  for (const entry of entries) refuseUnfit(entry);
  if (entries.length === 0) return [];
  const [head] = await connection.query<{ seq: number; hash: string }>(
    sql`select seq, hash from audit_head for update`,
  );
  if (!head) throw new Error('The audit log has no head: the store was not migrated');
  const rows = chain(head, entries);
  await connection.query(sql`
    insert into audit (seq, at, actor, action, subject, detail, previous_hash, hash)
    select seq, at, actor, action, subject, detail::json, previous_hash, hash
    from unnest(
      ${rows.map((row) => row.seq)}::bigint[], ${rows.map((row) => row.at)}::text[],
      ${rows.map((row) => row.actor)}::text[], ${rows.map((row) => row.action)}::text[],
      ${rows.map((row) => row.subject)}::text[], ${rows.map((row) => row.detail)}::text[],
      ${rows.map((row) => row.previousHash)}::text[], ${rows.map((row) => row.hash)}::text[]
    ) as row (seq, at, actor, action, subject, detail, previous_hash, hash)`);
  const last = rows.at(-1) ?? head;
  await connection.query(sql`update audit_head set seq = ${last.seq}, hash = ${last.hash}`);
  return rows;
}

function chain(head: AuditHead, entries: readonly AuditEntry[]): readonly ChainedRow[] {
  let { seq, hash } = head;
  return entries.map(({ at, actor, action, subject, detail }) => {
    seq += 1;
    const text = JSON.stringify(detail);
    const row = { seq, at: at.toISOString(), actor, action, subject, detail: text, previousHash: hash };
    hash = auditHash(row);
    return { ...row, hash };
  });
}

/**
 * PostgreSQL rejects or changes control characters and lone surrogates, so the stored text would not match its hash.
 */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]{1,500}$/u;

function refuseUnfit({ actor, action, subject }: AuditEntry): void {
  for (const [name, value] of Object.entries({ actor, action, subject })) {
    if (!ONE_LINE.test(value))
      throw new RangeError(`The ${name} of an audit entry must be one line of 1 to 500`);
  }
}
