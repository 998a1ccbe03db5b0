import type { HttpDetails } from '../http-details.js';

// `Symbol.for` is global, so two copies of this package recognise each other's errors.
const KIND = Symbol.for('@partner-api/client/error');

/** Base class of all errors of the client. */
export class PartnerError extends Error {
  override readonly name: string;
  /** Whether the same request may succeed later. */
  readonly isRetryable: boolean;
  /** Details of the HTTP exchange; null when no response arrived. */
  readonly http: HttpDetails | null;
  /** The HTTP status; null when no response arrived. */
  readonly status: number | null;

  constructor(
    name: string,
    message: string,
    isRetryable = false,
    http: HttpDetails | null = null,
    cause?: unknown,
  ) {
    // An undefined `cause` would still be a member, and logs would show it.
    super(message, cause ? { cause } : undefined);
    this.name = name;
    this.isRetryable = isRetryable;
    this.http = http;
    this.status = http?.status ?? null;
  }

  get [KIND](): string {
    return this.name;
  }

  /** Unlike `instanceof`, also recognises errors of another copy of this package. */
  static isInstance(error: unknown): error is PartnerError {
    return isOfKind(error);
  }
}

/** Compares names, because each copy of the package has its own classes. */
export function isOfKind(error: unknown, name?: string): boolean {
  const kind = Object(error)[KIND];
  return name ? kind === name : kind !== undefined;
}
