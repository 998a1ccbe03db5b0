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

  test('16 KiB are read', async () => {
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
}
