import { PROBLEM_CONTENT_TYPE } from '@partner-api/contract';
import type { Response } from 'express';
import { problemBody, type RequestProblem } from '../problems/problem.js';
import { pathRefused } from './path-refused.js';
import { requestIdOf } from './request-id.js';
import { stateOf } from './request-state.js';
import { uriReference } from './uri-reference.js';

export function sendProblem(response: Response, failure: RequestProblem): void {
  stateOf(response).problem = failure.code;
  const body = problemBody(failure, { path: uriReference(pathRefused(response)), id: requestIdOf(response) });
  response
    .status(failure.status)
    .set({ 'Cache-Control': 'no-store', ...failure.headers, 'Content-Type': PROBLEM_CONTENT_TYPE });
  const bytes = Buffer.from(JSON.stringify(body));
  if (failure.code === 'body-too-large') endWithRequest(response, bytes);
  else response.end(bytes);
}

const LINGER_MILLISECONDS = 2_000;

/**
 * Sends the answer at once, but ends it only when the request has arrived or the time is up. Closing a connection that
 * still receives data resets it, and the client may lose the answer.
 */
function endWithRequest(response: Response, bytes: Buffer): void {
  const { req: request } = response;
  if (request.complete) return void response.end(bytes);
  response.setHeader('Content-Length', bytes.length);
  response.write(bytes);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MILLISECONDS);
  request.once('close', end).resume();
}
