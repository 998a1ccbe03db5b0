import type { RequestHandler } from 'express';
import { REQUEST_ID_HEADER, requestIdOf } from '../http/request-id.js';

export const showRequestId: RequestHandler = (_request, response, next) => {
  response.setHeader(REQUEST_ID_HEADER, requestIdOf(response));
  next();
};
