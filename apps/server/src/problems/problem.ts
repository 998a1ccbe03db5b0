import {
  PROBLEMS,
  type Problem,
  type ProblemCode,
  type ProblemError,
  problemType,
} from '@partner-api/contract';

interface ProblemOptions {
  /** What went wrong this time, for the caller; never anything internal. Default: what the problem means. */
  readonly detail?: string;
  readonly errors?: readonly ProblemError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly refusal?: Refusal;
}

/** What a refusal under the terms says beside what every problem says. */
export type Refusal = Required<Pick<Problem, 'decision_id' | 'clause' | 'automated' | 'appeal'>>;

/** A failure that the caller is told of. Anything else that is thrown becomes `internal-error` or `unavailable`. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly ProblemError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly refusal: Refusal | null;

  constructor(code: ProblemCode, { detail, errors = [], headers = {}, refusal }: ProblemOptions) {
    super(detail ?? PROBLEMS[code].explanation);
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.errors = errors;
    this.headers = headers;
    this.refusal = refusal ?? null;
  }
}

export function problem(code: ProblemCode, options: ProblemOptions = {}): RequestProblem {
  return new RequestProblem(code, options);
}

/** The body of the answer. `path` is without its query string, which may hold what nobody should repeat. */
export function problemBody(failure: RequestProblem, request: { path: string; id: string }): Problem {
  return {
    type: problemType(failure.code),
    title: PROBLEMS[failure.code].title,
    status: failure.status,
    detail: failure.message,
    instance: request.path,
    request_id: request.id,
    errors: [...failure.errors],
    ...failure.refusal,
  };
}
