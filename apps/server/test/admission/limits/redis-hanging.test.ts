import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../harness/test-server.js';

/** A request waits 250 ms for Redis; the rest is a margin for a busy machine. */
const WAIT_MILLISECONDS = 250 + 1_500;

describe('a Redis that accepts connections and never answers', () => {
  let redis: Server;
  let server: TestServer;
  const sockets = new Set<Socket>();
  beforeAll(async () => {
    redis = createServer((socket) => sockets.add(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
    await once(redis, 'listening');
    const address = redis.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    server = await startTestServer({
      environment: { REDIS_URL: `redis://127.0.0.1:${port}`, LIMIT_READS_PER_MINUTE: '5' },
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
});
