import type { RequestHandler } from 'express';
import type { ServerState } from '../http/server-state.js';

/** Sets `Connection: close` while the server stops. */
export const connectionClose =
  (serverState: ServerState): RequestHandler =>
  (_request, response, next) => {
    if (serverState.stopping) response.setHeader('Connection', 'close');
    next();
  };
