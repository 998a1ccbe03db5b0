import { isOfKind, PartnerError } from './partner-error.js';

/** No whole answer within `timeoutSeconds`. */
export class PartnerTimeoutError extends PartnerError {
  override readonly name = 'PartnerTimeoutError';
  override readonly isRetryable = true;
  readonly timeoutSeconds: number;

  constructor(request: string, timeoutSeconds: number) {
    super(`${request}: no whole answer within ${timeoutSeconds} s`);
    this.timeoutSeconds = timeoutSeconds;
  }

  static override isInstance(error: unknown): error is PartnerTimeoutError {
    return isOfKind(error, 'PartnerTimeoutError');
  }
}
