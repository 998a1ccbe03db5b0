import { InputUnreadable } from '../errors.js';

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const LITTLE_ENDIAN_MARK = Buffer.from([0xff, 0xfe]);
const BIG_ENDIAN_MARK = Buffer.from([0xfe, 0xff]);

/** In UTF-16 of a Latin header every second byte is zero, which never occurs in UTF-8 text. */
const BYTES_LOOKED_AT = 64;

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Detects the encoding by the byte order mark, or else by zero bytes; `head` is the beginning of an input. */
export function encodingOf(head: Buffer): TextEncoding {
  if (startsWith(head, LITTLE_ENDIAN_MARK)) return 'utf-16le';
  if (startsWith(head, BIG_ENDIAN_MARK)) return 'utf-16be';
  const looked = head.subarray(0, BYTES_LOOKED_AT);
  if (looked.length < BYTES_LOOKED_AT) return 'utf-8';
  const [even, odd] = [0, 1].map((from) => looked.filter((byte, at) => at % 2 === from && byte !== 0).length);
  if (odd === 0 && even === BYTES_LOOKED_AT / 2) return 'utf-16le';
  return even === 0 && odd === BYTES_LOOKED_AT / 2 ? 'utf-16be' : 'utf-8';
}

/** Decodes to UTF-8 without a byte order mark; UTF-8 passes unchanged. */
export async function* toUtf8(
  chunks: AsyncIterable<Buffer>,
  encoding: TextEncoding,
): AsyncGenerator<Buffer, void, undefined> {
  if (encoding === 'utf-8') {
    let isFirst = true;
    for await (const chunk of chunks) {
      yield isFirst && startsWith(chunk, UTF8_MARK) ? chunk.subarray(UTF8_MARK.length) : chunk;
      isFirst = false;
    }
    return;
  }
  // `fatal`, because replacement characters would hide the loss.
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    yield Buffer.from(decoder.decode());
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new InputUnreadable('The input begins like UTF-16 and goes on otherwise. Save it as UTF-8.', {
      cause,
    });
  }
}

const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
