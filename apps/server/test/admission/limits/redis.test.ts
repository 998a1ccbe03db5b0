import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectRedis } from '../../../src/admission/limits/connect-redis.js';
import { redisCounters } from '../../../src/admission/limits/counters.js';
import { freePort } from '../../harness/free-port.js';

const installed = spawnSync('redis-server', ['--version']).status === 0;
const DATABASES = 4;
const QUOTA = { name: 'reads', maximum: 2, seconds: 60 };

describe.skipIf(!installed)('limits counted in Redis (skipped without redis-server)', () => {
  let directory: string;
  let port: number;
  let redisServer: ChildProcess;
  const log: string[] = [];
  const reasons: string[] = [];
  const logger = pino(
    { level: 'info' },
    {
      write: (line: string) => {
        const { msg, reason } = JSON.parse(line);
        log.push(msg);
        if (reason !== undefined) reasons.push(reason);
      },
    },
  );
  const clients: ReturnType<typeof connectRedis>[] = [];

  const startRedis = () => {
    redisServer = spawn(
      'redis-server',
      [
        ...['--port', String(port), '--bind', '127.0.0.1', '--databases', String(DATABASES)],
        ...['--dir', directory, '--save', ''],
      ],
      { stdio: 'ignore' },
    );
  };
  /** Counters as a separate server has them. */
  const counter = async () => {
    const client = connectRedis(`redis://127.0.0.1:${port}`);
    clients.push(client);
    await expect.poll(() => client.status, { timeout: 10_000 }).toBe('ready');
    return { count: redisCounters(client, logger)(QUOTA), client };
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'redis-'));
    port = await freePort();
    startRedis();
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    redisServer.kill();
    await rm(directory, { recursive: true, force: true });
  });

  test('servers share counts; without Redis each counts in memory and logs it, until Redis is back', async () => {
    const one = await counter();
    const other = await counter();
    expect([(await one.count('p')).exceeded, (await other.count('p')).exceeded]).toEqual([false, false]);
    expect((await one.count('p')).exceeded).toBe(true);
    expect(log).toEqual([]);

    redisServer.kill();
    await expect.poll(() => one.client.status, { timeout: 10_000 }).not.toBe('ready');
    const alone = [await one.count('p'), await one.count('p'), await one.count('p')];
    expect(alone.map(({ exceeded }) => exceeded)).toEqual([false, false, true]);
    expect(log).toEqual([expect.stringContaining('Redis is away')]);

    startRedis();
    await expect.poll(() => one.client.status, { timeout: 10_000 }).toBe('ready');
    await expect
      .poll(async () => (await one.count('q')) && log.at(-1), { timeout: 5_000 })
      .toContain('Redis is back');
  });

  test('counts in memory for a Redis database that does not exist, and does not use database 0', async () => {
    log.length = 0;
    reasons.length = 0;
    const client = connectRedis(`redis://127.0.0.1:${port}/${DATABASES}`);
    clients.push(client);
    const refused: string[] = [];
    client.on('error', ({ message }: Error) => refused.push(message));
    const count = redisCounters(client, logger)({ ...QUOTA, name: 'misplaced' });
    // The second refusal shows that the client reconnects and is refused again.
    await expect
      .poll(() => refused.filter((message) => message.includes('DB index')).length, { timeout: 10_000 })
      .toBeGreaterThan(1);
    const counted = [await count('p'), await count('p'), await count('p')];
    expect(counted.map(({ exceeded }) => exceeded)).toEqual([false, false, true]);
    expect(log).toEqual([expect.stringContaining('Redis is away')]);
    expect(reasons).toEqual([expect.stringContaining('DB index is out of range')]);
    const { client: other } = await counter();
    expect(await other.keys('*misplaced*')).toEqual([]);
  });

  test('a Redis that stops answering delays only few requests', async () => {
    const { count } = await counter();
    await count('hanging');
    log.length = 0;
    redisServer.kill('SIGSTOP');
    try {
      const startedAt = performance.now();
      const counted: boolean[] = [];
      for (let request = 0; request < 20; request += 1) counted.push((await count('hanging')).exceeded);
      // One wait of 250 ms, perhaps a second one, and a margin for a busy machine.
      expect(performance.now() - startedAt).toBeLessThan(2_000);
      expect(counted).toEqual([false, false, ...Array(18).fill(true)]);
      expect(log).toEqual([expect.stringContaining('Redis is away')]);
    } finally {
      redisServer.kill('SIGCONT');
    }
    await expect
      .poll(async () => (await count('back')) && log.at(-1), { timeout: 10_000 })
      .toContain('Redis is back');
  });
});
