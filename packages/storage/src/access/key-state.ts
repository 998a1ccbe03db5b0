import type { AccessKey } from '../ports/key-store.js';

/**
 * The state of the key alone: an active key is still refused while its partner is suspended or has not accepted the
 * present terms.
 */
export type KeyState = 'active' | 'expired' | 'revoked';

export function keyState(
  { revokedAt, expiresAt }: Pick<AccessKey, 'revokedAt' | 'expiresAt'>,
  now: Date,
): KeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'active';
}
