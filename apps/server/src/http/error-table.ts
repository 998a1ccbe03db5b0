import { DatabaseUnavailable, HistoryLost, SchemaOutdated, SchemaTooNew } from '@partner-api/storage';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { cursorOfLostHistory } from '../answers/cursor.js';
import { problem, RequestProblem } from '../problems/problem.js';
import { requestIdOf } from './request-id.js';
import { stateOf } from './request-state.js';
import { sendProblem } from './send-problem.js';

const RETRY_SECONDS = '2';

interface Row {
  readonly when: (error: Error) => boolean;
  readonly answer: () => RequestProblem;
  /** Whether it is logged as a warning. */
  readonly logged?: boolean;
}

/** Maps errors to problems. An error without a row becomes `internal-error`. */
const ROWS: readonly Row[] = [
  {
    when: (error) =>
      error instanceof DatabaseUnavailable ||
      error instanceof SchemaOutdated ||
      error instanceof SchemaTooNew,
    answer: () =>
      problem('unavailable', {
        detail: 'The database cannot answer right now.',
        headers: { 'Retry-After': RETRY_SECONDS },
      }),
    logged: true,
  },
  { when: (error) => error instanceof HistoryLost, answer: cursorOfLostHistory },
  // The router could not decode a path parameter.
  {
    when: (error) => error instanceof URIError,
    answer: () =>
      problem('invalid-encoding', { detail: 'The path has a percent-encoding that is not UTF-8.' }),
  },
];

/** Answers every error; the only place that maps errors to HTTP. */
export const errorTable =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, _request, response, _next) => {
    const row = error instanceof Error ? ROWS.find(({ when }) => when(error)) : undefined;
    const failure = error instanceof RequestProblem ? error : (row?.answer() ?? problem('internal-error'));
    const request_id = requestIdOf(response);
    if (failure.code === 'internal-error') logger.error({ err: error, request_id }, failure.message);
    // The stack is not logged, because an unreachable database fails every request.
    if (row?.logged && error instanceof Error)
      logger.warn({ reason: error.message, request_id }, failure.message);
    if (response.headersSent) return void response.destroy();
    stateOf(response).clause = failure.refusal?.clause ?? null;
    sendProblem(response, failure);
  };
