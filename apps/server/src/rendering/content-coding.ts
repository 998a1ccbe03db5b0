import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request } from 'express';

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** Below this size, compression saves less than its headers cost. */
export const COMPRESSED_FROM_BYTES = 1_024;

const CODINGS: readonly ContentCoding[] = ['br', 'gzip', 'identity'];

/** Returns the preferred content coding (RFC 9110, 12.5.3); identity if none of ours is accepted. */
export function contentCodingFor(request: Request): ContentCoding {
  if (request.headers['accept-encoding'] === undefined) return 'identity';
  const accepted = request.acceptsEncodings([...CODINGS]);
  return CODINGS.find((coding) => coding === accepted) ?? 'identity';
}

/**
 * Compresses answers to GET. Answers to POST and problems repeat the caller's text and stay uncompressed, because the
 * compressed size could reveal other content (BREACH).
 */
export function compressed(bytes: Buffer, coding: ContentCoding): Buffer {
  if (coding === 'gzip') return gzipSync(bytes);
  if (coding === 'br') return brotliCompressSync(bytes, { params: BROTLI });
  return bytes;
}

/** Takes a few milliseconds for 290 kB and saves a little more than gzip. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
