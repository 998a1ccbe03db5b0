import { PROBLEM_CONTENT_TYPE } from '@partner-api/contract';
import type { Request, Response } from 'express';
import { requestIdOf } from './middleware/request-id.js';
import { problemBody, type RequestProblem } from './problem.js';
import { stateOf } from './request-state.js';
import { withoutSecrets } from './without-secrets.js';

const INSTANCE_LENGTH = 256;

export function sendProblem(request: Request, response: Response, failure: RequestProblem): void {
  stateOf(response).problem = failure.code;
  const path = withoutSecrets(request.baseUrl + request.path).slice(0, INSTANCE_LENGTH);
  const body = problemBody(failure, { path, id: requestIdOf(response) });
  response
    .status(failure.status)
    .set({ 'Cache-Control': 'no-store', ...failure.headers, 'Content-Type': PROBLEM_CONTENT_TYPE })
    .end(JSON.stringify(body));
}
