export interface PeekedStream {
  readonly head: Buffer;
  /** The whole stream, its first chunk at least as long as the head. */
  readonly chunks: AsyncGenerator<Buffer, void, undefined>;
}

/** Reads the beginning of a stream until `isEnough`. A later failure is thrown after the bytes before it are read. */
export async function peek(
  chunks: AsyncIterable<Buffer>,
  isEnough: (head: Buffer) => boolean,
): Promise<PeekedStream> {
  const iterator = chunks[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (!isEnough(head)) {
    try {
      const next = await iterator.next();
      if (next.done) break;
      head = Buffer.concat([head, next.value]);
    } catch (error) {
      if (head.length === 0) throw error;
      return { head, chunks: followedBy(head, failing(error)) };
    }
  }
  return { head, chunks: followedBy(head, { [Symbol.asyncIterator]: () => iterator }) };
}

async function* followedBy(head: Buffer, rest: AsyncIterable<Buffer>) {
  if (head.length > 0) yield head;
  yield* rest;
}

// biome-ignore lint/correctness/useYield: it fails where it would go on.
async function* failing(error: unknown): AsyncGenerator<Buffer, void, undefined> {
  throw error;
}
