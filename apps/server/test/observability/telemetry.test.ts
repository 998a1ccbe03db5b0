import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { copyOfEmptyDatabase, type EmptyDatabase } from '@partner-api/storage/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../src/config/read-config.js';
import type { RunningServer } from '../../src/lifecycle/serve-composition.js';
import { startServer } from '../../src/lifecycle/start-server.js';
import { ask } from '../harness/http.js';

const SpanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
type SentSpan = z.infer<typeof SpanSchema>;
const TracesSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(SpanSchema) })) })),
});
const PointSchema = z.object({
  asDouble: z.number().optional(),
  count: z.coerce.number().optional(),
  sum: z.number().optional(),
  bucketCounts: z.array(z.coerce.number()).optional(),
  explicitBounds: z.array(z.number()).optional(),
});
const DataSchema = z.object({ isMonotonic: z.boolean().optional(), dataPoints: z.array(PointSchema) });
const MetricSchema = z.object({
  name: z.string(),
  sum: DataSchema.optional(),
  gauge: DataSchema.optional(),
  histogram: DataSchema.optional(),
});
const MetricsSchema = z.object({
  resourceMetrics: z.array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(MetricSchema) })) })),
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const SECRET = 'harbour-of-nobody';

/** A collector that records what it receives. */
async function startCollector() {
  const received: Record<string, unknown[]> = {};
  const server = createServer(async (request, response) => {
    const at = request.url ?? '';
    received[at] = [...(received[at] ?? []), await json(request)];
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

describe('a server with a collector', () => {
  let empty: EmptyDatabase;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let server: RunningServer;
  let spans: readonly SentSpan[];
  const log: Record<string, unknown>[] = [];
  const requestIds = new Map<string, string>();

  beforeAll(async () => {
    empty = await copyOfEmptyDatabase();
    collector = await startCollector();
    const config = readConfig({
      ...{ DATA_DIR: empty.directory, SEED_DEMO: '1', PORT: '0', METRICS_PORT: '0', RESEARCH_WORKERS: '0' },
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    });
    const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) });
    server = await startServer(config, { logger });
    const get = (at: string, headers = {}) => ask(server.address, at, { headers });
    const post = (at: string, body: object) =>
      ask(server.address, at, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const listed = await get('/api/v1/events', { traceparent: `00-${TRACE}-${PARENT}-01` });
    const id = JSON.parse(listed.text).data[0].id;
    const answers = {
      'GET /api/v1/events': listed,
      'GET /api/v1/events/:id': await get(`/api/v1/events/${id}`),
      'GET /api/v1/dossiers': await get('/api/v1/dossiers'),
      'GET /api/v1/claims': await get('/api/v1/claims'),
      'POST /api/v1/research': await post('/api/v1/research', { query: `What happened at ${SECRET}?` }),
      'POST /api/v1/fact-check': await post('/api/v1/fact-check', { claim: `The ${SECRET} was closed.` }),
      'GET unmatched': await get(`/${SECRET}?q=${SECRET}`),
    };
    for (const [name, { headers }] of Object.entries(answers))
      requestIds.set(name, String(headers['x-request-id']));
    await get('/readyz');
    await server.close();
    spans = (collector.received['/v1/traces'] ?? [])
      .flatMap((sent) => TracesSchema.parse(sent).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  }, 120_000);

  afterAll(async () => {
    collector?.close();
    await empty?.remove();
  });

  const attributesOf = ({ attributes }: SentSpan) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  const spanOf = (name: string) => {
    const found = spans.find((span) => span.kind === 2 && span.name === name);
    if (!found) throw new Error(`no span of ${name} among ${spans.map((span) => span.name)}`);
    return found;
  };

  it('sends a span for each of the six operations and for unknown paths, and none for a probe', () => {
    const requests = spans.filter(({ kind }) => kind === 2).map(({ name }) => name);
    expect(requests.sort()).toEqual([...requestIds.keys()].sort());
    for (const [name, id] of requestIds) {
      expect(attributesOf(spanOf(name))).toMatchObject({
        'partner_api.request_id': id,
        'http.response.status_code': name === 'GET unmatched' ? 404 : 200,
      });
    }
    expect(attributesOf(spanOf('POST /api/v1/research'))['partner_api.result']).toEqual(expect.any(String));
  });

  it('continues the trace of a request', () => {
    expect(spanOf('GET /api/v1/events')).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    expect(spanOf('GET /api/v1/claims').traceId).not.toBe(TRACE);
    expect(spanOf('GET /api/v1/claims').parentSpanId ?? '').toBe('');
  });

  it('logs the trace id', () => {
    for (const [name, id] of requestIds) {
      const line = log.find((entry) => entry.request_id === id);
      expect(line?.trace_id).toBe(spanOf(name).traceId);
    }
  });

  it('sends the statements of a request without their values', () => {
    const { spanId, traceId } = spanOf('GET /api/v1/events/:id');
    const queries = spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId);
    expect(queries.map((span) => [span.kind, attributesOf(span)['db.query.text']])).toContainEqual([
      3,
      expect.stringMatching(/select/i),
    ]);
  });

  it('sends no path, query or body', () => {
    expect(JSON.stringify(collector.received)).not.toContain(SECRET);
  });

  it('sends the metrics of /metrics with non-cumulative buckets', () => {
    const { resourceMetrics } = MetricsSchema.parse((collector.received['/v1/metrics'] ?? []).at(-1));
    const sent = resourceMetrics.flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap(({ metrics }) => metrics),
    );
    const metrics = new Map(sent.map((metric) => [metric.name, metric]));
    expect([...metrics.keys()]).toEqual(expect.arrayContaining(['process_cpu_user_seconds_total']));
    expect(metrics.get('partner_api_results_total')?.sum).toMatchObject({ isMonotonic: true });
    expect(metrics.get('partner_api_build_info')?.gauge?.dataPoints[0]?.asDouble).toBe(1);
    const points = metrics.get('http_request_duration_seconds')?.histogram?.dataPoints ?? [];
    expect(points.length).toBeGreaterThan(5);
    for (const { count, bucketCounts = [], explicitBounds = [], sum } of points) {
      expect(bucketCounts.reduce((total, inBucket) => total + inBucket, 0)).toBe(count);
      expect(bucketCounts.length).toBe(explicitBounds.length + 1);
      expect(sum).toBeGreaterThan(0);
    }
  });
});

it('logs that the collector is unreachable, and still stops soon', async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '100');
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '500');
  onTestFinished(() => void vi.unstubAllEnvs());
  const empty = await copyOfEmptyDatabase();
  onTestFinished(empty.remove);
  const config = readConfig({
    ...{ DATA_DIR: empty.directory, SEED_DEMO: '0', PORT: '0', METRICS_PORT: '0', RESEARCH_WORKERS: '0' },
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
  });
  const log: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void log.push(line) });
  const server = await startServer(config, { logger });
  expect((await ask(server.address, '/api/v1/events')).status).toBe(200);
  await vi.waitFor(() => expect(log.join('')).toContain('"telemetry"'), 20_000);
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(6_000);
}, 60_000);
