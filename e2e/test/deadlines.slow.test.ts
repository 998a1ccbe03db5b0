import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { copyOfEmptyDatabase, type EmptyDatabase } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_LIMITS } from './support/partner-server.js';
import { ended, killProgram, type Program, readyAddress, startProgram } from './support/run-program.js';

/** Tolerance for a machine that is busy with other tests. */
const ROOM_SECONDS = 2;

describe('a started server', () => {
  let empty: EmptyDatabase;
  let server: Program;
  let address: string;
  beforeAll(async () => {
    empty = await copyOfEmptyDatabase();
    server = startProgram('apps/server/dist/main.js', [], {
      ...NO_LIMITS,
      DATA_DIR: empty.directory,
      PORT: '0',
      METRICS_PORT: '0',
      DRAIN_SECONDS: '1',
    });
    address = await readyAddress(server);
  });
  afterAll(async () => {
    if (server) await killProgram(server);
    await empty?.remove();
  });

  /** Sends only these bytes, and returns the response and the seconds until the connection is closed. */
  const whenClosed = (bytes: string) =>
    new Promise<{ text: string; seconds: number }>((resolve, reject) => {
      const { hostname, port } = new URL(address);
      const socket = connect(Number(port), hostname);
      const startedAt = performance.now();
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve({ text, seconds: (performance.now() - startedAt) / 1_000 }));
      socket.write(bytes);
    });

  it('waits 5 seconds for headers, and 10 for a whole request', async () => {
    const post = 'POST /api/v1/research HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const [headers, body, chunks] = await Promise.all([
      whenClosed('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '),
      whenClosed(`${post}Content-Length: 100\r\n\r\n{"query":`),
      whenClosed(`${post}Transfer-Encoding: chunked\r\n\r\n9\r\n{"query":\r\n`),
    ]);
    for (const { text } of [headers, body, chunks])
      expect(text).toMatch(/^HTTP\/1\.1 408 .*request-timeout/s);
    expect(headers.seconds).toBeGreaterThan(4.9);
    expect(headers.seconds).toBeLessThan(6 + ROOM_SECONDS);
    for (const { seconds } of [body, chunks]) {
      expect(seconds).toBeGreaterThan(9.9);
      expect(seconds).toBeLessThan(11 + ROOM_SECONDS);
    }
  }, 30_000);

  it('on SIGTERM under load fails its readiness probe, answers accepted requests, and exits with 0', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const outcomes: string[] = [];
    let goOn = true;
    const ask = (path: string) =>
      new Promise<string>((resolve) => {
        const outgoing = request(`${address}${path}`, { agent }, async (incoming) => {
          try {
            for await (const _ of incoming);
            resolve(String(incoming.statusCode));
          } catch {
            resolve('cut off');
          }
        });
        outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'));
        outgoing.end();
      });
    const client = async () => {
      while (goOn) outcomes.push(await ask('/api/v1/events?limit=50'));
    };
    const clients = Array.from({ length: 8 }, client);
    await delay(500);
    const stopped = ended(server);
    server.kill('SIGTERM');
    await expect.poll(() => ask('/readyz')).toBe('503');
    const duringDrain = outcomes.length;
    const { code } = await stopped;
    goOn = false;
    await Promise.all(clients);
    agent.destroy();

    expect(code).toBe(0);
    expect(outcomes.filter((outcome) => outcome === '200').length).toBeGreaterThan(duringDrain);
    // The kernel resets connections that are still in its accept queue when the port is closed.
    const refusals = ['ECONNREFUSED', 'ECONNRESET'];
    expect(outcomes.filter((outcome) => outcome !== '200' && !refusals.includes(outcome))).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === 'ECONNRESET').length).toBeLessThanOrEqual(8);
  }, 30_000);
});
