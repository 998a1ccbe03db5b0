import { timestamp } from '@partner-api/text';
import type { Database, Queryable } from '../engine/index.js';
import { forBackgroundWork, sql } from '../engine/index.js';
import { OPERATOR } from '../ports/audit-log.js';
import type { CreatedKey, KeyStore, NewKeyRequest, RevokeOutcome } from '../ports/key-store.js';
import { type AccessChange, accessMoment, changeAccess } from './change-access.js';
import { creationEntries, insertKey, keyOf, withoutHash } from './insert-key.js';
import { readKeys } from './key-row.js';
import { recordUse } from './record-use.js';
import { rotateKey } from './rotate-key.js';

/**
 * Requests wait for `find`, `all`, `recordUse` and `accessMoment`, so these keep the short time limit; operator
 * commands may take longer.
 */
export const keyStore = (database: Database, background = forBackgroundWork(database)): KeyStore => ({
  create: (request) => changeAccess(background, (connection) => createKey(connection, request)),
  list: async () =>
    (await readKeys(background, sql`order by key.created_at desc, partner.name, key.id`)).map(withoutHash),
  rotate: (id, request) => changeAccess(background, (connection) => rotateKey(connection, id, request)),
  revoke: (id, now) => changeAccess(background, (connection) => revokeKey(connection, id, now)),
  find: async (id) => {
    const [key] = await readKeys(database, sql`where key.id = ${id}`);
    return key ?? null;
  },
  all: () => readKeys(database, sql`order by key.id`),
  recordUse: (ids, day) => recordUse(database, ids, day),
  accessMoment: () => accessMoment(database),
});

async function createKey(
  connection: Queryable,
  { partner, scopes, termsVersion, expiresAt, now }: NewKeyRequest,
): Promise<AccessChange<CreatedKey>> {
  const at = timestamp(now);
  const added = await connection.query(sql`
    insert into partners (name, created_at) values (${partner}, ${at}::timestamptz)
    on conflict (name) do nothing returning id`);
  const key = await insertKey(connection, {
    partner,
    scopes,
    termsVersion,
    termsAcceptedAt: at,
    createdAt: at,
    expiresAt: expiresAt === null ? null : timestamp(expiresAt),
    rotatedFrom: null,
  });
  return {
    result: { ...key, newPartner: added.length > 0 },
    entries: creationEntries('key.created', key, now, true),
  };
}

async function revokeKey(connection: Queryable, id: string, now: Date): Promise<AccessChange<RevokeOutcome>> {
  const [held] = await readKeys(connection, sql`where key.id = ${id}`);
  if (!held) return { result: { result: 'refused', reason: 'unknown_key' }, entries: [] };
  if (held.revokedAt !== null)
    return { result: { result: 'unchanged', key: withoutHash(held) }, entries: [] };
  await connection.query(sql`update keys set revoked_at = ${timestamp(now)}::timestamptz where id = ${id}`);
  const key = withoutHash(await keyOf(connection, id));
  const detail = { partner: key.partner.name };
  return {
    result: { result: 'revoked', key },
    entries: [{ at: now, actor: OPERATOR, action: 'key.revoked', subject: id, detail }],
  };
}
