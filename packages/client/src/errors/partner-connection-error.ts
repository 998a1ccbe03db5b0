import { isOfKind, PartnerError } from './partner-error.js';

/** The server could not be reached or the connection broke. `cause` is the error of `fetch`. */
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

/** Returns the code of the underlying error, because the message of Node is only `fetch failed`. */
function reasonOf(error: unknown): string {
  const { cause, code, message } = Object(error);
  return cause?.code ?? code ?? message;
}
