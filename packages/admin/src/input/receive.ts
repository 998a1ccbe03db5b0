import { InputUnreadable } from '../errors.js';

/**
 * The input as it arrives. An abort ends it even while nothing arrives. The input's own iterator is never closed: when
 * it is the body of a request, closing it would end the connection that the answer goes out on.
 */
export async function* receive(
  input: AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer, void, undefined> {
  const iterator = input[Symbol.asyncIterator]();
  for (;;) {
    const next = await nextChunk(iterator, signal);
    if (next.done) return;
    onBytes(next.value.length);
    yield Buffer.isBuffer(next.value) ? next.value : Buffer.from(next.value);
  }
}

async function nextChunk(
  iterator: AsyncIterator<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<IteratorResult<Uint8Array>> {
  try {
    return await (signal ? orAborted(iterator.next(), signal) : iterator.next());
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new InputUnreadable(
      `The input ended with an error (${words}). Check it and run the import again.`,
      { cause },
    );
  }
}

/** `Promise.race` with one long-lived promise would keep every chunk's reaction alive. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
