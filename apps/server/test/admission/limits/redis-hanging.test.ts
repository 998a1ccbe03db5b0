import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectRedis } from '../../../src/admission/limits/connect-redis.js';
import { startTestServer, type TestServer } from '../../harness/test-server.js';

/** A request waits 250 ms for Redis; the rest is a margin for a busy machine. */
const WAIT_MILLISECONDS = 250 + 1_500;

describe('a Redis that accepts connections and stops answering', () => {
  let redis: Server;
  let url: string;
  let isAnswering = false;
  let server: TestServer;
  const sockets = new Set<Socket>();
  beforeAll(async () => {
    redis = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      socket.on('data', (chunk) => {
        const commands = String(chunk).match(/^\*\d+\r$/gm) ?? [];
        if (isAnswering) socket.write(commands.map(() => '+OK\r\n').join(''));
      });
    }).listen(0, '127.0.0.1');
    await once(redis, 'listening');
    const address = redis.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    url = `redis://127.0.0.1:${port}`;
    server = await startTestServer({
      environment: { REDIS_URL: url, LIMIT_READS_PER_MINUTE: '5' },
    });
  });
  afterAll(async () => {
    await server?.close();
    for (const socket of sockets) socket.destroy();
    redis?.close();
  });

  test('delays no request for long, and each server counts in memory', async () => {
    await expect.poll(() => sockets.size).toBeGreaterThan(0);
    const statuses: number[] = [];
    for (let request = 0; request < 6; request += 1) {
      const startedAt = performance.now();
      statuses.push((await server.get('/api/v1/events')).status);
      expect(performance.now() - startedAt).toBeLessThan(WAIT_MILLISECONDS);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const told = server.log.filter((line) => line.includes('Redis is away'));
    expect(told).toHaveLength(1);
  });

  test('replaces a connection that no longer answers', async () => {
    isAnswering = true;
    const client = connectRedis(url);
    await once(client, 'ready');
    const reconnecting = new Promise((resolve) => client.once('reconnecting', resolve));
    isAnswering = false;
    await expect(client.ping()).rejects.toThrow('timed out');
    await reconnecting;
    client.disconnect();
  });
});
