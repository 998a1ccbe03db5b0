import { createAttempt } from './attempt.js';
import type { Call, PartnerResult } from './call.js';
import { CALL_RULES, type ClientSettings } from './client-options.js';
import { startDeadline } from './deadline.js';
import { PartnerError } from './errors/partner-error.js';
import { ofType, type Rules, readOptions } from './read-options.js';
import { backoffSeconds, createRetryBudget } from './retry-policy.js';

export interface RequestOptions {
  /** Aborts the request, or the walk over pages, which then throws the signal's reason unchanged. */
  readonly signal?: AbortSignal | undefined;
  /** Replaces the client's `timeoutSeconds` for this call; in a list, for each page. */
  readonly timeoutSeconds?: number | undefined;
  /** Replaces the client's `retries` for this call. */
  readonly retries?: number | undefined;
}

/** Of research and fact-check. */
export interface QuestionOptions extends RequestOptions {
  /** Names the request (1 to 255 visible ASCII characters): sent again within 24 hours, by another process too, it gets the first answer. One for each call when omitted. */
  readonly idempotencyKey?: string | undefined;
}

export const REQUEST_OPTIONS: Rules = { signal: ofType('object'), ...CALL_RULES };

const QUESTION_OPTIONS: Rules = { ...REQUEST_OPTIONS, idempotencyKey: ofType('string') };

export type Send = <Body extends object>(
  call: Call,
  options?: QuestionOptions,
) => Promise<PartnerResult<Body>>;

/** Sends a call, and again where that may help, until its time is up. */
export function createSend(settings: ClientSettings): Send {
  const attempt = createAttempt(settings);
  const spend = createRetryBudget(settings.retryBudget);

  return async <Body extends object>(call: Call, options: QuestionOptions = {}) => {
    // One key for all attempts of a POST: the service then does the work once.
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
    // Method and path, for messages: neither the query nor a header is repeated there.
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
          // What would come after the deadline is not waited for: the caller learns now what is wrong.
          if (performance.now() + waitSeconds * 1_000 >= end || !spend(false)) throw error;
          failure = error;
        }
      }
    } finally {
      deadline.stop();
    }
  };
}

/** Not `randomUUID`, which pages without TLS do not have. 128 bits. */
const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
