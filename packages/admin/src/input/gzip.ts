import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { InputUnreadable } from '../errors.js';

/** RFC 1952, section 2.3.1. */
const MAGIC = Buffer.from([0x1f, 0x8b]);

/** Limits the work of one turn of the event loop, so that a server keeps responding while it imports. */
const CHUNK_BYTES = 64 * 1024;

/** Whether an input with this beginning is gzip. */
export const isGzip = (head: Buffer): boolean => head.subarray(0, MAGIC.length).equals(MAGIC);

/** Decompresses gzip; rejects with `InputUnreadable` for a truncated or corrupt stream. */
export async function* unpack(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const feeding = pipeline(Readable.from(chunks), gunzip);
  // The reader below gets the failure; an unhandled rejection would end the process.
  feeding.catch(() => {});
  try {
    for await (const chunk of gunzip) yield chunk;
  } catch (cause) {
    throw toReadableFailure(cause);
  }
}

function toReadableFailure(cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'Z_BUF_ERROR') {
    return new InputUnreadable('The gzip input is cut off. Get the whole file and run the import again.', {
      cause,
    });
  }
  if (code.startsWith('Z_')) {
    return new InputUnreadable('The input begins like gzip but cannot be unpacked. Get the file again.', {
      cause,
    });
  }
  return cause;
}
