import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const directives = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** For answers that are data. */
export const securityHeaders: RequestHandler = fixedHeaders({ useDefaults: false, directives });

/** For pages: our own style sheets, scripts and addresses, and nothing from elsewhere. */
export const pageSecurityHeaders: RequestHandler = fixedHeaders({
  useDefaults: false,
  directives: {
    ...directives,
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
  },
});

type ContentSecurityPolicy = NonNullable<Parameters<typeof helmet.contentSecurityPolicy>[0]>;

/** Helmet's headers do not depend on the request: made once, setting them costs a fifth of making them. */
function fixedHeaders(contentSecurityPolicy: ContentSecurityPolicy): RequestHandler {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy,
    xFrameOptions: { action: 'deny' },
    // Whoever terminates TLS decides this, for a host name that we do not know.
    strictTransportSecurity: false,
  })(sample.req, sample, () => undefined);
  const headers = Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
