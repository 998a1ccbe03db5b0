import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PreparedCounts } from './prepared/prepared-pages.js';

export interface Metrics {
  readonly registry: Registry;
  /** Times each request. */
  readonly middleware: RequestHandler;
  readonly prepared: PreparedCounts;
  /** Tells how much memory the prepared pages take. */
  measurePrepared(bytes: () => number): void;
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
  const pages = new Counter({
    name: 'prepared_pages_total',
    help: 'Reads answered with a page that was ready (hit) or made for it (miss), and pages dropped for want of room (evicted).',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const counting = (outcome: string) => {
    const counter = pages.labels(outcome);
    return () => counter.inc();
  };
  return {
    registry,
    prepared: { hit: counting('hit'), miss: counting('miss'), evicted: counting('evicted') },
    measurePrepared: (bytes) => {
      new Gauge({
        name: 'prepared_pages_bytes',
        help: 'Memory that prepared pages take.',
        registers: [registry],
        collect() {
          this.set(bytes());
        },
      });
    },
    middleware: (request, response, next) => {
      const stop = durations.startTimer();
      response.once('close', () =>
        stop({
          method: METHODS.has(request.method) ? request.method : 'other',
          route: response.locals.route ?? request.route?.path ?? 'unmatched',
          status: response.statusCode,
        }),
      );
      next();
    },
  };
}
