import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { problemCodeOf } from '../problem-response.js';
import { withoutKeys } from '../without-keys.js';
import { withoutSecrets } from '../without-secrets.js';
import { requestIdOf } from './request-id.js';

const PATH_LOGGED = 256;

/**
 * One line per request, when it is over. Never the query string or a header, which may hold a key or what somebody
 * searched for; nor the caller's address, which can endanger the one who asked.
 */
export const log =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    const { path } = request;
    response.once('close', () => {
      const problem = problemCodeOf(response);
      logger.info(
        {
          request_id: requestIdOf(response),
          method: request.method,
          // A path that was answered holds no place: there is no such id.
          path: (response.statusCode < 400 ? withoutKeys : withoutSecrets)(path).slice(0, PATH_LOGGED),
          status: response.statusCode,
          duration_ms: Math.round((performance.now() - startedAt) * 100) / 100,
          ...(problem ? { problem } : {}),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
