import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request } from 'express';

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** Below it, what compression saves is less than its headers. */
export const COMPRESSED_FROM_BYTES = 1_024;

const CODINGS: readonly ContentCoding[] = ['br', 'gzip', 'identity'];

/** The coding that a reader prefers (RFC 9110, 12.5.3); identity where it names none of ours. */
export function contentCodingFor(request: Request): ContentCoding {
  if (request.headers['accept-encoding'] === undefined) return 'identity';
  const accepted = request.acceptsEncodings([...CODINGS]);
  return CODINGS.find((coding) => coding === accepted) ?? 'identity';
}

/**
 * Of what is read with GET alone. Answers to questions and problems repeat the text of a caller and are sent as they are:
 * beside it, the size of a compressed body could tell of what else is in it (BREACH).
 */
export function compressed(bytes: Buffer, coding: ContentCoding): Buffer {
  if (coding === 'gzip') return gzipSync(bytes);
  if (coding === 'br') return brotliCompressSync(bytes, { params: BROTLI });
  return bytes;
}

/** Of 290 kB it takes a few milliseconds, and saves a little more than gzip does. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
