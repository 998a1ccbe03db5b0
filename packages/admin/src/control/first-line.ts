const LINE_FEED = 0x0a;

export interface FirstLine {
  /** The line without its line break; null when the stream ends before one. */
  readonly line: string | null;
  /** The bytes after the line. */
  readonly rest: AsyncGenerator<Uint8Array, void, undefined>;
  /** Reads and discards the rest of the stream, also after `rest` was left early. Rejects when the stream fails. */
  drain(): Promise<void>;
}

/**
 * Splits off the first line of a stream. The iterator is never closed, because closing the body of a request closes
 * the connection of the response.
 */
export async function takeFirstLine(stream: AsyncIterable<Uint8Array>): Promise<FirstLine> {
  const iterator = stream[Symbol.asyncIterator]();
  const drain = async () => {
    while (!(await iterator.next()).done);
  };
  const chunks: Uint8Array[] = [];
  for (;;) {
    const next = await iterator.next();
    if (next.done) return { line: null, rest: resume(Buffer.concat(chunks), iterator), drain };
    const end = next.value.indexOf(LINE_FEED);
    if (end === -1) {
      chunks.push(next.value);
      continue;
    }
    const line = Buffer.concat([...chunks, next.value.subarray(0, end)]).toString('utf8');
    return { line, rest: resume(next.value.subarray(end + 1), iterator), drain };
  }
}

async function* resume(head: Uint8Array, iterator: AsyncIterator<Uint8Array>) {
  if (head.length > 0) yield head;
  for (;;) {
    const next = await iterator.next();
    if (next.done) return;
    yield next.value;
  }
}
