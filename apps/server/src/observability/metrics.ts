import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PreparedCounts } from '../answers/prepared-pages.js';
import type { Observer } from '../http/front.js';
import { stateOf } from '../http/request-state.js';
import { countOutcomes } from './outcome-metrics.js';

export interface Metrics {
  readonly registry: Registry;
  /** Records the duration and the outcome of each request. */
  readonly observe: Observer;
  readonly prepared: PreparedCounts;
  /** Counts a request of a partner against its limits. */
  countPartner(partner: string, budget: string, outcome: string): void;
  /** Registers the gauge of the memory of prepared pages. */
  measurePrepared(bytes: () => number): void;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from when the headers of the request had arrived to the last byte of the response, by route template.',
    // Labels have few values each: the caller's own text would grow without bound and could hold a secret.
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const observerOf = seriesOf(durations);
  const count = countOutcomes(registry);
  const pages = new Counter({
    name: 'partner_api_prepared_pages_total',
    help: 'Reads answered with a page that was ready (hit) or made for it (miss), and pages dropped for want of room (evicted).',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const counting = (outcome: string) => {
    const counter = pages.labels(outcome);
    return () => counter.inc();
  };
  const partners = new Counter({
    name: 'partner_api_partner_requests_total',
    help: 'Requests of each partner that were let in (admitted) or more than its limit (refused), by what was asked for.',
    // One value per partner, by the name that the operator gave.
    labelNames: ['partner', 'budget', 'outcome'],
    registers: [registry],
  });
  return {
    registry,
    countPartner: (partner, budget, outcome) => partners.inc({ partner, budget, outcome }),
    prepared: { hit: counting('hit'), miss: counting('miss'), evicted: counting('evicted') },
    measurePrepared: (bytes) => {
      new Gauge({
        name: 'partner_api_prepared_pages_bytes',
        help: 'Memory that prepared pages take.',
        registers: [registry],
        collect() {
          this.set(bytes());
        },
      });
    },
    observe: (request, response, milliseconds) => {
      const method = METHODS.has(request.method) ? request.method : 'other';
      const route = stateOf(response).page?.route ?? request.route?.path ?? 'unmatched';
      observerOf(method, route, response.statusCode)(milliseconds / 1_000);
      count(route, response);
    },
  };
}

type Observe = (seconds: number) => void;

/** Caches the series by labels, because creating labels for each request is slow. */
function seriesOf(durations: Histogram<'method' | 'route' | 'status'>) {
  const known = new Map<string, Observe>();
  return (method: string, route: string, status: number): Observe => {
    const key = `${status}${method}${route}`;
    const found = known.get(key);
    if (found) return found;
    const { observe } = durations.labels(method, route, String(status));
    known.set(key, observe);
    return observe;
  };
}
