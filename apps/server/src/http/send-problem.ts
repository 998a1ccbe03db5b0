import { PROBLEM_CONTENT_TYPE } from '@partner-api/contract';
import type { Response } from 'express';
import { problemBody, type RequestProblem } from '../problems/problem.js';
import { pathRefused } from './path-refused.js';
import { requestIdOf } from './request-id.js';
import { stateOf } from './request-state.js';

export function sendProblem(response: Response, failure: RequestProblem): void {
  stateOf(response).problem = failure.code;
  const body = problemBody(failure, { path: pathRefused(response), id: requestIdOf(response) });
  response
    .status(failure.status)
    .set({ 'Cache-Control': 'no-store', ...failure.headers, 'Content-Type': PROBLEM_CONTENT_TYPE })
    .end(JSON.stringify(body));
}
