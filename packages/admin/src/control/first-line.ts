const LINE_FEED = 0x0a;

export interface FirstLine {
  /** Without its end; null when the stream ends within it. */
  readonly line: string | null;
  /** What comes after it. */
  readonly rest: AsyncGenerator<Uint8Array, void, undefined>;
  /** Reads what is left of the stream, whoever has left it, and forgets it. Rejects when the stream fails. */
  drain(): Promise<void>;
}

/**
 * Takes the first line of a stream. The iterator of the stream is never closed: when it is the body of a request, closing it
 * would end the connection that the answer goes out on.
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
