import type { RequestHandler } from 'express';
import { problem } from '../problems/problem.js';
import { isList, JSON_TYPE, LIST_FORMATS, LIST_TYPES } from '../rendering/media-types.js';

/**
 * Refuses an `Accept` that excludes what the operation serves: JSON, for lists also other formats, in UTF-8. Pages
 * negotiate for themselves.
 */
export const accept: RequestHandler = (request, _response, next) => {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*') return next();
  const inLists = isList(request.route.path);
  if (!request.accepts(inLists ? LIST_TYPES : [JSON_TYPE])) {
    const served = ['application/json', ...(inLists ? Object.keys(LIST_FORMATS) : [])];
    throw problem('not-acceptable', { detail: `The Accept header excludes ${served.join(', ')}.` });
  }
  next();
};
