import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const compressed = promisify(deflateRaw);
const inflated = promisify<Buffer, Buffer>(inflateRaw);

/**
 * Encrypts an answer with a key derived from the request, because the answer can repeat the request, which is not
 * stored.
 */
export async function seal(answer: string, sealKey: Buffer): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealKey, nonce);
  // Compress first: encrypted data does not compress.
  const sealed = Buffer.concat([cipher.update(await compressed(answer)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Rejects for an altered answer or another key. */
export async function unseal(sealed: Buffer, sealKey: Buffer): Promise<string> {
  const contentStart = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, sealKey, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, contentStart));
  const answer = Buffer.concat([decipher.update(sealed.subarray(contentStart)), decipher.final()]);
  return (await inflated(answer)).toString('utf8');
}
