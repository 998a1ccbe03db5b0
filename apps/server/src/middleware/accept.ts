import type { RequestHandler } from 'express';
import { problem } from '../problems/problem.js';

const SERVED = 'application/json; charset=utf-8';

/**
 * The operations serve JSON only, in UTF-8: who names the charset beside the type asks for just that. Pages negotiate for
 * themselves.
 */
export const accept: RequestHandler = (request, _response, next) => {
  const { accept } = request.headers;
  if (accept !== undefined && accept !== '*/*' && !request.accepts(SERVED)) {
    throw problem('not-acceptable', { detail: 'The Accept header excludes application/json.' });
  }
  next();
};
