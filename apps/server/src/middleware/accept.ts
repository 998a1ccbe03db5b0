import type { RequestHandler } from 'express';
import { problem } from '../problems/problem.js';
import { CONTENT_TYPE } from '../rendering/send-content.js';

/**
 * The operations serve JSON only, in UTF-8: who names the charset beside the type asks for just that. Pages negotiate for
 * themselves.
 */
export const accept: RequestHandler = (request, _response, next) => {
  const { accept } = request.headers;
  if (accept !== undefined && accept !== '*/*' && !request.accepts(CONTENT_TYPE)) {
    throw problem('not-acceptable', { detail: 'The Accept header excludes application/json.' });
  }
  next();
};
