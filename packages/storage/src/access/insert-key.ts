import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { type AuditEntry, OPERATOR } from '../ports/audit-log.js';
import type { AccessKey, StoredKey } from '../ports/key-store.js';
import { formatKey, hashOfSecret, newKey } from './key-format.js';
import { readKeys } from './key-row.js';

export type NewKeyRow = Pick<
  AccessKey,
  'scopes' | 'termsVersion' | 'termsAcceptedAt' | 'createdAt' | 'expiresAt' | 'rotatedFrom'
> & { readonly partner: string };

/** Creates a key for an existing partner. The secret is only in the returned key; the database keeps its hash. */
export async function insertKey(
  connection: Queryable,
  row: NewKeyRow,
): Promise<AccessKey & { readonly key: string }> {
  const made = newKey();
  await connection.query(sql`
    insert into keys (
      id, partner, hash, scopes, terms_version, terms_accepted_at, created_at, expires_at, rotated_from
    )
    select ${made.id}, id, ${hashOfSecret(made.secret)}, ${row.scopes}::text[], ${row.termsVersion},
      ${row.termsAcceptedAt}::timestamptz, ${row.createdAt}::timestamptz, ${row.expiresAt}::timestamptz,
      ${row.rotatedFrom}
    from partners where name = ${row.partner}`);
  return { ...withoutHash(await keyOf(connection, made.id)), key: formatKey(made) };
}

/** Returns the audit entries of a new key: its creation and, where the partner accepts the terms, `terms.accepted`. */
export function creationEntries(
  action: 'key.created' | 'key.rotated',
  key: AccessKey,
  at: Date,
  acceptsTerms: boolean,
): readonly AuditEntry[] {
  const { id, partner, scopes, termsVersion, expiresAt, rotatedFrom } = key;
  const origin = rotatedFrom === null ? {} : { rotated_from: rotatedFrom };
  const detail = { partner: partner.name, scopes, expires_at: expiresAt, ...origin };
  const made: AuditEntry = { at, actor: OPERATOR, action, subject: id, detail };
  if (!acceptsTerms) return [made];
  const accepted = { partner: partner.name, terms_version: termsVersion };
  return [made, { at, actor: OPERATOR, action: 'terms.accepted', subject: id, detail: accepted }];
}

export async function keyOf(connection: Queryable, id: string): Promise<StoredKey> {
  const [key] = await readKeys(connection, sql`where key.id = ${id}`);
  if (!key) throw new Error(`The key ${id} was not kept`);
  return key;
}

export function withoutHash({ secretHash: _, ...key }: StoredKey): AccessKey {
  return key;
}
