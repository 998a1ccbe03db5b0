import { InputUnreadable } from '../errors.js';
import { type JsonValue, readValues } from './json-values.js';
import { isBlank, LINE_MAXIMUM_BYTES, type Line, readLines } from './lines.js';
import { parseJson } from './parse-json.js';
import { peek } from './peek.js';

/** One JSON text of the input, or the beginning of a line that is too long. */
export interface JsonText extends JsonValue {
  readonly tooLong: boolean;
  /** Whether it is an element of a feed, which can contain other items than records. */
  readonly isOfFeed: boolean;
}

export interface JsonTextsWanted {
  /** Advice on what to import instead, at the end of an error. */
  readonly file: string;
  /** A member whose array is read element by element, whatever its length. */
  readonly feed?: RegExp;
}

/** Bytes examined to detect the form. */
const HEAD_BYTES = 64 * 1024;

/** Limit for an object over several lines, which is read whole. */
const DOCUMENT_MAXIMUM_BYTES = 16 * 1024 * 1024;

/**
 * Yields the JSON texts of an input, chunk by chunk: JSON lines, elements of an array or feed, or objects over
 * several lines. Rejects with `InputUnreadable` for any other input.
 */
export async function* readJsonTexts(
  text: AsyncIterable<Buffer>,
  { file, feed }: JsonTextsWanted,
): AsyncGenerator<readonly JsonText[], void, undefined> {
  const { head, chunks } = await peek(text, isHead);
  const start = head.toString('latin1').trimStart();
  if (start === '') return;
  if (!LOOKS_LIKE_JSON.test(start) && !isJson(start.split('\n', 1)[0] ?? '')) {
    throw new InputUnreadable(`The input is not JSON: it begins with neither { nor [. ${file}`);
  }
  if (!/^[[\u001e]/.test(start) && isLines(head)) return yield* linesOf(chunks);
  const found = start.startsWith('{') ? feed?.exec(head.toString('latin1')) : null;
  const from = found ? found.index + found[0].length : 0;
  const line = head.subarray(0, from).filter((byte) => byte === 0x0a).length + 1;
  const wanted = found
    ? ({ line, of: 'elements' } as const)
    : ({ line, of: 'sequence', maximumBytes: maximumOf(start) } as const);
  for await (const value of readValues(from > 0 ? skipping(chunks, from) : chunks, wanted)) {
    yield [{ ...value, tooLong: false, isOfFeed: Boolean(found) }];
  }
}

/** Any line that begins like JSON, so that a broken first line costs only itself. */
const LOOKS_LIKE_JSON = /^[^\S\r\n\u2028\u2029]*[[{\u001e]/m;

const maximumOf = (start: string): number =>
  start.startsWith('{') ? DOCUMENT_MAXIMUM_BYTES : LINE_MAXIMUM_BYTES;

const isHead = (head: Buffer): boolean =>
  head.length > LINE_MAXIMUM_BYTES || (head.length >= HEAD_BYTES && head.includes('\n'));

/** Whether the input is JSON lines rather than objects over several lines, also when some lines are broken. */
function isLines(head: Buffer): boolean {
  const [first = '', second] = head
    .toString('latin1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (second === undefined && !head.includes('\n')) return head.length <= LINE_MAXIMUM_BYTES;
  return second === undefined || second.startsWith('{') || first.endsWith('}') || isJson(first);
}

const isJson = (text: string): boolean => 'value' in parseJson(Buffer.from(text, 'latin1'));

async function* linesOf(text: AsyncIterable<Buffer>): AsyncGenerator<readonly JsonText[], void, undefined> {
  for await (const lines of readLines(text)) {
    const texts: JsonText[] = [];
    for (const line of lines) if (!isBlank(line.bytes)) texts.push(...(await textsOf(line)));
    yield texts;
  }
}

/** Returns the JSON texts of a line, which can be several without separators. */
async function textsOf({ number, bytes, tooLong }: Line): Promise<readonly JsonText[]> {
  const whole = { line: number, bytes, tooLong, isOfFeed: false };
  if (tooLong || !bytes.includes('}{') || 'value' in parseJson(bytes)) return [whole];
  const values: JsonValue[] = [];
  try {
    for await (const value of readValues([bytes], { line: number, of: 'sequence' })) values.push(value);
  } catch (error) {
    if (error instanceof InputUnreadable) return [whole];
    throw error;
  }
  return values.map((value) => ({ ...value, tooLong: false, isOfFeed: false }));
}

/** Skips bytes within the first chunk. */
async function* skipping(
  chunks: AsyncIterable<Buffer>,
  bytes: number,
): AsyncGenerator<Buffer, void, undefined> {
  let isFirst = true;
  for await (const chunk of chunks) {
    yield isFirst ? chunk.subarray(bytes) : chunk;
    isFirst = false;
  }
}
