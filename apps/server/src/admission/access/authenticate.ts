import { timingSafeEqual } from 'node:crypto';
import { hashOfSecret, keyState, parseKey, type StoredKey } from '@partner-api/storage';
import { type Awaitable, chainMaybeAsync } from '../../time/chain-maybe-async.js';
import type { KeyCache } from './key-cache.js';

const BEARER = /^bearer +([!-~]+)$/i;

/** Stands in for what is no key, so that every refusal takes the same steps. No key hashes to zeros. */
const NO_KEY = { id: '000000000000', secret: '0'.repeat(43) };
const NO_HASH = Buffer.alloc(32);

/**
 * The key that `Authorization` carries, if it is in force; null for one that is missing, malformed, unknown, revoked or
 * expired, without a difference in what is done to find out. Only who is refused waits for the store.
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
