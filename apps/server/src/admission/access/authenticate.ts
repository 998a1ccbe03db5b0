import { timingSafeEqual } from 'node:crypto';
import { hashOfSecret, keyState, parseKey, type StoredKey } from '@partner-api/storage';
import { type Awaitable, chainMaybeAsync } from '../../time/chain-maybe-async.js';
import type { KeyCache } from './key-cache.js';

const BEARER = /^bearer +([!-~]+)$/i;

/** Used in place of a malformed or unknown key, so that every refusal takes the same steps. No key hashes to zeros. */
const NO_KEY = { id: '000000000000', secret: '0'.repeat(43) };
const NO_HASH = Buffer.alloc(32);

/**
 * Returns the active key in `Authorization`, or null if it is missing, malformed, unknown, revoked or expired. All
 * failures take the same steps, and only they wait for the store.
 */
export function authenticate(
  authorization: string | undefined,
  keys: KeyCache,
  now: Date,
): Awaitable<StoredKey | null> {
  const [, text = ''] = BEARER.exec(authorization ?? '') ?? [];
  const { id, secret } = parseKey(text) ?? NO_KEY;
  const inForce = (key: StoredKey | null): StoredKey | null => {
    const matches = timingSafeEqual(hashOfSecret(secret), key?.secretHash ?? NO_HASH);
    return key && matches && keyState(key, now) === 'active' ? key : null;
  };
  return chainMaybeAsync(keys.find(id), (key) => inForce(key) ?? keys.findAfresh(id).then(inForce));
}
