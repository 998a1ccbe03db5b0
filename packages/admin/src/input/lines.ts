/** One line without its line break. */
export interface Line {
  /** Line number, from 1. */
  readonly number: number;
  /** The line, or the beginning of a line that is too long. */
  readonly bytes: Buffer;
  readonly tooLong: boolean;
}

/** Maximum length of a line, which bounds the memory of a row. */
export const LINE_MAXIMUM_BYTES = 1024 * 1024;

/** Bytes kept of a line that is too long: up to four for each character of a reject. */
const HEAD_BYTES = 16_000;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Yields complete lines, chunk by chunk, in constant memory whatever the length of a line. */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly Line[], void, undefined> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;

  const add = (part: Buffer) => {
    length += part.length;
    if (length <= LINE_MAXIMUM_BYTES) parts.push(part);
    else parts = [Buffer.concat([...parts, part]).subarray(0, HEAD_BYTES)];
  };
  const end = (): Line => {
    number += 1;
    const [first, ...others] = parts;
    const bytes = first && others.length === 0 ? first : Buffer.concat(parts);
    const line = { number, bytes: withoutReturn(bytes), tooLong: length > LINE_MAXIMUM_BYTES };
    parts = [];
    length = 0;
    return line;
  };

  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let start = 0;
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, at));
      lines.push(end());
      start = at + 1;
    }
    if (start < chunk.length) add(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (length > 0) yield [end()];
}

const withoutReturn = (bytes: Buffer) => (bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes);

/** Whether a line is only ASCII white space. */
export function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === CARRIAGE_RETURN || byte === 0x0c);
}
