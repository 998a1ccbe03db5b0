import { isOfKind, PartnerError } from './partner-error.js';

/** No answer: the server could not be reached, or the connection broke. `cause` is what `fetch` threw. */
export class PartnerConnectionError extends PartnerError {
  override readonly name = 'PartnerConnectionError';
  override readonly isRetryable = true;

  constructor(request: string, cause: unknown) {
    super(`${request}: no answer, the connection failed (${reasonOf(cause)})`, { cause });
  }

  static override isInstance(error: unknown): error is PartnerConnectionError {
    return isOfKind(error, 'PartnerConnectionError');
  }
}

/** Node says only `fetch failed` and hides the code that tells why. */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(inner instanceof Error)) return 'for an unknown reason';
  return 'code' in inner && typeof inner.code === 'string' ? inner.code : inner.message;
}
