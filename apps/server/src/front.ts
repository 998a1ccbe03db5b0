import type { Express, Request, RequestHandler, Response } from 'express';
import type { Door } from './door.js';
import { etagMatches } from './etag.js';
import type { Lifecycle } from './lifecycle.js';
import { REQUEST_ID_HEADER, requestIdOf } from './middleware/request-id.js';
import { scopeOf } from './operations.js';
import type { PreparedPage, PreparedPages } from './prepared/prepared-pages.js';
import { CONTENT_TYPE } from './send-content.js';

export type Front = (request: Request, response: Response) => void;

interface FrontParts {
  readonly app: Express;
  readonly pages: Pick<PreparedPages, 'ready'>;
  readonly door: Pick<Door, 'admit'>;
  readonly lifecycle: Lifecycle;
  /** For every request, in order; they call `next` at once. */
  readonly before: readonly RequestHandler[];
}

/**
 * The first to see a request. A plain read of a page that is ready goes through the door and out; the router would cost
 * more than the answer. Everything else, a refusal at the door included, is the app's to answer.
 */
export function createFront({ app, pages, door, lifecycle, before }: FrontParts): Front {
  return (request, response) => {
    response.locals = Object.create(null);
    for (const handler of before) handler(request, response, ignore);
    const page = isPlainRead(request) && !lifecycle.stopping ? pages.ready(request.url) : null;
    if (!page) return void app(request, response);
    response.locals.route = page.route;
    const admission = door.admit(request, scopeOf(page.route));
    response.locals.admission = admission;
    admission.then(
      ({ headers }) => send(page, headers, request, response),
      () => app(request, response),
    );
  };
}

/** What the app's rules for requests have nothing to say about. */
function isPlainRead({ method, headers, rawHeaders, httpVersionMinor }: Request): boolean {
  return (
    method === 'GET' &&
    httpVersionMinor === 1 &&
    (headers.accept === undefined || headers.accept === '*/*' || headers.accept === 'application/json') &&
    headers['transfer-encoding'] === undefined &&
    headers['content-length'] === undefined &&
    headers.origin === undefined &&
    hasOneHost(rawHeaders)
  );
}

/** Of several, Node keeps the first in `headers` and says nothing. */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/** The same as the long way through the app would send. */
function send(
  page: PreparedPage,
  doorHeaders: Readonly<Record<string, string>>,
  request: Request,
  response: Response,
): void {
  const headers = [REQUEST_ID_HEADER, requestIdOf(response), ...page.headers];
  for (const name in doorHeaders) headers.push(name, doorHeaders[name] ?? '');
  if (etagMatches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers.push('Content-Type', CONTENT_TYPE, 'Content-Length', String(page.bytes.length));
  response.writeHead(200, headers).end(page.bytes);
}

function ignore(): void {
  // The handlers before the front have nothing to hand on to.
}
