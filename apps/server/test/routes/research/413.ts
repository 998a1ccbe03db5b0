import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askRaw } from '../../harness/http.js';
import type { TestServer } from '../../harness/test-server.js';

export function research413(server: () => TestServer): void {
  test.each([
    ['one byte too many', 16 * 1024 + 1],
    ['a megabyte', 1_000_000],
  ])('%s', async (_what, bytes) => {
    const body = `{"query":"${'x'.repeat(bytes - 12)}"}`;
    const answer = await server().ask('/api/v1/research', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.problem()).toMatchObject({ status: 413, code: 'body-too-large' });
    expect(answer.headers.connection).toBe('close');
  });

  test('reads 16 KiB', async () => {
    const body = `{"query":"${'x'.repeat(16 * 1024 - 12)}"}`;
    expect(Buffer.byteLength(body)).toBe(16 * 1024);
    const answer = await server().ask('/api/v1/research', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.problem().code).toBe('invalid-body');
  });

  test('in chunks, without a length', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const answer = await askRaw(
      server().address,
      `POST /api/v1/research HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*\/problems\/body-too-large/s);
  });

  test.each([
    ['with a length', 'Content-Length: 99999999', ''],
    ['with a length, before it is sent', 'Content-Length: 99999999\r\nExpect: 100-continue', ''],
    ['in chunks', 'Transfer-Encoding: chunked', `5000\r\n${'x'.repeat(0x5000)}\r\n`],
  ])('at once, before the rest has arrived: %s', async (_how, header, begun) => {
    const { hostname, port } = new URL(server().address);
    const socket = connect(Number(port), hostname);
    const began = performance.now();
    socket.write(
      `POST /api/v1/research HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n${begun}`,
    );
    const answer = await text(socket);
    expect(answer).toMatch(
      /(?:^|\n)HTTP\/1\.1 413 .*\r\nConnection: close\r\n.*\/problems\/body-too-large/is,
    );
    expect(performance.now() - began).toBeLessThan(9_000);
  });

  test('reaches a client that goes on sending', async () => {
    const { hostname, port } = new URL(server().address);
    const socket = connect(Number(port), hostname);
    const answer = text(socket);
    const part = 'x'.repeat(100_000);
    socket.write(
      'POST /api/v1/research HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n',
    );
    for (let sent = 0; sent < 10; sent += 1) {
      socket.write(part);
      await setTimeout(20);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 413 .*\/problems\/body-too-large.*\}$/s);
  });
}
