/** Collects how to close what was opened, for a stop and for a failed start. */
export interface CloseStack {
  /** Adds a close function. Returns a function that calls it early, once. */
  add(close: () => unknown): () => Promise<void>;
  /** Closes everything once, in reverse order and despite failures; then rejects with the failures. */
  close(): Promise<void>;
}

/** Replaces `AsyncDisposableStack`, which Node 20 does not have. */
export function createCloseStack(): CloseStack {
  const closers: (() => Promise<void>)[] = [];
  return {
    add: (close) => {
      let closed: Promise<void> | undefined;
      const closeOnce = () => {
        closed ??= (async () => void (await close()))();
        return closed;
      };
      closers.push(closeOnce);
      return closeOnce;
    },
    close: async () => {
      const failures: unknown[] = [];
      for (const close of closers.toReversed()) await close().catch((error) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
    },
  };
}
