import type { FactCheckResult, Problem, ProblemCode, ResearchResult } from '../wire.generated.js';
import * as examples from './examples.generated.js';
import { type Overrides, withOverrides } from './overrides.js';

/** An answer with evidence that holds; with `status: 'insufficient_evidence'`, one that says what was searched. */
export const buildResearchResult = (overrides: Overrides<ResearchResult> = {}): ResearchResult =>
  withOverrides(
    overrides.status === 'insufficient_evidence'
      ? examples.insufficientResearchResult
      : examples.researchResult,
    overrides,
  );

/** A refuted claim with evidence that holds; with `verdict: 'insufficient_evidence'`, one that says what was searched. */
export const buildFactCheckResult = (overrides: Overrides<FactCheckResult> = {}): FactCheckResult =>
  withOverrides(
    overrides.verdict === 'insufficient_evidence'
      ? examples.insufficientFactCheckResult
      : examples.factCheckResult,
    overrides,
  );

/** The body of a failure, with the status and title that the contract gives its code. */
export const buildProblem = (code: ProblemCode, overrides: Overrides<Problem> = {}): Problem =>
  withOverrides(examples.problems[code], overrides);
