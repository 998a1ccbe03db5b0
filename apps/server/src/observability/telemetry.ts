import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import {
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { CONTRACT_VERSION } from '@partner-api/contract';
import type { Database } from '@partner-api/storage';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Front, Observer } from '../http/front.js';
import { pathOf } from '../http/path-of.js';
import { stateOf } from '../http/request-state.js';
import { metricsOf } from './otlp-metrics.js';
import { PROBES } from './probes.js';

export interface Telemetry {
  /** Wraps the handler so that each request except probes gets a span in the trace of its `traceparent`. */
  trace(front: Front): Front;
  /** Adds the outcome of the request to its span and ends it. */
  readonly observe: Observer;
  /** Wraps a database so that each query gets a span within that of its request. */
  traceDatabase(database: Database): Database;
  /** Exports the metrics of `/metrics` at the SDK's interval. */
  sendMetrics(registry: Registry): void;
  /** Exports buffered data, for at most three seconds. */
  close(): Promise<void>;
}

const CLOSE_MILLISECONDS = 3_000;

/**
 * Sets up OpenTelemetry. Only this file and `otlp-metrics.ts` import it, and they are loaded only if an endpoint is
 * configured.
 */
export function openTelemetry(endpoint: string, logger: Logger): Telemetry {
  const say = (text: string) => logger.warn({ reason: text }, 'telemetry');
  const ignore = () => undefined;
  diag.setLogger(
    { error: say, warn: say, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const resource = resourceFromAttributes({
    'service.name': 'partner-api',
    'service.version': CONTRACT_VERSION,
    'service.instance.id': hostname(),
  }).merge(detectResources({ detectors: [envDetector] }));
  const traces = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  const tracer = traces.getTracer('partner-api', CONTRACT_VERSION);
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<object, Span>();
  let meters: MeterProvider | null = null;

  const spanOfQuery = async <Result>(name: string, text: string | null, work: () => Promise<Result>) => {
    const parent = current.getStore();
    if (!parent) return work();
    const attributes = {
      'db.system.name': 'postgresql',
      ...(text === null ? {} : { 'db.query.text': text }),
    };
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, attributes },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    trace: (front) => (request, response) => {
      if (PROBES.has(pathOf(request) ?? '')) return front(request, response);
      const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
      spans.set(response, span);
      current.run(span, () => front(request, response));
      stateOf(response).traceId = span.spanContext().traceId;
    },

    observe: (request, response) => {
      const span = spans.get(response);
      if (!span) return;
      const { page, requestId, key, problem, result } = stateOf(response);
      // Only the route is recorded: path, query and body may reveal who searches for what.
      const route = page?.route ?? request.route?.path ?? 'unmatched';
      span.updateName(`${request.method} ${route}`);
      span.setAttributes({
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': response.statusCode,
        'partner_api.request_id': requestId,
        'partner_api.prepared': page !== null,
      });
      if (key !== null) span.setAttribute('partner_api.key', key);
      if (problem !== null) span.setAttribute('partner_api.problem', problem);
      if (result !== null) span.setAttribute('partner_api.result', result);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },

    traceDatabase: (database) =>
      new Proxy(database, {
        get(target, name) {
          if (name === 'query') {
            const query: Database['query'] = (statement) =>
              spanOfQuery('query', statement.text, () => target.query(statement));
            return query;
          }
          if (name === 'transaction') {
            const transaction: Database['transaction'] = (work, options) =>
              spanOfQuery('transaction', null, () => target.transaction(work, options));
            return transaction;
          }
          const member = Reflect.get(target, name, target);
          return typeof member === 'function' ? member.bind(target) : member;
        },
      }),

    sendMetrics: (registry) => {
      meters = new MeterProvider({
        resource,
        readers: [
          new PeriodicExportingMetricReader({
            exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
            metricProducers: [{ collect: () => metricsOf(registry, resource) }],
          }),
        ],
      });
    },

    // An unreachable collector must not keep the server from stopping.
    close: async () => {
      const sent = Promise.allSettled([traces.shutdown(), meters?.shutdown()]);
      await Promise.race([sent, delay(CLOSE_MILLISECONDS, undefined, { ref: false })]);
    },
  };
}
