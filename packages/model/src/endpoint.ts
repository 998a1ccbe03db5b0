import { Buffer } from 'node:buffer';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import type * as z from 'zod';
import type { Budget } from './budget.js';
import { CallFailed, type CallFault } from './call-failed.js';
import type { BreakerState, Figures, Use } from './figures.js';
import type { ModelSettings } from './model-settings.js';
import { postJson } from './post-json.js';
import { readAs } from './replies.js';

/** An HTTP API with a timeout, a budget, one retry and a circuit breaker. */
export interface Endpoint {
  /** Sends a call and returns the result of its `read`. Throws `CallFailed`. */
  call<Reply extends Usage, Value>(call: Call<Reply, Value>): Promise<Value>;
  state(): BreakerState;
}

interface Call<Reply, Value> {
  readonly use: Use;
  /** Path relative to the base URL. */
  readonly path: string;
  readonly body: object;
  /** Maximum number of tokens of the answer; those of the request body are estimated. */
  readonly mostTokens: number;
  readonly milliseconds: number;
  readonly schema: z.ZodType<Reply>;
  /** Returns the value of a reply, or throws `CallFailed` when it is unusable. */
  readonly read: (reply: Reply) => Value;
}

interface Usage {
  readonly usage?: { readonly total_tokens: number } | null | undefined;
}

export interface EndpointParts {
  readonly settings: Pick<ModelSettings, 'baseUrl' | 'apiKey'>;
  readonly budget: Budget;
  readonly figures: Figures;
  /** How long the circuit breaker stays open. */
  readonly pauseMilliseconds: number;
}

export function createEndpoint({ settings, budget, figures, pauseMilliseconds }: EndpointParts): Endpoint {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof CallFailed && endpointFaults.has(error.fault)),
    { halfOpenAfter: pauseMilliseconds, breaker: new ConsecutiveBreaker(consecutiveFailures) },
  );
  const retryPolicy = retry(
    handleWhen((error) => error instanceof CallFailed && error.isRetryable),
    { maxAttempts: 1, backoff: new ConstantBackoff(backoffMilliseconds) },
  );
  const policy = wrap(breaker, retryPolicy);

  const attempt = async <Reply extends Usage, Value>(
    { use, path, body, mostTokens, schema, read }: Call<Reply, Value>,
    signal: AbortSignal,
  ): Promise<Value> => {
    if (signal.aborted) throw timeout();
    const text = JSON.stringify(body);
    const estimated = Math.ceil(Buffer.byteLength(text) / bytesPerToken) + mostTokens;
    const settle = budget.reserve(estimated);
    // The provider may charge for a request even when the response fails.
    let spent = estimated;
    try {
      const { apiKey } = settings;
      const url = `${settings.baseUrl}${path}`;
      const reply = readAs(schema, await postJson({ url, apiKey, body: text, signal }));
      spent = reply.usage?.total_tokens ?? estimated;
      return read(reply);
    } finally {
      settle(spent);
      figures.spent(use, spent);
    }
  };

  return {
    state: () => states[breaker.state],
    call: async (call) => {
      const stop = new AbortController();
      const deadline = setTimeout(() => stop.abort(timeout()), call.milliseconds);
      try {
        // The race applies the timeout to the wait before a retry and to a half-open circuit breaker, too.
        return await Promise.race([
          policy.execute(() => attempt(call, stop.signal)),
          rejectedBy(stop.signal),
        ]);
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw new CallFailed('paused', 'the endpoint failed too often and is left alone for a while');
      } finally {
        clearTimeout(deadline);
      }
    },
  };
}

const consecutiveFailures = 5;
const backoffMilliseconds = 200;
/** A low estimate, so that tokens are overestimated: English has about four bytes per token, other scripts at least three. */
const bytesPerToken = 3;

/** Faults that open the circuit breaker: those that would also affect other requests. */
const endpointFaults: ReadonlySet<CallFault> = new Set(['timeout', 'connection', 'refused', 'malformed']);

const timeout = () => new CallFailed('timeout', 'the endpoint did not answer in time');

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const states: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};
