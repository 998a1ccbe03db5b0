import { isGzip, unpack } from './gzip.js';
import { peek } from './peek.js';
import { receive } from './receive.js';
import { encodingOf, toUtf8 } from './text-encoding.js';
import { refuseUnsupportedType } from './unsupported-type.js';
import { isZip, unzip } from './zip.js';

/** Enough to detect any file type and to find the first line break of a table. */
const HEAD_BYTES = 64 * 1024;

/** For example a ZIP that contains a gzip file. */
const PACKINGS_MAXIMUM = 3;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

export interface InputListener {
  /** Receives the size of every chunk read. */
  readonly onBytes?: (count: number) => void;
  /** Receives notes about the detected encoding and line breaks. */
  readonly note?: (message: string) => void;
}

/**
 * Returns the text of an input as UTF-8 with line feeds: gzip and single-file ZIP are unpacked, UTF-16 is decoded,
 * and a byte order mark is removed. The caller closes the input; rejects with `InputUnreadable`, which names an
 * unsupported file type, or with the signal's reason.
 */
export async function* openInput(
  input: AsyncIterable<Uint8Array>,
  { onBytes = () => undefined, note = () => undefined }: InputListener = {},
  signal?: AbortSignal,
): AsyncGenerator<Buffer, void, undefined> {
  let source = await peek(receive(input, onBytes, signal), isEnough);
  for (let packings = 0; packings < PACKINGS_MAXIMUM; packings += 1) {
    if (isGzip(source.head)) source = await peek(unpack(source.chunks), isEnough);
    else if (isZip(source.head)) source = await peek(unzip(source.chunks, note), isEnough);
    else break;
  }
  const encoding = encodingOf(source.head);
  if (encoding === 'utf-8') await refuseUnsupportedType(source.head);
  else note(`The input is read as ${encoding.toUpperCase()}.`);
  const text = await peek(toUtf8(source.chunks, encoding), isEnough);
  const hasReturnsOnly = text.head.includes(CARRIAGE_RETURN) && !text.head.includes(LINE_FEED);
  if (!hasReturnsOnly) return yield* text.chunks;
  note('Lines of the input end with carriage returns alone, as old programs write them.');
  for await (const chunk of text.chunks) yield Buffer.from(chunk.map(toLineFeed));
}

const isEnough = (head: Buffer): boolean => head.length >= HEAD_BYTES;

const toLineFeed = (byte: number) => (byte === CARRIAGE_RETURN ? LINE_FEED : byte);
