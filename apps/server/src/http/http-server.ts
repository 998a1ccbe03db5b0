import { createServer, type RequestListener, type Server } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { expressClasses } from './express-prototypes.js';
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

interface HttpServerParts {
  readonly logger: Logger;
  readonly timeouts: Timeouts;
  /** Of every answer: also of those to what never becomes a request. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface HttpServer {
  readonly server: Server;
  /** `front` sees every request first, already as `app` would make it. */
  answerWith(app: Express, front: Front): void;
}

/** It may listen before there is anything to answer with: what is answered can then name the address. */
export function createHttpServer({ logger, timeouts, headers }: HttpServerParts): HttpServer {
  const { belongTo, ...classes } = expressClasses();
  const server = createServer({
    ...classes,
    headersTimeout: timeouts.headersSeconds * 1000,
    requestTimeout: timeouts.requestSeconds * 1000,
    connectionsCheckingInterval: timeouts.checkSeconds * 1000,
    maxHeaderSize: HEADERS_MAXIMUM_BYTES,
    // Refused by us instead, in the one shape of every failure.
    requireHostHeader: false,
  });
  server.setTimeout(timeouts.idleSeconds * 1000);
  answerSocketErrors(server, { logger, headers });
  return {
    server,
    answerWith: (app, front) => {
      belongTo(app);
      // Of the classes above, which make them so.
      server.on('request', front as RequestListener);
    },
  };
}
