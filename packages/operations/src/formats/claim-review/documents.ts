import { InputUnreadable } from '../../errors.js';
import { type JsonElement, readElements } from '../../input/json-elements.js';
import { isBlank, LINE_MAXIMUM_BYTES, readLines } from '../../input/lines.js';
import { parseJson } from '../../input/parse-json.js';

/** One JSON text of the input; of a line that is too long, its beginning. */
export interface JsonText extends JsonElement {
  readonly tooLong: boolean;
  /** Whether it came from a feed, which may hold other things beside reviews. */
  readonly isOfFeed: boolean;
}

/** How much is looked at to tell one form from another. */
const HEAD_BYTES = 64 * 1024;

/** A single object is read whole; a list, a DataFeed or lines are not, and may have any length. */
const DOCUMENT_MAXIMUM_BYTES = 16 * 1024 * 1024;

const FEED = /"dataFeedElement"\s*:\s*\[/;

/** The documents of an input: lines of JSON, the elements of a list or of a `DataFeed`, or one object. */
export async function* readDocuments(text: AsyncIterable<Buffer>): AsyncGenerator<JsonText, void, undefined> {
  const iterator = text[Symbol.asyncIterator]();
  const head = await readHead(iterator);
  const rest = { [Symbol.asyncIterator]: () => iterator };
  const start = head.toString('latin1').trimStart();
  if (start === '')
    throw new InputUnreadable('The input is empty. Import a file with ClaimReview in JSON-LD.');
  if (start.startsWith('[')) return yield* elements(head, head.indexOf('[') + 1, rest, false);
  if (!start.startsWith('{'))
    throw new InputUnreadable('The input is not JSON: it begins with neither { nor [.');
  if (isLines(head)) return yield* lines(joined(head, rest));
  const feed = FEED.exec(head.toString('latin1'));
  if (feed) return yield* elements(head, feed.index + feed[0].length, rest, true);
  yield await wholeDocument(joined(head, rest));
}

async function readHead(iterator: AsyncIterator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  const isEnough = () =>
    head.length > LINE_MAXIMUM_BYTES || (head.length >= HEAD_BYTES && head.includes('\n'));
  while (!isEnough()) {
    const next = await iterator.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

/** Whether the first line is a JSON text by itself, or a broken one: an object over several lines opens on its first. */
function isLines(head: Buffer): boolean {
  const from = head.indexOf('{');
  const end = head.indexOf('\n', from);
  if (end < 0) return head.length <= LINE_MAXIMUM_BYTES;
  const first = head.subarray(from, end);
  return 'value' in parseJson(first) || first.toString('latin1').trimEnd().endsWith('}');
}

async function* lines(text: AsyncIterable<Buffer>): AsyncGenerator<JsonText, void, undefined> {
  for await (const several of readLines(text)) {
    for (const { number, bytes, tooLong } of several)
      if (!isBlank(bytes)) yield { line: number, bytes, tooLong, isOfFeed: false };
  }
}

async function* elements(head: Buffer, from: number, rest: AsyncIterable<Buffer>, isOfFeed: boolean) {
  const line = head.subarray(0, from).filter((byte) => byte === 0x0a).length + 1;
  for await (const element of readElements(joined(head.subarray(from), rest), line)) {
    yield { ...element, tooLong: false, isOfFeed };
  }
}

async function wholeDocument(text: AsyncIterable<Buffer>): Promise<JsonText> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of text) {
    parts.push(part);
    length += part.length;
    if (length > DOCUMENT_MAXIMUM_BYTES) {
      throw new InputUnreadable(
        `The input is one JSON object of more than ${DOCUMENT_MAXIMUM_BYTES} bytes. Give one review a line, a list, or a DataFeed whose dataFeedElement comes within its first ${HEAD_BYTES} bytes.`,
      );
    }
  }
  const bytes = Buffer.concat(parts);
  const parsed = parseJson(bytes);
  if ('fault' in parsed && parsed.fault.reason === 'invalid_json') {
    throw new InputUnreadable(
      'The input is not JSON, or it is cut off. Check the file and run the import again.',
    );
  }
  return { line: 1, bytes, tooLong: false, isOfFeed: false };
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  yield head;
  yield* rest;
}
