import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { ask } from '../harness/http.js';
import { startTestServer } from '../harness/test-server.js';

const BODY = '{"query":"Why protests?"}';
const HEAD = `POST /api/v1/research HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\nExpect: 100-continue\r\n\r\n`;

function open(address: string): { socket: Socket; text: () => string; closed: Promise<void> } {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => undefined);
  return { socket, text: () => text, closed: new Promise((resolve) => socket.on('close', () => resolve())) };
}

test('a stopping server answers /readyz with 503, finishes requests in progress, and frees the port', async () => {
  const server = await startTestServer({ environment: { DRAIN_SECONDS: '3' } });
  const started = open(server.address);
  started.socket.write(HEAD);
  await expect.poll(() => started.text()).toContain('100 Continue');

  const closed = Promise.all([server.close(), server.close()]);
  const probe = await server.get('/readyz');
  expect(probe.problem()).toMatchObject({ status: 503, detail: 'The server is stopping.' });
  expect((await server.get('/api/v1/events')).headers.connection).toBe('close');

  await expect
    .poll(
      () =>
        ask(server.address, '/healthz').then(
          () => 'open',
          () => 'closed',
        ),
      { timeout: 10_000 },
    )
    .toBe('closed');
  started.socket.write(BODY);
  await started.closed;
  expect(started.text()).toMatch(/HTTP\/1\.1 200 OK\r\n.*"query":"Why protests\?"/s);
  await closed;
});

test('closes connections of requests that do not end in time, and idle ones', async () => {
  const server = await startTestServer({ environment: { SHUTDOWN_SECONDS: '1' } });
  const silent = open(server.address);
  const unfinished = open(server.address);
  unfinished.socket.write(HEAD);
  await expect.poll(() => unfinished.text()).toContain('100 Continue');
  const startedAt = performance.now();
  await server.close();
  await Promise.all([silent.closed, unfinished.closed]);
  expect(performance.now() - startedAt).toBeGreaterThan(900);
});
