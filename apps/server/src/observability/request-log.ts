import type { Response } from 'express';
import type { Logger } from 'pino';
import type { Observer } from '../http/front.js';
import { pathRefused } from '../http/path-refused.js';
import { stateOf } from '../http/request-state.js';
import { pathAnswered } from '../redaction/path-answered.js';
import { PROBES } from './probes.js';

/**
 * Logs one line per finished request. It omits query, headers and the caller's address, which may hold secrets or
 * endanger the caller, and has the key's id, so that an operator can see which keys are in use.
 */
export const requestLog =
  (logger: Logger): Observer =>
  (request, response, milliseconds) => {
    const { requestId, problem, key, traceId } = stateOf(response);
    if (response.statusCode < 400 && PROBES.has(stateOf(response).path ?? '')) return;
    logger.info(
      {
        request_id: requestId,
        ...(traceId === null ? null : { trace_id: traceId }),
        method: request.method,
        path: pathOf(response),
        ...(key === null ? null : { key }),
        status: response.statusCode,
        duration_ms: Math.round(milliseconds * 100) / 100,
        ...(problem === null ? null : { problem }),
        ...(response.writableFinished ? null : { aborted: true }),
      },
      'request',
    );
  };

function pathOf(response: Response): string {
  if (response.statusCode >= 400 || !response.headersSent) return pathRefused(response);
  const { page, path } = stateOf(response);
  return page?.pathLogged ?? pathAnswered(path ?? '');
}
