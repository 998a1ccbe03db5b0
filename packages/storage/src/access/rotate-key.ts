import { HOUR_MILLISECONDS, timestamp } from '@partner-api/text';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { AccessKey, RotateOutcome, RotateRequest, StoredKey } from '../ports/key-store.js';
import type { AccessChange } from './change-access.js';
import { creationEntries, insertKey, keyOf, withoutHash } from './insert-key.js';
import { readKeys } from './key-row.js';
import { keyState } from './key-state.js';
import { replacedBy } from './replacements.js';

export async function rotateKey(
  connection: Queryable,
  id: string,
  { overlapHours, termsVersion, now }: RotateRequest,
): Promise<AccessChange<RotateOutcome>> {
  const [old] = await readKeys(connection, sql`where key.id = ${id}`);
  if (!old) return refused('unknown_key');
  const state = keyState(old, now);
  if (state !== 'active') return refused(state);
  // A rotated key already expires with its overlap; a second successor would inherit that expiry and make the current
  // key ambiguous.
  const replaced = await replacedBy(connection, id, now);
  if (replaced) {
    const by = replaced.by && withoutHash(replaced.by);
    return { result: { result: 'refused', reason: 'replaced', key: withoutHash(old), by }, entries: [] };
  }
  const acceptsTerms = termsVersion !== null;
  const key = await insertKey(connection, {
    partner: old.partner.name,
    scopes: old.scopes,
    termsVersion: acceptsTerms ? termsVersion : old.termsVersion,
    termsAcceptedAt: acceptsTerms ? timestamp(now) : old.termsAcceptedAt,
    createdAt: timestamp(now),
    expiresAt: old.expiresAt,
    rotatedFrom: id,
  });
  const previous = await end(connection, old, overlapHours, now);
  return {
    result: { result: 'rotated', created: { ...key, newPartner: false }, previous },
    entries: creationEntries('key.rotated', key, now, acceptsTerms),
  };
}

async function end(
  connection: Queryable,
  { id, expiresAt }: StoredKey,
  overlapHours: number,
  now: Date,
): Promise<AccessKey> {
  const until = timestamp(new Date(now.getTime() + overlapHours * HOUR_MILLISECONDS));
  const change =
    overlapHours === 0
      ? sql`revoked_at = ${until}::timestamptz`
      : sql`expires_at = ${expiresAt === null || until < expiresAt ? until : expiresAt}::timestamptz`;
  await connection.query(sql`update keys set ${change} where id = ${id}`);
  return withoutHash(await keyOf(connection, id));
}

const refused = (reason: 'unknown_key' | 'revoked' | 'expired'): AccessChange<RotateOutcome> => ({
  result: { result: 'refused', reason },
  entries: [],
});
