import { createHmac } from 'node:crypto';
import type { Queryable } from './engine/index.js';
import { readSecret } from './read-secret.js';

/** HMAC-SHA-256 over the parts. The first says what for: equal texts of different purposes have different hashes. */
export type KeyedHash = (
  purpose: 'text' | 'key' | 'body' | 'seal',
  ...parts: readonly string[]
) => Promise<Buffer>;

/** The secret is read once, when it is first needed: the store may be opened before its database answers. */
export function keyedHash(database: Queryable): KeyedHash {
  let secret: Buffer | null = null;
  return async (...parts) => {
    secret ??= await readSecret(database, 'hash_secret');
    // As JSON, so that where one part ends and the next begins is part of what is hashed.
    return createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
  };
}
