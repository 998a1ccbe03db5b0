import { randomUUID } from 'node:crypto';
import type { UsedRecord } from '@partner-api/contract';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import {
  IDEMPOTENCY_HOURS,
  type IdempotencyClaim,
  type IdempotencyDecision,
} from '../ports/idempotency-store.js';
import { versionsCurrent } from '../readers/versions-current.js';
import { unseal } from './sealed-answer.js';

/** A request whose key and body are hashed, so that the row holds neither. */
export interface HashedRequest {
  readonly keyHash: string;
  readonly operation: string;
  readonly bodyHash: string;
  readonly sealKey: Buffer;
  readonly now: Date;
  readonly leaseSeconds: number;
}

type HeldRow = {
  operation: string;
  body_hash: string;
  state: string;
  token: string;
  lease_until: string;
  answer: Buffer | null;
  used_records: UsedRecord[];
  expires_at: string;
};

/**
 * Of concurrent requests with the same key, one inserts or takes over the row; the others read it again. No statement
 * waits for the work of another request.
 */
export async function begin(database: Queryable, request: HashedRequest): Promise<IdempotencyDecision> {
  const { keyHash, sealKey } = request;
  const claim = { keyHash, token: randomUUID(), sealKey };
  for (;;) {
    if (await insert(database, request, claim)) return { kind: 'started', claim };
    const [held] = await database.query<HeldRow>(sql`
      select operation, body_hash, state, token, lease_until, answer, used_records, expires_at
      from idempotency where key_hash = ${keyHash}`);
    // The row was deleted between the two statements.
    if (!held) continue;
    const decision = await decide(database, held, request);
    if (decision !== 'start') return decision;
    if (await takeOver(database, held, request, claim)) return { kind: 'started', claim };
  }
}

async function decide(
  database: Queryable,
  held: HeldRow,
  { operation, bodyHash, sealKey, now }: HashedRequest,
): Promise<IdempotencyDecision | 'start'> {
  if (new Date(held.expires_at) <= now) return 'start';
  if (held.operation !== operation || held.body_hash !== bodyHash) return { kind: 'reused' };
  if (held.answer === null) return new Date(held.lease_until) > now ? { kind: 'in_progress' } : 'start';
  const isCurrent = await versionsCurrent(database, held.used_records);
  return isCurrent ? { kind: 'done', answer: await unseal(held.answer, sealKey) } : 'start';
}

async function insert(
  database: Queryable,
  request: HashedRequest,
  { keyHash, token }: IdempotencyClaim,
): Promise<boolean> {
  const { leaseUntil, now, expiresAt } = timesOf(request);
  const rows = await database.query(sql`
    insert into idempotency (key_hash, operation, body_hash, state, token, lease_until, created_at, expires_at)
    values (${keyHash}, ${request.operation}, ${request.bodyHash}, 'in_progress', ${token},
      ${leaseUntil}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz)
    on conflict (key_hash) do nothing returning token`);
  return rows.length > 0;
}

/** Takes the row over only if it is unchanged since it was read. */
async function takeOver(
  database: Queryable,
  held: HeldRow,
  request: HashedRequest,
  { keyHash, token }: IdempotencyClaim,
): Promise<boolean> {
  const { leaseUntil, now, expiresAt } = timesOf(request);
  const rows = await database.query(sql`
    update idempotency
    set operation = ${request.operation}, body_hash = ${request.bodyHash}, state = 'in_progress', token = ${token},
      lease_until = ${leaseUntil}::timestamptz, answer = null, used_records = '[]',
      created_at = ${now}::timestamptz, expires_at = ${expiresAt}::timestamptz
    where key_hash = ${keyHash} and token = ${held.token} and state = ${held.state}
    returning token`);
  return rows.length > 0;
}

function timesOf({ now, leaseSeconds }: HashedRequest) {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000).toISOString();
  return { now: after(0), leaseUntil: after(leaseSeconds), expiresAt: after(IDEMPOTENCY_HOURS * 3_600) };
}
