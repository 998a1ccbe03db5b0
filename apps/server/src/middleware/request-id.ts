import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { withoutKeys } from '../without-keys.js';

export const REQUEST_ID_HEADER = 'X-Request-Id';

// The caller's own id joins its log with ours; anything else in it could forge lines in a log or a header.
const ACCEPTED = /^[\w-]{8,64}$/;

export const requestId: RequestHandler = (request, response, next) => {
  const given = request.headers['x-request-id'];
  const accepted = typeof given === 'string' && ACCEPTED.test(given) && withoutKeys(given) === given;
  response.locals.requestId = accepted ? given : randomUUID();
  next();
};

export const showRequestId: RequestHandler = (_request, response, next) => {
  response.setHeader(REQUEST_ID_HEADER, requestIdOf(response));
  next();
};

export function requestIdOf(response: Response): string {
  return response.locals.requestId;
}
