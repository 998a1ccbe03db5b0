import { createAttempt } from './attempt.js';
import type { Call, PartnerResult } from './call.js';
import { CALL_RULES, type ClientSettings } from './client-options.js';
import { startDeadline } from './deadline.js';
import { PartnerError } from './errors/partner-error.js';
import { ofType, type Rules, readOptions } from './read-options.js';
import { backoffSeconds, createRetryBudget } from './retry-policy.js';

export interface RequestOptions {
  /** Aborts the request or the iteration, which then throws the signal's reason unchanged. */
  readonly signal?: AbortSignal | undefined;
  /** Overrides the client's `timeoutSeconds` for this call; for a list, per page. */
  readonly timeoutSeconds?: number | undefined;
  /** Overrides the client's `retries` for this call. */
  readonly retries?: number | undefined;
}

/** Request options of research and fact-check. */
export interface QuestionOptions extends RequestOptions {
  /** The `Idempotency-Key`, 1 to 255 visible ASCII characters; random for each call when omitted. Within 24 hours, a request with the same key gets the first response again, also from another process. */
  readonly idempotencyKey?: string | undefined;
}

export const REQUEST_OPTIONS: Rules = { signal: ofType('object'), ...CALL_RULES };

const QUESTION_OPTIONS: Rules = { ...REQUEST_OPTIONS, idempotencyKey: ofType('string') };

export type Send = <Body extends object>(
  call: Call,
  options?: QuestionOptions,
) => Promise<PartnerResult<Body>>;

/** Returns a function that sends a call and retries transient failures until the timeout. */
export function createSend(settings: ClientSettings): Send {
  const attempt = createAttempt(settings);
  const spend = createRetryBudget(settings.retryBudget);

  return async <Body extends object>(call: Call, options: QuestionOptions = {}) => {
    // All attempts of a POST share one key, so that the service does the work once.
    const {
      signal,
      timeoutSeconds,
      retries: retriesMaximum,
      idempotencyKey = call.body && randomKey(),
    }: ClientSettings & QuestionOptions = {
      ...settings,
      ...readOptions('request options', options, call.body ? QUESTION_OPTIONS : REQUEST_OPTIONS),
    };
    const { method, path } = call.route;
    // Messages name the method and path only, because the query and headers may be confidential.
    const request = `${method} ${path.replace(':id', encodeURIComponent(call.id ?? ''))}`;
    const end = performance.now() + timeoutSeconds * 1_000;
    const deadline = startDeadline(request, timeoutSeconds, signal);
    let waitSeconds = 0;
    let failure: unknown;
    try {
      for (let retries = 0; ; retries += 1) {
        try {
          if (retries > 0) await deadline.pause(waitSeconds);
          deadline.throwIfOver(failure);
          const result = await attempt<Body>({ call, request, deadline, retries, idempotencyKey });
          spend(true);
          return result;
        } catch (error) {
          deadline.throwIfOver(failure);
          if (!PartnerError.isInstance(error) || !error.isRetryable || retries >= retriesMaximum) throw error;
          waitSeconds = error.http?.retryAfterSeconds ?? backoffSeconds(retries);
          // Fails at once when the retry would start after the deadline.
          if (performance.now() + waitSeconds * 1_000 >= end || !spend(false)) throw error;
          failure = error;
        }
      }
    } finally {
      deadline.stop();
    }
  };
}

/** Returns 128 random bits. Pages without TLS lack `randomUUID`. */
const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
