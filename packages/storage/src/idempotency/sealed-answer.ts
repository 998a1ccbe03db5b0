import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** An answer may repeat the request it answers, which is not stored: whoever sends that request again can open it. */
export function seal(answer: string, sealKey: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealKey, nonce);
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when the answer was altered, or sealed with another key. */
export function unseal(sealed: Buffer, sealKey: Buffer): string {
  const contentStart = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, sealKey, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, contentStart));
  return Buffer.concat([decipher.update(sealed.subarray(contentStart)), decipher.final()]).toString('utf8');
}
