import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const compressed = promisify(deflateRaw);
const inflated = promisify<Buffer, Buffer>(inflateRaw);

/** An answer may repeat the request it answers, which is not stored: whoever sends that request again can open it. */
export async function seal(answer: string, sealKey: Buffer): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealKey, nonce);
  // What is encrypted cannot be compressed any more.
  const sealed = Buffer.concat([cipher.update(await compressed(answer)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Rejects when the answer was altered, or sealed with another key. */
export async function unseal(sealed: Buffer, sealKey: Buffer): Promise<string> {
  const contentStart = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, sealKey, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, contentStart));
  const answer = Buffer.concat([decipher.update(sealed.subarray(contentStart)), decipher.final()]);
  return (await inflated(answer)).toString('utf8');
}
