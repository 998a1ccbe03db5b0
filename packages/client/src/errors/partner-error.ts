import type { HttpDetails } from '../http-details.js';

// Registered for the whole runtime: two copies of this package in one program still know each other's errors.
const KIND = Symbol.for('@partner-api/client/error');

/** What every error of the client is. */
export class PartnerError extends Error {
  override readonly name: string;
  /** Whether the same request may succeed when it is sent again later. */
  readonly isRetryable: boolean;
  /** What was true of the exchange; null when no answer came. */
  readonly http: HttpDetails | null;
  /** The HTTP status; null when no answer came. */
  readonly status: number | null;

  constructor(
    name: string,
    message: string,
    isRetryable = false,
    http: HttpDetails | null = null,
    cause?: unknown,
  ) {
    // Without one there is no such member, and logs show none.
    super(message, cause ? { cause } : undefined);
    this.name = name;
    this.isRetryable = isRetryable;
    this.http = http;
    this.status = http?.status ?? null;
  }

  get [KIND](): string {
    return this.name;
  }

  /** Unlike `instanceof`, also true of errors that another copy of this package threw. */
  static isInstance(error: unknown): error is PartnerError {
    return isOfKind(error);
  }
}

/** Names are compared because a class is another class in each copy of the package. */
export function isOfKind(error: unknown, name?: string): boolean {
  const kind = Object(error)[KIND];
  return name ? kind === name : kind !== undefined;
}
