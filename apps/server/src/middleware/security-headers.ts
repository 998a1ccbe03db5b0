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

const ofData = headersOf({ useDefaults: false, directives });

/** For answers that are data. */
export const securityHeaders: RequestHandler = fixedHeaders(ofData);

/** The same, by name. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(ofData);

const pageDirectives = {
  ...directives,
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
};

/** For pages: our own style sheets, scripts and addresses, and nothing from elsewhere. */
export const pageSecurityHeaders: RequestHandler = fixedHeaders(
  headersOf({ useDefaults: false, directives: pageDirectives }),
);

/** The style sheet that Observable Plot puts into each chart. */
const CHART_STYLE = "'sha256-jSYQUrW7J0b3jPqhZP9C2Xh1PyJKHKXd4s0fpGGKrww='";

/** For the explorer, which draws its map in a worker of our own. */
export const explorerSecurityHeaders: RequestHandler = fixedHeaders(
  headersOf({
    useDefaults: false,
    directives: { ...pageDirectives, styleSrc: ["'self'", CHART_STYLE], workerSrc: ["'self'"] },
  }),
);

type ContentSecurityPolicy = NonNullable<Parameters<typeof helmet.contentSecurityPolicy>[0]>;
type Header = readonly [name: string, value: string];

/** Helmet's headers do not depend on the request: made once, setting them costs a fifth of making them. */
function headersOf(contentSecurityPolicy: ContentSecurityPolicy): readonly Header[] {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy,
    xFrameOptions: { action: 'deny' },
    // Whoever terminates TLS decides this, for a host name that we do not know.
    strictTransportSecurity: false,
  })(sample.req, sample, () => undefined);
  return Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}

function fixedHeaders(headers: readonly Header[]): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
