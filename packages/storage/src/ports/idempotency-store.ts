import type { UsedRecord } from '@partner-api/contract';

/**
 * Does the work of a request once for each Idempotency-Key of a caller. Of key and body only keyed hashes are stored,
 * and the answer is sealed with the body, which it may repeat.
 */
export interface IdempotencyStore {
  begin(request: IdempotentRequest): Promise<IdempotencyDecision>;
  /**
   * Keeps the answer. False when it is not kept: the claim was lost, because its lease had ended and another took over, or the
   * answers kept for this caller take all of their room, and the key is free again.
   */
  finish(claim: IdempotencyClaim, answer: IdempotentAnswer): Promise<boolean>;
  /** Gives the key free, for an answer that should not be replayed. Does nothing when the claim was lost. */
  abandon(claim: IdempotencyClaim): Promise<void>;
  /** Removes what has expired, at most 1,000 at a time, and tells how many. */
  sweep(now: Date): Promise<number>;
}

export interface IdempotentRequest {
  /** Who asks: keys of different scopes never meet. */
  readonly scope: string;
  /** The value of the header. */
  readonly key: string;
  readonly operation: string;
  /** The text whose equality makes two requests the same. */
  readonly body: string;
  readonly now: Date;
  /** Past this, a request that neither finished nor abandoned is taken for dead, and the next one is started. */
  readonly leaseSeconds: number;
}

export type IdempotencyDecision =
  /** Do the work, then `finish` or `abandon`. */
  | { readonly kind: 'started'; readonly claim: IdempotencyClaim }
  /** Replay this; every record that it used is still at the version used. */
  | { readonly kind: 'done'; readonly answer: string }
  /** The key came with another operation or body before. */
  | { readonly kind: 'reused' }
  /** A request like it, with the same key, is being worked on. */
  | { readonly kind: 'in_progress' };

interface IdempotentAnswer {
  readonly answer: string;
  readonly usedRecords: readonly UsedRecord[];
}

/** Which request may write the answer. Opaque; not to be logged. */
export interface IdempotencyClaim {
  readonly keyHash: string;
  readonly token: string;
  readonly sealKey: Buffer;
}

/** How long an answer is replayed. */
export const IDEMPOTENCY_HOURS = 24;

/** Of all answers that are kept for one caller, compressed and sealed: some thousand. */
export const KEPT_BYTES_MAXIMUM = 32 * 2 ** 20;
