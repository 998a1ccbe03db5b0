import { PartnerTimeoutError } from './errors/partner-timeout-error.js';

export interface Deadline {
  /** Aborts at the timeout or when the caller aborts. */
  readonly signal: AbortSignal;
  /** Throws the caller's abort reason, or `PartnerTimeoutError` with the previous failure as its cause. */
  readonly throwIfOver: (cause?: unknown) => void;
  /** Settles like the given work, or rejects with the signal's reason when it aborts first. */
  readonly race: <Result>(work: Promise<Result> | Result) => Promise<Result>;
  readonly pause: (seconds: number) => Promise<void>;
  /** Clears the timers and removes the listener on the caller's signal. Must be called when the work is done. */
  readonly stop: () => void;
}

// `AbortSignal.any` would leak: a long-lived signal keeps a reference to every signal derived from it.
export function startDeadline(request: string, seconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const onAbort = () => controller.abort();
  const timer = setTimeout(onAbort, seconds * 1_000);
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  if (caller?.aborted) onAbort();
  const removeListener = caller && shareListener(caller, onAbort);

  // Created by the first race and shared by all: many calls never race, and adding a listener is expensive.
  let aborted: Promise<never> | undefined;
  const race = <Result>(work: Promise<Result> | Result): Promise<Result> => {
    aborted ??= new Promise((_, reject) => {
      // An aborted signal emits no further event.
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([work, aborted]);
  };

  return {
    signal,
    race,
    throwIfOver: (cause) => {
      caller?.throwIfAborted();
      if (signal.aborted) throw new PartnerTimeoutError(request, seconds, cause);
    },
    pause: (pauseSeconds) =>
      race(
        new Promise<void>((resolve) => {
          pauseTimer = setTimeout(resolve, pauseSeconds * 1_000);
        }),
      ),
    stop: () => {
      clearTimeout(timer);
      clearTimeout(pauseTimer);
      removeListener?.();
    },
  };
}

/** Node warns about more than ten listeners on a signal, so calls that share a signal share one listener. */
const callsBySignal = new WeakMap<AbortSignal, Set<() => void>>();

function abortCalls(this: AbortSignal): void {
  for (const abort of callsBySignal.get(this) ?? []) abort();
}

function shareListener(signal: AbortSignal, abort: () => void): () => void {
  const calls = callsBySignal.get(signal) ?? new Set();
  callsBySignal.set(signal, calls.add(abort));
  // Adding the same function twice registers one listener.
  signal.addEventListener('abort', abortCalls);
  return () => {
    calls.delete(abort);
    if (calls.size === 0) signal.removeEventListener('abort', abortCalls);
  };
}
