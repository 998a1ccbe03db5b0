/**
 * - `timeout`: no complete response in time.
 * - `connection`: the connection was refused, reset or closed early, or the response was a redirect.
 * - `refused`: an error status that concerns the endpoint or the key, not this request.
 * - `malformed`: a response that breaks the API or is too large.
 * - `unusable`: a status 400, 413 or 422, or text of the model without the requested shape.
 * - `budget`: not sent, because the budget is exhausted.
 * - `paused`: not sent, because the circuit breaker is open.
 * - `internal`: a bug in this package.
 */
export type CallFault =
  | 'timeout'
  | 'connection'
  | 'refused'
  | 'malformed'
  | 'unusable'
  | 'budget'
  | 'paused'
  | 'internal';

/** A failed call. The message contains no text of the endpoint, which may repeat the request. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly fault: CallFault;
  /** Whether a retry shortly afterwards may succeed. */
  readonly isRetryable: boolean;

  constructor(fault: CallFault, message: string, isRetryable = false) {
    super(message);
    this.fault = fault;
    this.isRetryable = isRetryable;
  }
}
