import type { Scope } from '@partner-api/contract';
import type { Queryable, Statement } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { PartnerLimits, StoredKey } from '../ports/key-store.js';

type KeyRow = {
  id: string;
  hash: Buffer;
  scopes: Scope[];
  terms_version: string;
  terms_accepted_at: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  rotated_from: string | null;
  last_used_on: string | null;
  partner_name: string;
  suspended_at: string | null;
  limits: PartnerLimits | null;
};

/** Reads keys with their partners. `rest` is the SQL that follows the joined tables `key` and `partner`. */
export async function readKeys(database: Queryable, rest: Statement): Promise<readonly StoredKey[]> {
  const rows = await database.query<KeyRow>(sql`
    select key.id, key.hash, key.scopes, key.terms_version, key.terms_accepted_at, key.created_at, key.expires_at,
      key.revoked_at, key.rotated_from, key.last_used_on, partner.name as partner_name, partner.suspended_at,
      partner.limits
    from keys key join partners partner on partner.id = key.partner ${rest}`);
  return rows.map(toKey);
}

const toKey = (row: KeyRow): StoredKey => ({
  id: row.id,
  partner: { name: row.partner_name, suspendedAt: row.suspended_at, limits: row.limits ?? {} },
  scopes: row.scopes,
  termsVersion: row.terms_version,
  termsAcceptedAt: row.terms_accepted_at,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  rotatedFrom: row.rotated_from,
  lastUsedOn: row.last_used_on,
  secretHash: row.hash,
});
