import { isOfKind, PartnerError } from './partner-error.js';

/** No answer: the server could not be reached, or the connection broke. `cause` is what `fetch` threw. */
export class PartnerConnectionError extends PartnerError {
  declare readonly name: 'PartnerConnectionError';
  declare readonly isRetryable: true;

  constructor(request: string, cause: unknown) {
    super(
      'PartnerConnectionError',
      `${request}: no answer, the connection failed (${reasonOf(cause)})`,
      true,
      null,
      cause,
    );
  }

  static override isInstance(error: unknown): error is PartnerConnectionError {
    return isOfKind(error, 'PartnerConnectionError');
  }
}

/** Node says only `fetch failed` and hides the code that tells why. */
function reasonOf(error: unknown): string {
  const { cause, code, message } = Object(error);
  return cause?.code ?? code ?? message;
}
