import type { RequestHandler } from 'express';
import type { ServerState } from '../http/server-state.js';

/** A stopping server answers, and asks for no further request on the connection. */
export const connectionClose =
  (serverState: ServerState): RequestHandler =>
  (_request, response, next) => {
    if (serverState.stopping) response.setHeader('Connection', 'close');
    next();
  };
