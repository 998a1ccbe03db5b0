import { PartnerTimeoutError } from './errors/partner-timeout-error.js';

export interface Deadline {
  /** Aborts when time is up or the caller aborts. */
  readonly signal: AbortSignal;
  /** Throws the caller's reason, or `PartnerTimeoutError`, with what had gone wrong before as its cause. */
  readonly throwIfOver: (cause?: unknown) => void;
  /** Settles as the work does, or rejects with the signal's reason when it aborts. */
  readonly race: <Result>(work: Promise<Result> | Result) => Promise<Result>;
  readonly pause: (seconds: number) => Promise<void>;
  /** Must be called when the work is over: it frees the timer and lets go of the caller's signal. */
  readonly stop: () => void;
}

// Not `AbortSignal.any`, which holds on to every signal that a long-lived one was combined into.
export function startDeadline(request: string, seconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const onAbort = () => controller.abort();
  const timer = setTimeout(onAbort, seconds * 1_000);
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  if (caller?.aborted) onAbort();
  const letGo = caller && shareListener(caller, onAbort);

  // One for all races, made by the first of them: many calls have none, and a listener costs as much as all else here.
  let aborted: Promise<never> | undefined;
  const race = <Result>(work: Promise<Result> | Result): Promise<Result> => {
    aborted ??= new Promise((_, reject) => {
      // A signal that has aborted already emits no event any more.
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
      letGo?.();
    },
  };
}

/** Node warns of more than ten listeners of a signal, so the calls that share one are told by one. */
const callsBySignal = new WeakMap<AbortSignal, Set<() => void>>();

function abortCalls(this: AbortSignal): void {
  for (const abort of callsBySignal.get(this) ?? []) abort();
}

function shareListener(signal: AbortSignal, abort: () => void): () => void {
  const calls = callsBySignal.get(signal) ?? new Set();
  callsBySignal.set(signal, calls.add(abort));
  // The same function again is no other listener.
  signal.addEventListener('abort', abortCalls);
  return () => {
    calls.delete(abort);
    if (calls.size === 0) signal.removeEventListener('abort', abortCalls);
  };
}
