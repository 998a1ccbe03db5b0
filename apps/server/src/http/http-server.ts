import { createServer, type RequestListener, type Server } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { expressClasses } from './express-prototypes.js';
import type { Front } from './front.js';
import { answerSocketErrors } from './socket-errors.js';

export interface Timeouts {
  /** Time for the headers of a request to arrive. */
  readonly headersSeconds: number;
  /** Time for a whole request to arrive. */
  readonly requestSeconds: number;
  /** Interval at which the two limits above are checked. */
  readonly checkSeconds: number;
  /** Idle time after which a connection is closed: the client reads nothing, or no answer comes. */
  readonly idleSeconds: number;
}

/** Node's defaults of one and five minutes let a few hundred slow clients hold every connection. */
export const DEFAULT_TIMEOUTS: Timeouts = {
  headersSeconds: 5,
  requestSeconds: 10,
  checkSeconds: 1,
  idleSeconds: 30,
};

const HEADERS_MAXIMUM_BYTES = 8_192;

interface HttpServerParts {
  readonly logger: Logger;
  readonly timeouts: Timeouts;
  /** Headers of every answer, also of answers to malformed requests. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface HttpServer {
  readonly server: Server;
  /** Sets the handler of every request; `app` gives requests and responses their prototypes. */
  answerWith(app: Express, front: Front): void;
}

/** Creates a server that can listen before it has a handler, so that the handler can know its address. */
export function createHttpServer({ logger, timeouts, headers }: HttpServerParts): HttpServer {
  const { belongTo, ...classes } = expressClasses();
  const server = createServer({
    ...classes,
    headersTimeout: timeouts.headersSeconds * 1000,
    requestTimeout: timeouts.requestSeconds * 1000,
    connectionsCheckingInterval: timeouts.checkSeconds * 1000,
    maxHeaderSize: HEADERS_MAXIMUM_BYTES,
    // `middleware/request-line.ts` refuses it instead, with a problem body.
    requireHostHeader: false,
  });
  server.setTimeout(timeouts.idleSeconds * 1000);
  answerSocketErrors(server, { logger, headers });
  return {
    server,
    answerWith: (app, front) => {
      belongTo(app);
      // The cast holds because requests and responses have the classes above.
      server.on('request', front as RequestListener);
    },
  };
}
