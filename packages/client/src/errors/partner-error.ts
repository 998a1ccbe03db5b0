// Registered for the whole runtime: two copies of this package in one program still know each other's errors.
const KIND = Symbol.for('@partner-api/client/error');

/** What every error of the client is. */
export class PartnerError extends Error {
  override readonly name: string = 'PartnerError';
  /** Whether the same request may succeed when it is sent again later. */
  readonly isRetryable: boolean = false;
  readonly [KIND]: true = true;

  /** Unlike `instanceof`, also true of errors that another copy of this package threw. */
  static isInstance(error: unknown): error is PartnerError {
    return isOfKind(error);
  }
}

/** Names are compared because a class is another class in each copy of the package. */
export const isOfKind = (error: unknown, name?: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  KIND in error &&
  (name === undefined || ('name' in error && error.name === name));
