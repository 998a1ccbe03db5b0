const LINE_FEED = 0x0a;

/**
 * The first line of a stream, without its end, and what comes after it; the line is null when the stream ends within it.
 * The iterator of the stream is never closed: when it is the body of a request, closing it would end the connection that
 * the answer goes out on.
 */
export async function takeFirstLine(
  stream: AsyncIterable<Uint8Array>,
): Promise<{ line: string | null; rest: AsyncGenerator<Uint8Array, void, undefined> }> {
  const iterator = stream[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  for (;;) {
    const next = await iterator.next();
    if (next.done) return { line: null, rest: resume(Buffer.concat(chunks), iterator) };
    const end = next.value.indexOf(LINE_FEED);
    if (end === -1) {
      chunks.push(next.value);
      continue;
    }
    const line = Buffer.concat([...chunks, next.value.subarray(0, end)]).toString('utf8');
    return { line, rest: resume(next.value.subarray(end + 1), iterator) };
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
