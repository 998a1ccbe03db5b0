import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Times each request. */
  readonly middleware: RequestHandler;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of the request to the last of the response, by route template.',
    // Few values each: a label of what callers send would grow without bound, and could carry a secret.
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    middleware: (request, response, next) => {
      const stop = durations.startTimer();
      response.once('close', () =>
        stop({
          method: METHODS.has(request.method) ? request.method : 'other',
          route: request.route?.path ?? 'unmatched',
          status: response.statusCode,
        }),
      );
      next();
    },
  };
}
