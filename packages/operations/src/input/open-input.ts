import { InputUnreadable } from '../errors.js';
import { isGzip, unpack } from './gzip.js';
import { receive } from './receive.js';

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** Long enough to recognise gzip and each of the marks. */
const HEAD_BYTES = 3;

/**
 * The text of an input as bytes, unpacked when it is gzip and without a byte order mark.
 * `onBytes` is told of every chunk as it came. Whoever opened the input closes it. Rejects with `InputUnreadable`,
 * or with the signal's reason.
 */
export async function* openInput(
  input: AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<Buffer, void, undefined> {
  const raw = await withHead(receive(input, onBytes, signal));
  const text = await withHead(isGzip(raw.head) ? unpack(raw.chunks) : raw.chunks);
  if (UTF16_MARKS.some((mark) => startsWith(text.head, mark))) {
    throw new InputUnreadable('The input is UTF-16. Convert it to UTF-8 and run the import again.');
  }
  let marked = startsWith(text.head, UTF8_MARK);
  for await (const chunk of text.chunks) {
    yield marked ? chunk.subarray(UTF8_MARK.length) : chunk;
    marked = false;
  }
}

const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

/** The first bytes of a stream, and the stream from its beginning, its first chunk no shorter than they are. */
async function withHead(
  chunks: AsyncGenerator<Buffer, void, undefined>,
): Promise<{ head: Buffer; chunks: AsyncGenerator<Buffer, void, undefined> }> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return { head, chunks: resume(head, chunks) };
}

async function* resume(head: Buffer, rest: AsyncGenerator<Buffer, void, undefined>) {
  if (head.length > 0) yield head;
  yield* rest;
}
