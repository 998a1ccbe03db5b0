import type { Express, Request, Response } from 'express';
import type { AccessControl, Admission } from '../admission/access-control.js';
import type { PreparedPage, PreparedPages } from '../answers/prepared-pages.js';
import { contentCodingFor } from '../rendering/content-coding.js';
import { etagMatches } from '../rendering/etag.js';
import type { Awaitable } from '../time/chain-maybe-async.js';
import { scopeOf } from './contract-operations.js';
import { countHeader } from './count-header.js';
import { pathOf } from './path-of.js';
import { REQUEST_ID_HEADER, requestIdFor } from './request-id.js';
import { RequestState, stateOf } from './request-state.js';
import type { ServerState } from './server-state.js';

export type Front = (request: Request, response: Response) => void;

/** Called when a response has been sent or its connection has closed. */
export type Observer = (request: Request, response: Response, milliseconds: number) => void;

interface FrontParts {
  readonly app: Express;
  readonly pages: Pick<PreparedPages, 'ready' | 'countSent'>;
  readonly accessControl: Pick<AccessControl, 'admit'>;
  readonly serverState: ServerState;
  readonly observers: readonly Observer[];
}

/**
 * Sees every request first. A read of a prepared page passes access control and is sent at once, because routing it would cost
 * more than the response. The app answers everything else, refusals included.
 */
export function createFront({ app, pages, accessControl, serverState, observers }: FrontParts): Front {
  // One shared listener for every request: each further one costs as much as a map lookup or two.
  function over(this: Response): void {
    const milliseconds = performance.now() - stateOf(this).startedAt;
    for (const observer of observers) observer(this.req, this, milliseconds);
  }

  const sendPage = (page: PreparedPage, passed: Admission, request: Request, response: Response): void => {
    send(page, passed, request, response);
    pages.countSent();
  };

  return (request, response) => {
    const state = new RequestState(requestIdFor(request), performance.now());
    response.locals = state;
    // `close` is emitted once, so the listener need not be removed.
    response.on('close', over);
    const page =
      isPlainRead(request) && !serverState.stopping
        ? pages.ready(request.url, contentCodingFor(request))
        : null;
    if (!page) {
      state.path = pathOf(request);
      // Express skips our middleware for a URL that it cannot parse: route it to `/`, where the request line check
      // refuses it.
      if (state.path === null) request.url = '/';
      return void app(request, response);
    }
    state.page = page;
    const admission = admitted(accessControl, request, page, state);
    state.admission = admission;
    if (!(admission instanceof Promise)) return sendPage(page, admission, request, response);
    admission.then(
      (passed) => sendPage(page, passed, request, response),
      () => app(request, response),
    );
  };
}

/** The decision of access control; a refusal is always a rejection, whether it is thrown or rejected. */
function admitted(
  accessControl: Pick<AccessControl, 'admit'>,
  request: Request,
  page: PreparedPage,
  state: RequestState,
): Awaitable<Admission> {
  try {
    return accessControl.admit(request, scopeOf(page.route), state);
  } catch (refusal) {
    return Promise.reject(refusal);
  }
}

/** Whether no middleware of the app would refuse or change this request. */
function isPlainRead({ method, headers, rawHeaders, httpVersionMinor }: Request): boolean {
  return (
    method === 'GET' &&
    httpVersionMinor === 1 &&
    (headers.accept === undefined || headers.accept === '*/*' || headers.accept === 'application/json') &&
    headers['transfer-encoding'] === undefined &&
    headers['content-length'] === undefined &&
    headers.origin === undefined &&
    headers.expect === undefined &&
    countHeader(rawHeaders, 'host') === 1
  );
}

/** Sends what the app would have sent. */
function send(
  page: PreparedPage,
  { headers: doorHeaders }: Admission,
  request: Request,
  response: Response,
): void {
  const unchanged = etagMatches(request.headers['if-none-match'], page.etag);
  const headers = (unchanged ? page.headers : page.contentHeaders).slice();
  headers.push(REQUEST_ID_HEADER, stateOf(response).requestId);
  for (const name in doorHeaders) headers.push(name, doorHeaders[name] ?? '');
  if (unchanged) response.writeHead(304, headers).end();
  else response.writeHead(200, headers).end(page.bytes);
}
