import { initContract } from '@ts-rest/core';
import type * as z from 'zod';
import { PROBLEM_CONTENT_TYPE, ProblemSchema } from '../wire/problems.js';

/** The only place where contracts are made, so that another contract library would be a change of one folder. */
export const builder: ReturnType<typeof initContract> = initContract();

const problem = builder.otherResponse({ contentType: PROBLEM_CONTENT_TYPE, body: ProblemSchema });

/** Every operation may answer with these; all have one shape. */
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

/** What only a body, or the key that comes with one, can be refused for. */
const problemsOfBodies = {
  409: problem,
  413: problem,
  415: problem,
  422: problem,
} as const;

/**
 * What an operation that reads may answer with.
 * The type is spelled out because TypeScript makes the numeric keys of a spread into texts, and with them the
 * statuses of the failures would vanish from every derived type.
 */
export const answers = <Success extends z.ZodType>(
  success: Success,
): { 200: Success } & typeof problemsOfAny => ({ 200: success, ...problemsOfAny });

/** What an operation that takes a body may answer with. */
export const answersToBody = <Success extends z.ZodType>(
  success: Success,
): { 200: Success } & typeof problemsOfAny & typeof problemsOfBodies => ({
  200: success,
  ...problemsOfAny,
  ...problemsOfBodies,
});

/** What a key may be for. */
export const SCOPES = ['read', 'research', 'fact_check'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a route says about itself beside its shape. */
export interface RouteMetadata {
  readonly operationId: string;
  readonly tag: string;
  /** The scope that a key needs. */
  readonly scope: Scope;
}
