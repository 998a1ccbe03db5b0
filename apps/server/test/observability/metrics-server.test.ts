import { createServer } from 'node:http';
import { pino } from 'pino';
import { Gauge, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { DEFAULT_METRICS_PORT, startMetricsServer } from '../../src/observability/metrics-server.js';
import { freePort } from '../harness/free-port.js';
import { ask } from '../harness/http.js';

test('goes on without metrics if the default port is taken, and logs it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    // Another process that already has the port serves as well.
    other.once('error', () => resolve());
    other.listen(DEFAULT_METRICS_PORT, '127.0.0.1', () => resolve());
  });
  const log: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => log.push(line) });
  expect(await startMetricsServer(new Registry(), { port: null, host: '127.0.0.1' }, logger)).toBeNull();
  expect(log).toEqual([expect.stringContaining('METRICS_PORT')]);
  other.close();
});

test('0 turns it off', async () => {
  expect(
    await startMetricsServer(new Registry(), { port: 0, host: '127.0.0.1' }, pino({ enabled: false })),
  ).toBeNull();
});

test('answers 500 if a collector fails, logs it, and the process survives', async () => {
  const registry = new Registry();
  new Gauge({
    name: 'broken',
    help: 'Cannot be taken.',
    registers: [registry],
    collect() {
      throw new Error('no such figure');
    },
  });
  const log: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => log.push(line) });
  const server = await startMetricsServer(registry, { port: await freePort(), host: '127.0.0.1' }, logger);
  const { status, headers, text } = await ask(String(server?.address), '/metrics');
  expect([status, headers['content-type'], text]).toEqual([
    500,
    'text/plain',
    'The metrics could not be collected: the log says why\n',
  ]);
  expect(log).toEqual([expect.stringContaining('no such figure')]);
  await server?.close();
});

test('answers 421 for a host name that is not loopback, so that no web page reads the metrics', async () => {
  const server = await startMetricsServer(
    new Registry(),
    { port: await freePort(), host: '127.0.0.1' },
    pino({ enabled: false }),
  );
  const statusFor = async (Host: string) =>
    (await ask(String(server?.address), '/metrics', { headers: { Host } })).status;
  expect(await statusFor('rebound.example:9464')).toBe(421);
  expect(await statusFor('localhost:9464')).toBe(200);
  expect(await statusFor('[::1]:9464')).toBe(200);
  await server?.close();
});

test('answers every host name off loopback', async () => {
  const { address, close } =
    (await startMetricsServer(
      new Registry(),
      { port: await freePort(), host: '0.0.0.0' },
      pino({ enabled: false }),
    )) ?? {};
  const { port } = new URL(String(address));
  const { status } = await ask(`http://127.0.0.1:${port}`, '/metrics', { headers: { Host: 'desk.example' } });
  expect(status).toBe(200);
  await close?.();
});
