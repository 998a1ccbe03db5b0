import { isIP } from 'node:net';
import * as z from 'zod';
import { orNull, variable, wholeNumber } from './variable.js';

const SECONDS_MAXIMUM = 600;
const POOL_SIZE_MAXIMUM = 200;
const RESEARCH_WORKERS_MAXIMUM = 16;

/** Proxies, database connections, threads, monitoring and shutdown. */
export const DEPLOYMENT_VARIABLES = {
  TRUSTED_PROXIES: variable({
    decides:
      'The proxies whose `X-Forwarded-For` is believed, so that limits count by the address of the caller and not of the proxy. Nobody else’s header is.',
    rule: 'addresses or subnets separated by commas, such as 10.0.0.0/8,fd00::/8',
    unset: [] as readonly string[],
    unsetText: 'none: the address of the connection counts',
    schema: z
      .string()
      .transform((text): readonly string[] => text.split(',').map((subnet) => subnet.trim()))
      .refine((subnets) => subnets.every(isSubnet)),
  }),
  METRICS_HOST: variable({
    decides:
      'The address that `/metrics` listens on. Off loopback, let only the monitoring reach it: it needs no key.',
    rule: 'an IP address or a host name',
    unset: '127.0.0.1',
    schema: z.string().regex(/^[A-Za-z0-9.:_-]+$/),
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable({
    decides:
      'Where traces and metrics are sent, by OTLP as JSON over HTTP: `/v1/traces` and `/v1/metrics` there. The other `OTEL_` variables of the OpenTelemetry SDK for headers, sampling, batches and resources hold as well.',
    rule: 'an http or https address, such as http://127.0.0.1:4318',
    unset: null,
    unsetText: 'none: nothing is sent',
    schema: z
      .string()
      .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
      .transform((text) => orNull(text.replace(/(?<!\/)\/+$/, ''))),
  }),
  DATABASE_POOL_SIZE: variable({
    decides:
      'How many connections to PostgreSQL one server opens at most. All servers together must stay below `max_connections`.',
    rule: `a whole number from 2 to ${POOL_SIZE_MAXIMUM}, in plain digits`,
    unset: 10,
    // A migration holds its lock on one connection and works on another.
    schema: wholeNumber(POOL_SIZE_MAXIMUM).refine((size) => size >= 2),
  }),
  DATABASE_PREPARED_STATEMENTS: variable({
    decides:
      'Whether statements to PostgreSQL are prepared, which is faster. `0` behind a pooler that does not keep them: pgbouncer before 1.21 in transaction mode.',
    rule: '0 or 1',
    unset: null,
    unsetText: 'found out at the first connection',
    schema: z.enum(['0', '1']).transform((text) => orNull(text === '1')),
  }),
  RESEARCH_WORKERS: variable({
    decides:
      'How many threads answer research queries and fact-checks. Each holds an index of its own, of as much memory as `partner_api_index_bytes` says. `0`: the serving thread answers them, and reads wait meanwhile.',
    rule: `a whole number from 0 to ${RESEARCH_WORKERS_MAXIMUM}, in plain digits`,
    unset: 1,
    schema: wholeNumber(RESEARCH_WORKERS_MAXIMUM),
  }),
  INDEX_DIR: variable({
    decides:
      'The directory that the search index is kept in, so that research is answered soon after the next start. Servers of one machine may share it. It holds texts of records, and only its owner can read it.',
    rule: 'a path',
    unset: null,
    unsetText: '`DATA_DIR` with the embedded store; with `DATABASE_URL` none: each start reads every record',
    schema: z
      .string()
      .refine((path) => !path.includes('\0'))
      .transform(orNull),
  }),
  DRAIN_SECONDS: variable({
    decides:
      'How long `/readyz` answers 503 before a stopping server closes its port: longer than the interval of the load balancer that probes it.',
    rule: `a whole number from 0 to ${SECONDS_MAXIMUM}, in plain digits`,
    unset: null,
    unsetText: '`5`, or `0` where `HOST` is loopback',
    schema: wholeNumber(SECONDS_MAXIMUM).transform(orNull),
  }),
  SHUTDOWN_SECONDS: variable({
    decides:
      'How long a stopping server lets requests in progress finish before it closes their connections.',
    rule: `a whole number from 0 to ${SECONDS_MAXIMUM}, in plain digits`,
    unset: 10,
    schema: wholeNumber(SECONDS_MAXIMUM),
  }),
} as const;

function isSubnet(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
