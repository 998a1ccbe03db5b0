import { InputUnreadable } from '../errors.js';
import { LINE_MAXIMUM_BYTES } from './lines.js';

/** The bytes of one JSON value and its first line. */
export interface JsonValue {
  readonly line: number;
  readonly bytes: Buffer;
}

export interface ValuesWanted {
  /** Line number of the first chunk. */
  readonly line: number;
  /**
   * `elements`: the elements of one array, from after its `[`. `sequence`: values one after the other, arrays among
   * them element by element.
   */
  readonly of: 'elements' | 'sequence';
  readonly maximumBytes?: number;
}

const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const [QUOTE, BACKSLASH, COMMA, LINE_FEED, RECORD_SEPARATOR] = [0x22, 0x5c, 0x2c, 0x0a, 0x1e];

/**
 * Splits JSON of any length into values, with one value in memory. It does not parse them, because a streaming parser
 * stops at the first invalid value; rejects with `InputUnreadable` when a value or array never ends.
 */
export async function* readValues(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  { line, of, maximumBytes = LINE_MAXIMUM_BYTES }: ValuesWanted,
): AsyncGenerator<JsonValue, void, undefined> {
  let parts: Buffer[] = [];
  let length = 0;
  let startLine = line;
  let isBegun = false;
  let isArray = of === 'elements';
  let depth = 0;
  let isString = false;
  let isEscaped = false;

  const add = (part: Buffer) => {
    length += part.length;
    if (part.length > 0) parts.push(part);
    if (length > maximumBytes) {
      throw new InputUnreadable(
        `The element that begins on line ${startLine} does not end within ${maximumBytes} bytes. Check its brackets and quotes, and run the import again.`,
      );
    }
  };
  const take = (): JsonValue => {
    const value = { line: startLine, bytes: Buffer.concat(parts) };
    parts = [];
    length = 0;
    isBegun = false;
    return value;
  };

  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === LINE_FEED) line += 1;
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isString = false;
        continue;
      }
      if (!isBegun) {
        if (isSpace(byte) || byte === COMMA || byte === RECORD_SEPARATOR) continue;
        if (isArray ? byte === CLOSE_ARRAY : byte === OPEN_ARRAY) {
          isArray = !isArray;
          if (of === 'elements') return;
          continue;
        }
        isBegun = true;
        startLine = line;
        from = at;
      }
      if (byte === QUOTE) isString = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth += 1;
      else if (depth > 0) {
        if (byte !== CLOSE_OBJECT && byte !== CLOSE_ARRAY) continue;
        depth -= 1;
        // In an array a value ends at its comma, so that invalid text after it is part of it and refused with it.
        if (depth > 0 || isArray) continue;
        add(chunk.subarray(from, at + 1));
        yield take();
      } else if (isArray ? byte === COMMA || byte === CLOSE_ARRAY : byte === LINE_FEED) {
        add(chunk.subarray(from, at));
        yield take();
        if (byte !== CLOSE_ARRAY) continue;
        isArray = false;
        if (of === 'elements') return;
      }
    }
    if (isBegun) add(chunk.subarray(from));
  }
  if (isArray) {
    throw new InputUnreadable('The JSON array is cut off. Get the whole file and run the import again.');
  }
  if (isBegun && depth > 0) {
    throw new InputUnreadable(
      'The input is not JSON, or it is cut off. Check the file and run the import again.',
    );
  }
  if (isBegun) yield take();
}

const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
