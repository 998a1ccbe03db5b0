import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { KeyedHash } from '../keyed-hash.js';
import type { IdempotencyStore, IdempotentRequest } from '../ports/idempotency-store.js';
import { begin, type HashedRequest } from './begin.js';
import { seal } from './sealed-answer.js';

/** Readers of the embedded engine wait for a statement to end. */
const SWEEP_ROWS = 1_000;

export const idempotencyStore = (database: Queryable, hash: KeyedHash): IdempotencyStore => ({
  begin: async (request) => begin(database, await hashRequest(request, hash)),

  finish: async ({ keyHash, token, sealKey }, { answer, usedRecords }) => {
    const kept = await database.query(sql`
      update idempotency
      set state = 'done', answer = ${seal(answer, sealKey)}, used_records = ${JSON.stringify(usedRecords)}::json
      where key_hash = ${keyHash} and token = ${token} and state = 'in_progress'
      returning token`);
    return kept.length > 0;
  },

  abandon: async ({ keyHash, token }) => {
    await database.query(sql`
      delete from idempotency where key_hash = ${keyHash} and token = ${token} and state = 'in_progress'`);
  },

  sweep: async (now) => {
    const removed = await database.query(sql`
      delete from idempotency where key_hash in (
        select key_hash from idempotency where expires_at <= ${now.toISOString()}::timestamptz
        order by expires_at limit ${SWEEP_ROWS}
      )
      returning token`);
    return removed.length;
  },
});

async function hashRequest(
  { scope, key, operation, body, now, leaseSeconds }: IdempotentRequest,
  hash: KeyedHash,
): Promise<HashedRequest> {
  return {
    keyHash: (await hash('key', scope, key)).toString('hex'),
    operation,
    bodyHash: (await hash('body', body)).toString('hex'),
    sealKey: await hash('seal', scope, key, operation, body),
    now,
    leaseSeconds,
  };
}
