import { createServer, type RequestListener, type Server } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { expressPrototypes } from './express-prototypes.js';
import type { Front } from './front.js';
import { answerSocketErrors } from './socket-errors.js';

export interface Timeouts {
  /** For the headers of a request to arrive. */
  readonly headersSeconds: number;
  /** For a whole request to arrive. */
  readonly requestSeconds: number;
  /** How often the two above are looked at. */
  readonly checkSeconds: number;
  /** For a reader who takes nothing of an answer, and for an answer that does not come. */
  readonly idleSeconds: number;
}

/** Node's own, of a minute and of five, let a few hundred slow clients hold every connection. */
export const DEFAULT_TIMEOUTS: Timeouts = {
  headersSeconds: 5,
  requestSeconds: 10,
  checkSeconds: 1,
  idleSeconds: 30,
};

const HEADERS_MAXIMUM_BYTES = 8_192;

/** `front` sees every request first, already as `app` would make it. */
export function createHttpServer(app: Express, front: Front, logger: Logger, timeouts: Timeouts): Server {
  const server = createServer(
    {
      ...expressPrototypes(app),
      headersTimeout: timeouts.headersSeconds * 1000,
      requestTimeout: timeouts.requestSeconds * 1000,
      connectionsCheckingInterval: timeouts.checkSeconds * 1000,
      maxHeaderSize: HEADERS_MAXIMUM_BYTES,
      // Refused by us instead, in the one shape of every failure.
      requireHostHeader: false,
    },
    // Of the classes above, which make them so.
    front as RequestListener,
  );
  server.setTimeout(timeouts.idleSeconds * 1000);
  answerSocketErrors(server, logger);
  return server;
}
