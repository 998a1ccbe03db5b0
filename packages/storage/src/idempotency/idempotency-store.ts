import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { KeyedHash } from '../keyed-hash.js';
import {
  type IdempotencyClaim,
  type IdempotencyStore,
  type IdempotentRequest,
  KEPT_BYTES_MAXIMUM,
} from '../ports/idempotency-store.js';
import { begin, type HashedRequest } from './begin.js';
import { seal } from './sealed-answer.js';

/** Limits a sweep, because readers of the embedded engine wait for its statement. */
const SWEEP_ROWS = 1_000;

/** Prefix of the key hash that groups the rows of a caller without storing the name. */
const CALLER_DIGITS = 16;

export const idempotencyStore = (
  database: Queryable,
  hash: KeyedHash,
  keptBytes = KEPT_BYTES_MAXIMUM,
): IdempotencyStore => ({
  begin: async (request) => begin(database, await hashRequest(request, hash)),

  finish: async ({ keyHash, token, sealKey }, { answer, usedRecords }) => {
    const sealed = await seal(answer, sealKey);
    const caller = keyHash.slice(0, CALLER_DIGITS);
    const kept = await database.query(sql`
      update idempotency
      set state = 'done', answer = ${sealed}, used_records = ${JSON.stringify(usedRecords)}::json
      where key_hash = ${keyHash} and token = ${token} and state = 'in_progress' and (
        select coalesce(sum(octet_length(answer)), 0) from idempotency
        where key_hash between ${caller} and ${`${caller}g`}
      ) + ${sealed.length}::int <= ${keptBytes}::int
      returning token`);
    if (kept.length === 0) await free(database, { keyHash, token });
    return kept.length > 0;
  },

  abandon: (claim) => free(database, claim),

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

async function free(
  database: Queryable,
  { keyHash, token }: Pick<IdempotencyClaim, 'keyHash' | 'token'>,
): Promise<void> {
  await database.query(sql`
    delete from idempotency where key_hash = ${keyHash} and token = ${token} and state = 'in_progress'`);
}

async function hashRequest(
  { scope, key, operation, body, now, leaseSeconds }: IdempotentRequest,
  hash: KeyedHash,
): Promise<HashedRequest> {
  return {
    keyHash:
      (await hash('key', scope)).toString('hex').slice(0, CALLER_DIGITS) +
      (await hash('key', scope, key)).toString('hex'),
    operation,
    bodyHash: (await hash('body', body)).toString('hex'),
    sealKey: await hash('seal', scope, key, operation, body),
    now,
    leaseSeconds,
  };
}
