import type { AccessKey } from '../ports/key-store.js';

/** Of the key alone; its partner may be suspended, and the terms may have changed. */
export type KeyState = 'active' | 'expired' | 'revoked';

export function keyState(
  { revokedAt, expiresAt }: Pick<AccessKey, 'revokedAt' | 'expiresAt'>,
  now: Date,
): KeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'active';
}
