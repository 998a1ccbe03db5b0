import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askRaw } from '../harness/http.js';
import type { TestServer } from '../harness/test-server.js';

const timedOut =
  /^HTTP\/1\.1 408 .*content-type: application\/problem\+json\r\n.*connection: close\r\n.*request-timeout/is;

export const IDLE_SECONDS = 1;

/** The server of these tests has short timeouts. */
export function slowRequests408(server: () => TestServer): void {
  test('headers that never end', async () => {
    expect(await askRaw(server().address, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(timedOut);
  });

  test('a body that never ends', async () => {
    const head =
      'POST /api/v1/research HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';
    expect(await askRaw(server().address, `${head}{"query":`)).toMatch(timedOut);
  });

  test('a silent connection is closed', async () => {
    expect(await askRaw(server().address, '')).toMatch(/^$|408/);
  });

  test('a kept-alive connection is usable again after an answer', async () => {
    const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\n';
    const answers = await askRaw(server().address, `${request}\r\n${request}Connection: close\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  });

  test('a client that reads nothing of its answers is disconnected', async () => {
    const { hostname, port } = new URL(server().address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.pause();
    const path = '/docs/swagger-ui-bundle.js';
    const bytesOfOne = Number((await server().ask(path, { method: 'HEAD' })).headers['content-length']);
    const requests = 100;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(requests));
    // Node checks twice: only at the second check does it know that a write has not progressed.
    await delay(2 * IDLE_SECONDS * 1_000 + 2_000);
    let taken = 0;
    socket.on('data', (chunk) => {
      taken += chunk.length;
    });
    const closed = once(socket, 'close');
    socket.resume();
    await closed;
    expect(bytesOfOne).toBeGreaterThan(1_000_000);
    expect(taken).toBeLessThan((requests / 2) * bytesOfOne);
  });

  test('logs no error', () => {
    expect(server().log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
}
