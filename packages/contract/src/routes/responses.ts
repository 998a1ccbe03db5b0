import { initContract } from '@ts-rest/core';
import type * as z from 'zod';
import { PROBLEM_CONTENT_TYPE, ProblemSchema } from '../wire/problems.js';

/** The contract builder. All routes use this one, so that replacing the contract library changes one folder. */
export const builder: ReturnType<typeof initContract> = initContract();

const problem = builder.otherResponse({ contentType: PROBLEM_CONTENT_TYPE, body: ProblemSchema });

/** Error statuses of every operation. */
const problemsOfAny = {
  400: problem,
  401: problem,
  403: problem,
  404: problem,
  405: problem,
  406: problem,
  408: problem,
  414: problem,
  429: problem,
  431: problem,
  500: problem,
  501: problem,
  503: problem,
} as const;

/** Error statuses of operations with a body and an idempotency key. */
const problemsOfBodies = {
  409: problem,
  413: problem,
  415: problem,
  422: problem,
} as const;

/**
 * Returns the responses of a read operation. The return type is explicit because TypeScript converts the numeric keys of a
 * spread to strings, which would drop the error statuses from every derived type.
 */
export const answers = <Success extends z.ZodType>(
  success: Success,
): { 200: Success } & typeof problemsOfAny => ({ 200: success, ...problemsOfAny });

/** Returns the responses of an operation with a body. */
export const answersToBody = <Success extends z.ZodType>(
  success: Success,
): { 200: Success } & typeof problemsOfAny & typeof problemsOfBodies => ({
  200: success,
  ...problemsOfAny,
  ...problemsOfBodies,
});

/** Scopes of API keys. */
export const SCOPES = ['read', 'research', 'fact_check'] as const;
export type Scope = (typeof SCOPES)[number];

/** Metadata of a route. */
export interface RouteMetadata {
  readonly operationId: string;
  readonly tag: string;
  /** Required scope of the key. */
  readonly scope: Scope;
}
