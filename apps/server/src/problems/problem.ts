import {
  PROBLEMS,
  type Problem,
  type ProblemCode,
  type ProblemError,
  problemType,
} from '@partner-api/contract';

interface ProblemOptions {
  /** What went wrong this time, without internal details. Default: the explanation of the problem. */
  readonly detail?: string;
  readonly errors?: readonly ProblemError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly refusal?: Refusal;
}

/** Members that a refusal under the terms adds to a problem. */
export type Refusal = Required<Pick<Problem, 'decision_id' | 'clause' | 'automated' | 'appeal'>>;

/** An error that is answered as a problem. Any other error becomes `internal-error` or `unavailable`. */
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

/** Returns the problem body. `path` excludes the query, which may hold secrets. */
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
