import type { Problem, ProblemCode } from '@partner-api/contract';
import type { HttpDetails } from '../transport.js';
import { isOfKind, PartnerError } from './partner-error.js';

type UnknownCode = string & Record<never, never>;

/** An answer, and not a success: the service's problem, or something that is not of the service at all. */
export class PartnerApiError extends PartnerError {
  override readonly name = 'PartnerApiError';
  override readonly isRetryable: boolean;
  /** The HTTP status; 0 where a browser hides it. */
  readonly status: number;
  /** The problem as on the wire; null when the answer was not of this service, as a proxy's page. */
  readonly problem: Problem | null;
  /** The last part of `problem.type`, such as `quota-exceeded`. Codes may be added. */
  readonly code: ProblemCode | UnknownCode | null;
  /** Names the exchange in the logs of the server: quote it when you report something. */
  readonly requestId: string | null;

  constructor(request: string, http: HttpDetails, problem: Problem | null, foreign: string) {
    const code = problem ? codeOf(problem) : null;
    super(`${request}: ${http.status} ${problem ? `${code}: ${explain(problem)}` : `with ${foreign}`}`);
    this.status = http.status;
    this.requestId = http.requestId;
    this.problem = problem;
    this.code = code;
    this.isRetryable =
      http.status === 408 || http.status === 429 || http.status >= 500 || code === 'idempotency-in-progress';
  }

  static override isInstance(error: unknown): error is PartnerApiError {
    return isOfKind(error, 'PartnerApiError');
  }
}

const codeOf = ({ type }: Problem): string => type.replace('/problems/', '');

const explain = ({ detail, errors }: Problem): string =>
  [
    detail,
    ...errors.map((error) => `[${error.parameter ?? error.pointer ?? 'request'}] ${error.detail}`),
  ].join(' ');
