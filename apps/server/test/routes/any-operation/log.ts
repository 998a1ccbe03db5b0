import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { askRaw } from '../../harness/http.js';
import type { TestServer } from '../../harness/test-server.js';

export function requestLog(server: () => TestServer): void {
  const lineOf = async (id: string) => {
    const line = () => server().log.find((text) => text.includes(id));
    await expect.poll(line).toBeDefined();
    return JSON.parse(line() ?? '{}');
  };

  test('each request is one line', async () => {
    await server().get('/api/v1/events/nope', { 'X-Request-Id': 'log-request-1' });
    const line = await lineOf('log-request-1');
    expect(line).toMatchObject({
      request_id: 'log-request-1',
      method: 'GET',
      path: '/api/v1/events/nope',
      status: 404,
      problem: 'not-found',
      duration_ms: expect.any(Number),
    });
    expect(server().log.filter((text) => text.includes('log-request-1'))).toHaveLength(1);
  });

  test('a refused path is redacted in the answer and the log, and left out if it is long', async () => {
    const place = '35.93061,36.63387';
    for (const [path, instance, logged] of [
      [`/nope/${place}/there`, '/nope/%5Blocation%20removed%5D/there', '/nope/[location removed]/there'],
      // "v1" in the path must not make the numbers look like a version.
      [
        '/api/v1/events/35.93,36.63',
        '/api/v1/events/%5Blocation%20removed%5D',
        '/api/v1/events/[location removed]',
      ],
      ['/nope/pk_canary_0123456789', '/nope/pk_%E2%80%A6', '/nope/pk_…'],
      // Cutting the path could leave the finer half of the place.
      [`/nope/${'x'.repeat(496)}${place}`, '%E2%80%A6', '…'],
      [`/nope/${'x'.repeat(3_000)}`, '%E2%80%A6', '…'],
    ] as const) {
      const id = `refused-path-${randomUUID()}`;
      const answer = await server().get(path, { 'X-Request-Id': id });
      expect([answer.problem().instance, (await lineOf(id)).path]).toEqual([instance, logged]);
    }
  });

  test('no secret in a request is in the log or an answer', async () => {
    const canary = 'pk_canary_0123456789';
    const answers = [
      await server().get('/api/v1/events', { Authorization: `Bearer ${canary}` }),
      await server().get(`/api/v1/events?api_key=${canary}`),
      await server().get(`/api/v1/events?province=${canary}`),
      await server().get(`/nope?token=${canary}`, { Cookie: `session=${canary}` }),
      await server().post(
        '/api/v1/research',
        { query: 12, [`x-${canary}`]: canary },
        { Referer: `http://x/?${canary}` },
      ),
    ];
    const broken = await askRaw(
      server().address,
      `GET /?${canary} HTTP/1.1\r\nBad Header: ${canary}\r\n\r\n`,
    );
    await server().get('/api/v1/events/nope', { 'X-Request-Id': 'log-after-canary' });
    await lineOf('log-after-canary');
    expect(
      answers
        .map(({ text }) => text)
        .concat(broken)
        .join(),
    ).not.toContain(canary);
    expect(server().log.join()).not.toContain(canary);
  });
}
