/**
 * - `timeout`: nothing, or not all, within the time there was.
 * - `connection`: refused, reset, redirected, or ended too early.
 * - `refused`: a status that says that the endpoint does not serve now, or not us.
 * - `malformed`: not what the API promises, or too large.
 * - `unusable`: this request was not taken, or what the model wrote is not what it was asked for.
 * - `budget`: not sent, because the budget is spent.
 * - `paused`: not sent, because the endpoint failed too often just now.
 * - `internal`: our own mistake.
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

/** A call that gave nothing. The message holds nothing that the endpoint said, which may repeat what it was sent. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly fault: CallFault;
  /** Whether the same call may succeed in a moment. */
  readonly isRetryable: boolean;

  constructor(fault: CallFault, message: string, isRetryable = false) {
    super(message);
    this.fault = fault;
    this.isRetryable = isRetryable;
  }
}
