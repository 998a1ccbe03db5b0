import { isOfKind, PartnerError } from './partner-error.js';

/** No complete response arrived within `timeoutSeconds`, including retries. `cause` is the failure of the previous attempt, if any. */
export class PartnerTimeoutError extends PartnerError {
  declare readonly name: 'PartnerTimeoutError';
  declare readonly isRetryable: true;
  readonly timeoutSeconds: number;

  constructor(request: string, timeoutSeconds: number, cause?: unknown) {
    super('PartnerTimeoutError', `${request}: no whole answer within ${timeoutSeconds} s`, true, null, cause);
    this.timeoutSeconds = timeoutSeconds;
  }

  static override isInstance(error: unknown): error is PartnerTimeoutError {
    return isOfKind(error, 'PartnerTimeoutError');
  }
}
