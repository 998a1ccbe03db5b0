import type { FactCheckResult, ResearchResult } from '@partner-api/contract';
import { DatabaseUnavailable, type IdempotencyClaim, type IdempotencyStore } from '@partner-api/storage';
import type { Caller } from '../admission/access/caller.js';
import type { Answer, One } from '../answers/answer.js';
import { recordsIn } from '../answers/records-in.js';
import { problem, type Refusal, RequestProblem } from '../problems/problem.js';
import type { Clock } from '../time/clock.js';

/** Longer than a client is kept waiting for an answer, so that an older request has ended. */
const LEASE_SECONDS = 60;

/** The time left on the lease is when a dead request is given up; a live one usually ends sooner. */
const RETRY_SECONDS = 1;

type Result = ResearchResult | FactCheckResult;

export interface OnceRequest {
  /** Null: the work is always done. */
  readonly key: string | null;
  readonly caller: Caller;
  readonly operation: string;
  /** The body after validation, so that equivalent spellings of a request are equal. */
  readonly body: object;
}

interface KeptRefusal {
  readonly refused: { readonly detail: string; readonly refusal: Refusal };
}

const REPLAYED = { 'Idempotent-Replayed': 'true' };

/**
 * Does the work once per key of a caller and repeats the answer for later requests, also for a refusal under the terms.
 * Other failures release the key; throws `idempotency-key-reused` and `idempotency-in-progress`.
 */
export async function once<Data extends Result>(
  { idempotency, clock }: { readonly idempotency: IdempotencyStore; readonly clock: Clock },
  { key, caller, operation, body }: OnceRequest,
  work: () => Promise<Answer<One<Data>>>,
): Promise<Answer<One<Data>>> {
  if (key === null) return work();
  const scope = caller === 'anyone' ? 'open' : `partner ${caller.partner}`;
  const decision = await idempotency.begin({
    scope,
    key,
    operation,
    body: JSON.stringify(body),
    now: clock(),
    leaseSeconds: LEASE_SECONDS,
  });
  switch (decision.kind) {
    case 'reused':
      throw problem('idempotency-key-reused');
    case 'in_progress':
      throw problem('idempotency-in-progress', { headers: { 'Retry-After': String(RETRY_SECONDS) } });
    case 'done': {
      const kept: Answer<One<Data>> | KeptRefusal = JSON.parse(decision.answer);
      if ('refused' in kept) throw problem('prohibited-use', { ...kept.refused, headers: REPLAYED });
      return { headers: { ...kept.headers, ...REPLAYED }, body: kept.body };
    }
    case 'started':
      return finishing(idempotency, decision.claim, work);
  }
}

async function finishing<Data extends Result>(
  idempotency: IdempotencyStore,
  claim: IdempotencyClaim,
  work: () => Promise<Answer<One<Data>>>,
): Promise<Answer<One<Data>>> {
  try {
    const answer = await work();
    const usedRecords = recordsIn(answer.body.data);
    await idempotency.finish(claim, { answer: JSON.stringify(answer), usedRecords });
    return answer;
  } catch (error) {
    // If this fails too, the lease expires by itself; an unreachable database is not waited for again.
    if (!(await keepRefusal(idempotency, claim, error))) {
      const abandoned = idempotency.abandon(claim).catch(() => undefined);
      if (!(error instanceof DatabaseUnavailable)) await abandoned;
    }
    throw error;
  }
}

async function keepRefusal(
  idempotency: IdempotencyStore,
  claim: IdempotencyClaim,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof RequestProblem && error.refusal)) return false;
  const kept: KeptRefusal = { refused: { detail: error.message, refusal: error.refusal } };
  const answer = JSON.stringify(kept);
  return idempotency.finish(claim, { answer, usedRecords: [] }).catch(() => false);
}
