import type { UsedRecord } from '@partner-api/contract';

/**
 * Runs a request once for each Idempotency-Key of a caller. Only keyed hashes of key and body are stored; the answer
 * is encrypted with a key derived from the request, because it can repeat the body.
 */
export interface IdempotencyStore {
  begin(request: IdempotentRequest): Promise<IdempotencyDecision>;
  /**
   * Stores the answer. Returns false when the lease expired and another request took over, or when the caller's
   * stored answers would exceed their limit; the key is then free again.
   */
  finish(claim: IdempotencyClaim, answer: IdempotentAnswer): Promise<boolean>;
  /** Frees the key, for an answer that must not be replayed; does nothing when another request took over. */
  abandon(claim: IdempotencyClaim): Promise<void>;
  /** Removes at most 1,000 expired rows and returns their number. */
  sweep(now: Date): Promise<number>;
}

export interface IdempotentRequest {
  /** Identifies the caller; keys of different scopes are independent. */
  readonly scope: string;
  /** Value of the Idempotency-Key header. */
  readonly key: string;
  readonly operation: string;
  /** Requests with equal text count as the same. */
  readonly body: string;
  readonly now: Date;
  /** After this time a request that neither finished nor abandoned counts as dead, and the next one starts. */
  readonly leaseSeconds: number;
}

export type IdempotencyDecision =
  /** The caller does the work, then calls `finish` or `abandon`. */
  | { readonly kind: 'started'; readonly claim: IdempotencyClaim }
  /** The caller replays this answer; every record that it used is still at that version. */
  | { readonly kind: 'done'; readonly answer: string }
  /** The key was used before with another operation or body. */
  | { readonly kind: 'reused' }
  /** The same request is still being processed. */
  | { readonly kind: 'in_progress' };

interface IdempotentAnswer {
  readonly answer: string;
  readonly usedRecords: readonly UsedRecord[];
}

/** Entitles one request to store the answer. Opaque; must not be logged. */
export interface IdempotencyClaim {
  readonly keyHash: string;
  readonly token: string;
  readonly sealKey: Buffer;
}

/** How long an answer is replayed. */
export const IDEMPOTENCY_HOURS = 24;

/** Limit of the compressed and encrypted answers stored for one caller: some thousand answers. */
export const KEPT_BYTES_MAXIMUM = 32 * 2 ** 20;
