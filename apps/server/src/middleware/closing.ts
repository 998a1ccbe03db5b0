import type { RequestHandler } from 'express';
import type { Lifecycle } from '../lifecycle.js';

/** A stopping server answers, and asks for no further request on the connection. */
export const closing =
  (lifecycle: Lifecycle): RequestHandler =>
  (_request, response, next) => {
    if (lifecycle.stopping) response.setHeader('Connection', 'close');
    next();
  };
