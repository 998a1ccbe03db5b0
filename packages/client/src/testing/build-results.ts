import type { FactCheckResult, Problem, ProblemCode, ResearchResult } from '../wire.generated.js';
import * as examples from './examples.generated.js';
import { type Overrides, withOverrides } from './overrides.js';

/** Returns an answer with verifiable evidence; with `status: 'insufficient_evidence'`, a result without an answer. */
export const buildResearchResult = (overrides: Overrides<ResearchResult> = {}): ResearchResult =>
  withOverrides(
    overrides.status === 'insufficient_evidence'
      ? examples.insufficientResearchResult
      : examples.researchResult,
    overrides,
  );

/** Returns a refuted claim with verifiable evidence; with `verdict: 'insufficient_evidence'`, a result without a verdict. */
export const buildFactCheckResult = (overrides: Overrides<FactCheckResult> = {}): FactCheckResult =>
  withOverrides(
    overrides.verdict === 'insufficient_evidence'
      ? examples.insufficientFactCheckResult
      : examples.factCheckResult,
    overrides,
  );

/** Returns the body of an error response, with the status and title of its code. */
export const buildProblem = (code: ProblemCode, overrides: Overrides<Problem> = {}): Problem =>
  withOverrides(examples.problems[code], overrides);
