/** What was opened, to be closed in one place: when the server stops, and when it cannot start. */
export interface CloseStack {
  /** Remembers how to close what was just opened. Returns a function that does so before the turn of the others. */
  add(close: () => unknown): () => Promise<void>;
  /** Closes all, the last first, each once, also where one of them fails; rejects then with what failed. */
  close(): Promise<void>;
}

/** As `AsyncDisposableStack`, which Node 20 does not have. */
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
