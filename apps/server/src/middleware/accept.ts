import type { RequestHandler } from 'express';
import { problem } from '../problems/problem.js';

/** The operations serve JSON only. Pages negotiate for themselves. */
export const accept: RequestHandler = (request, _response, next) => {
  const { accept } = request.headers;
  if (accept !== undefined && accept !== '*/*' && !request.accepts('application/json')) {
    throw problem('not-acceptable', { detail: 'The Accept header excludes application/json.' });
  }
  next();
};
