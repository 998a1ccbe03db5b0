import type { RequestHandler } from 'express';
import { countHeader } from '../http/count-header.js';
import { stateOf } from '../http/request-state.js';
import { problem } from '../problems/problem.js';

const URI_LENGTH_MAXIMUM = 4_096;

/** Refuses malformed targets, headers and framing before the path is routed. */
export const requestLine: RequestHandler = (request, response, next) => {
  const { page, path } = stateOf(response);
  if (page === null && path === null) {
    throw problem('invalid-request', {
      detail: 'The target of the request is not an address.',
      headers: { Connection: 'close' },
    });
  }
  if (request.url.length > URI_LENGTH_MAXIMUM) throw problem('uri-too-long');
  const hosts = countHeader(request.rawHeaders, 'host');
  // RFC 9112, 3.2. A proxy in front may have used another of several Host headers.
  if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0')) {
    throw problem('invalid-request', {
      detail: 'A request has exactly one Host header.',
      headers: { Connection: 'close' },
    });
  }
  const { expect, 'transfer-encoding': encoding } = request.headers;
  // The pattern is Node's. HTTP/1.0 has no such header (RFC 9110, 10.1.1).
  if (
    expect !== undefined &&
    request.httpVersion !== '1.0' &&
    !/(?:^|\W)100-continue(?:$|\W)/i.test(expect)
  ) {
    throw problem('invalid-request', {
      detail: 'The only Expect taken is 100-continue.',
      headers: { Connection: 'close' },
    });
  }
  // Node accepts any other coding, ignores the body and closes; a proxy in front may have read it otherwise (request
  // smuggling).
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') {
    throw problem('invalid-request', {
      detail: 'The only Transfer-Encoding taken is chunked.',
      headers: { Connection: 'close' },
    });
  }
  const hasBody = encoding !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && (request.method === 'GET' || request.method === 'HEAD')) {
    // A proxy that skips the body would take a part of it for the next request.
    throw problem('invalid-request', {
      detail: `A ${request.method} request takes no body.`,
      headers: { Connection: 'close' },
    });
  }
  next();
};
