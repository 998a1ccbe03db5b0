export interface Deadline {
  /** Aborts when time is up or the caller aborts. */
  readonly signal: AbortSignal;
  readonly hasPassed: () => boolean;
  /** Must be called when the work is over: it frees the timer and lets go of the caller's signal. */
  readonly stop: () => void;
}

// Not `AbortSignal.any`, which holds on to every signal that a long-lived one was combined into.
export function startDeadline(seconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let passed = false;
  const timer = setTimeout(() => {
    passed = true;
    controller.abort();
  }, seconds * 1_000);
  const onAbort = () => controller.abort(caller?.reason);
  if (caller?.aborted) onAbort();
  caller?.addEventListener('abort', onAbort);
  return {
    signal: controller.signal,
    hasPassed: () => passed,
    stop: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    },
  };
}
