import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { InputUnreadable } from '../errors.js';

/** RFC 1952, section 2.3.1. */
const MAGIC = Buffer.from([0x1f, 0x8b]);

/** What one turn of the event loop is handed, so that a server goes on answering while it imports. */
const CHUNK_BYTES = 64 * 1024;

/** `head` is the beginning of an input. */
export const isGzip = (head: Buffer): boolean => head.subarray(0, MAGIC.length).equals(MAGIC);

/** Rejects with `InputUnreadable` when the gzip stream is cut off or broken. */
export async function* unpack(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const feeding = pipeline(Readable.from(chunks), gunzip);
  // Its failure reaches the reader below; unhandled here, it would end the process.
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
