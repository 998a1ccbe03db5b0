import type { HttpDetails } from '../http-details.js';
import type { AnyOtherString, Problem, ProblemCode } from '../wire.generated.js';
import { isOfKind, PartnerError } from './partner-error.js';

/** Members that only `prohibited-use` has: the decision and how to appeal. */
type Decision = Required<
  Pick<Problem, Extract<keyof Problem, 'decision_id' | 'clause' | 'automated' | 'appeal'>>
>;

/** The problem details with one code. */
export type ProblemOf<Code extends string> = Omit<Problem, 'type'> & {
  type: `/problems/${Code}`;
} & (Code extends 'prohibited-use' ? Decision : unknown);

/** Later versions may add codes; null when the response did not come from this service. */
export type AnyProblemCode = ProblemCode | AnyOtherString | null;

/**
 * An error response of the service, or any response that the service did not send, such as a proxy's error page.
 *
 *     if (PartnerApiError.isInstance(error, 'quota-exceeded')) await later(error.http.retryAfterSeconds);
 */
export class PartnerApiError<Code extends AnyProblemCode = AnyProblemCode> extends PartnerError {
  declare readonly name: 'PartnerApiError';
  /** The HTTP status; 0 when a browser hides it. */
  declare readonly status: number;
  declare readonly http: HttpDetails;
  /** The problem details as sent; null when the response did not come from this service. */
  readonly problem: Code extends string ? ProblemOf<Code> : null;
  /** The last part of `problem.type`, such as `quota-exceeded`. A `switch` over it needs a `default`. */
  readonly code: Code;

  constructor(request: string, http: HttpDetails, problem: Problem | null) {
    const { status } = http;
    const code = problem?.type.split('/').at(-1) ?? null;
    super(
      'PartnerApiError',
      `${request}: ${status} ${problem ? `${code}: ${problem.detail}` : FOREIGN}`,
      status === 408 || status === 429 || status >= 500 || code === 'idempotency-in-progress',
      http,
    );
    this.problem = problem as typeof this.problem;
    this.code = code as Code;
  }

  /** Identifies the request in the logs of the server; quote it in a report. */
  get requestId(): string | null {
    return this.http.requestId;
  }

  /** Unlike `instanceof`, also recognises errors of another copy of this package. With codes, true only for errors with one of them. */
  static override isInstance<Code extends ProblemCode = never>(
    error: unknown,
    ...codes: readonly Code[]
  ): error is [Code] extends [never] ? AnyPartnerApiError : { [One in Code]: PartnerApiError<One> }[Code] {
    return (
      isOfKind(error, 'PartnerApiError') &&
      (codes.length === 0 || codes.includes((error as PartnerApiError).code as Code))
    );
  }
}

/** A union discriminated by `code`: a `switch` over it narrows `problem`. */
export type AnyPartnerApiError =
  | { [Code in ProblemCode]: PartnerApiError<Code> }[ProblemCode]
  | PartnerApiError<AnyOtherString>
  | PartnerApiError<null>;

/** Message for a response of something else, such as a proxy, a redirect or another server. */
const FOREIGN = 'is no answer of this service: check baseUrl, and what stands between';
