import { InputUnreadable } from '../errors.js';

/**
 * Yields the input as it arrives and stops on abort even while nothing arrives. The iterator is never closed, because
 * closing the body of a request closes the connection of the response.
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

/** `Promise.race` with one long-lived promise would keep the reactions to every chunk in memory. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
