import type { HttpDetails } from '../http-details.js';
import type { AnyOtherString, Problem, ProblemCode } from '../wire.generated.js';
import { isOfKind, PartnerError } from './partner-error.js';

/** What `prohibited-use` adds: the decision, and how to have a person look at it. */
type Decision = Required<
  Pick<Problem, Extract<keyof Problem, 'decision_id' | 'clause' | 'automated' | 'appeal'>>
>;

/** The problem of one code, as on the wire. */
export type ProblemOf<Code extends string> = Omit<Problem, 'type'> & {
  type: `/problems/${Code}`;
} & (Code extends 'prohibited-use' ? Decision : unknown);

/** Codes may be added; null when the answer was not of this service. */
export type AnyProblemCode = ProblemCode | AnyOtherString | null;

/**
 * An answer that is not a success: a problem that the service reports, or something that the service did not send.
 *
 *     if (PartnerApiError.isInstance(error, 'quota-exceeded')) await later(error.http.retryAfterSeconds);
 */
export class PartnerApiError<Code extends AnyProblemCode = AnyProblemCode> extends PartnerError {
  declare readonly name: 'PartnerApiError';
  /** The HTTP status; 0 where a browser hides it. */
  declare readonly status: number;
  declare readonly http: HttpDetails;
  /** The problem as on the wire; null when the answer was not of this service, as a proxy's page. */
  readonly problem: Code extends string ? ProblemOf<Code> : null;
  /** The last part of `problem.type`, such as `quota-exceeded`: what a `switch` goes by, with a `default`. */
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

  /** Names the exchange in the logs of the server: quote it in a report. */
  get requestId(): string | null {
    return this.http.requestId;
  }

  /** Also true of errors that another copy of this package threw. With codes, true only of errors with one of these codes. */
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

/** Told apart by `code`: a `switch` over it narrows `problem`. */
export type AnyPartnerApiError =
  | { [Code in ProblemCode]: PartnerApiError<Code> }[ProblemCode]
  | PartnerApiError<AnyOtherString>
  | PartnerApiError<null>;

/** A proxy's page, a redirect, another server. */
const FOREIGN = 'is no answer of this service: check baseUrl, and what stands between';
