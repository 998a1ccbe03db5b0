import { createServer } from 'node:http';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { DEFAULT_METRICS_PORT, startMetricsServer } from '../../src/metrics-server.js';

test('when the default port is taken, the server goes on without metrics, and says so', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    // Whoever has it already will do as well.
    other.once('error', () => resolve());
    other.listen(DEFAULT_METRICS_PORT, '127.0.0.1', () => resolve());
  });
  const log: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => log.push(line) });
  expect(await startMetricsServer(new Registry(), null, logger)).toBeNull();
  expect(log).toEqual([expect.stringContaining('METRICS_PORT')]);
  other.close();
});

test('0 turns it off', async () => {
  expect(await startMetricsServer(new Registry(), 0, pino({ enabled: false }))).toBeNull();
});
