import { InputUnreadable } from '../errors.js';
import { LINE_MAXIMUM_BYTES } from './lines.js';

/** The bytes of one element of a JSON array, and the line it begins on. */
export interface JsonElement {
  readonly line: number;
  readonly bytes: Buffer;
}

const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;

/**
 * Cuts an array of any length into its elements; memory holds one at a time. `chunks` begin behind the array's `[`,
 * on line `line`. Elements are cut, not parsed: a streaming parser stops for good at the first element that is not
 * JSON, whereas here that one is refused and the next one is read. Rejects with `InputUnreadable` when an element
 * or the array never ends.
 */
export async function* readElements(
  chunks: AsyncIterable<Buffer>,
  line: number,
): AsyncGenerator<JsonElement, void, undefined> {
  let parts: Buffer[] = [];
  let length = 0;
  let startLine = line;
  let isBegun = false;
  let depth = 0;
  let isString = false;
  let isEscaped = false;

  const element = (): JsonElement | null => {
    const bytes = Buffer.concat(parts);
    parts = [];
    length = 0;
    return bytes.every(isSpace) ? null : { line: startLine, bytes };
  };
  const add = (part: Buffer) => {
    if (part.length === 0) return;
    length += part.length;
    parts.push(part);
    if (length > LINE_MAXIMUM_BYTES) {
      const limit = `${LINE_MAXIMUM_BYTES} bytes`;
      throw new InputUnreadable(
        `The element that begins on line ${startLine} does not end within ${limit}. Check its brackets and quotes, and run the import again.`,
      );
    }
  };

  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === LINE_FEED) line += 1;
      else if (!isBegun && !isSpace(byte)) {
        isBegun = true;
        startLine = line;
      }
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isString = false;
        continue;
      }
      if (byte === QUOTE) isString = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        depth += 1;
      } else if (depth > 0) {
        if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) depth -= 1;
      } else if (byte === COMMA || byte === CLOSE_ARRAY) {
        add(chunk.subarray(from, at));
        const found = element();
        if (found) yield found;
        if (byte === CLOSE_ARRAY) return;
        from = at + 1;
        isBegun = false;
      }
    }
    add(chunk.subarray(from));
  }
  throw new InputUnreadable('The JSON array is cut off. Get the whole file and run the import again.');
}

const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
