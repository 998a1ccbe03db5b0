import { createHmac } from 'node:crypto';
import type { Queryable } from './engine/index.js';
import { readSecret } from './read-secret.js';

/**
 * HMAC-SHA-256 over the parts. The purpose comes first, so that equal texts have different hashes for different
 * purposes.
 */
export type KeyedHash = (
  purpose: 'text' | 'key' | 'body' | 'seal',
  ...parts: readonly string[]
) => Promise<Buffer>;

/** Reads the secret at the first use, because the store can open before its database is available. */
export function keyedHash(database: Queryable): KeyedHash {
  let secret: Buffer | null = null;
  return async (...parts) => {
    secret ??= await readSecret(database, 'hash_secret');
    // JSON encoding makes the boundaries of the parts part of the hashed text.
    return createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
  };
}
