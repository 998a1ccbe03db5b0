import { connect, createServer } from 'node:net';
import { postgresql } from '@partner-api/storage/testing';
import { expect, it, onTestFinished } from 'vitest';
import { runServer } from '../../src/lifecycle/run-server.js';
import { freePort } from '../harness/free-port.js';
import { host } from '../harness/host.js';

// A file of its own, which the run with services repeats without the other tests of starting.
it.skipIf(postgresql.skip)(
  `a server becomes ready when its database is reachable${postgresql.skip ? ' (TEST_DATABASE_URL is not set)' : ''}`,
  async () => {
    const { location, remove } = await postgresql.create('none');
    onTestFinished(remove);
    if (!('connectionString' in location)) throw new Error('there is no database');
    const target = new URL(location.connectionString);
    const late = await freePort();
    const there = new URL(target);
    there.port = String(late);
    there.hostname = '127.0.0.1';
    const { process, output, signal } = host();
    const exit = runServer(
      { PORT: String(await freePort()), METRICS_PORT: '0', SEED_DEMO: '0', DATABASE_URL: there.href },
      process,
    );
    await expect.poll(() => output.stderr.join('')).toContain('waiting for the database');
    const forwarder = createServer((socket) => {
      const onward = connect(Number(target.port || 5432), target.hostname);
      socket.on('error', () => undefined).pipe(onward);
      onward.on('error', () => undefined).pipe(socket);
    }).listen(late, '127.0.0.1');
    onTestFinished(() => void forwarder.close());
    await expect.poll(() => output.stdout.join(''), { timeout: 20_000 }).toContain('Partner API ready');
    signal();
    expect(await exit).toBe(0);
  },
);
