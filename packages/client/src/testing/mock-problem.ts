import type { Problem, ProblemCode } from '../wire.generated.js';
import { buildProblem } from './build-results.js';
import type { Overrides } from './overrides.js';

/** An error that the mock turns into a problem response. */
export class MockProblem extends Error {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    overrides: Overrides<Problem> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(code);
    this.problem = buildProblem(code, { errors: [], ...overrides });
    this.headers = headers;
  }
}

export const parameterProblem = (code: ProblemCode, parameter: string, rule: string): MockProblem =>
  new MockProblem(code, { detail: `${parameter} ${rule}.`, errors: [{ parameter, detail: rule }] });
