import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { askRaw } from '../../harness/http.js';
import type { TestServer } from '../../harness/test-server.js';

const HOST = 'Host: api.example\r\n';

/** Malformed or ambiguous requests get a problem, and the connection is closed. */
export function doubtfulRequests(server: () => TestServer): void {
  const research = 'POST /api/v1/research HTTP/1.1\r\n';

  test.each([
    ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two Hosts', `GET /healthz HTTP/1.1\r\n${HOST}Host: other\r\n\r\n`],
    [
      'a length and chunks',
      `${research}${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['two lengths', `${research}${HOST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
    ['lines that end in LF', 'GET /healthz HTTP/1.1\nHost: x\n\n'],
    ['a space before the colon', 'GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n'],
    ['an unknown coding', `${research}${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['chunks that are not last', `${research}${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ['an unknown expectation', `${research}${HOST}Expect: miracles\r\nContent-Length: 2\r\n\r\n{}`],
    ['no method at all', `/api/v1/events HTTP/1.1\r\n${HOST}\r\n`],
    ['a folded header', `GET /healthz HTTP/1.1\r\n${HOST}X-Folded: a\r\n b\r\n\r\n`],
    ['a NUL in a header', `GET /healthz HTTP/1.1\r\n${HOST}X-Zero: a\0b\r\n\r\n`],
    ['a lone CR in a header', `GET /healthz HTTP/1.1\r\n${HOST}X-Return: a\rX-Other: b\r\n\r\n`],
    ['a length that is negative', `${research}${HOST}Content-Length: -1\r\n\r\n`],
    ['a length with a plus', `${research}${HOST}Content-Length: +2\r\n\r\n{}`],
    ['another protocol', `GET /healthz HTTP/9.9\r\n${HOST}\r\n`],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00'],
    ['a target with an open bracket', `GET http://[/ HTTP/1.1\r\n${HOST}\r\n`],
    ['a target whose host cannot be', `GET http://xn--a.com/ HTTP/1.1\r\n${HOST}\r\n`],
    ['such a target with a body', `POST http://[/ HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\n{}`],
  ])('400 invalid-request: %s', async (_what, bytes) => {
    const answer = await askRaw(server().address, Buffer.from(bytes, 'latin1'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/\r\ncontent-type: application\/problem\+json\r\n/i);
    expect(answer).toContain('"type":"/problems/invalid-request"');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test('400 invalid-request: unencoded letters in the URL, with what to do', async () => {
    const line = 'GET /api/v1/events?province=tovar\u00c3\u00a9 HTTP/1.1\r\n';
    const answer = await askRaw(server().address, Buffer.from(`${line}${HOST}\r\n`, 'latin1'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*"detail":"[^"]*percent-encoded/s);
  });

  test.each(['FOO', 'BREW', 'get', 'GETX', 'DESCRIBE', '!#$%'])(
    '501 method-not-implemented: %s',
    async (method) => {
      const answer = await askRaw(server().address, `${method} /api/v1/events HTTP/1.1\r\n${HOST}\r\n`);
      expect(answer).toMatch(
        /^HTTP\/1\.1 501 Not Implemented\r\n.*connection: close\r\n.*method-not-implemented/is,
      );
      expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    },
  );

  test('an invalid target is refused with the headers of every answer, and logged', async () => {
    const id = 'no-address-1';
    const answer = await askRaw(
      server().address,
      `GET http://[/ HTTP/1.1\r\n${HOST}X-Request-Id: ${id}\r\n\r\n`,
    );
    expect(answer).toMatch(
      /\r\nX-Request-Id: no-address-1\r\n.*content-security-policy: default-src 'none'/is,
    );
    expect(answer).not.toMatch(/x-powered-by/i);
    const line = () => server().log.find((text) => text.includes(id));
    await expect.poll(line).toBeDefined();
    expect(JSON.parse(line() ?? '{}')).toMatchObject({ path: '', status: 400, problem: 'invalid-request' });
  });

  test('an unknown Expect is refused like any request, and logged', async () => {
    const head = 'GET /api/v1/events?limit=1 HTTP/1.1\r\n';
    const answer = await askRaw(
      server().address,
      `${head}${HOST}Expect: miracles\r\nX-Request-Id: miracles-1\r\n\r\n`,
    );
    expect(answer).toMatch(/\r\nX-Request-Id: miracles-1\r\n.*"instance":"\/api\/v1\/events"/is);
    const line = () => server().log.find((text) => text.includes('miracles-1'));
    await expect.poll(line).toBeDefined();
    expect(JSON.parse(line() ?? '{}')).toMatchObject({ path: '/api/v1/events', problem: 'invalid-request' });
  });

  test('ignores Expect in HTTP/1.0, which does not have it', async () => {
    const answer = await askRaw(server().address, `GET /healthz HTTP/1.0\r\n${HOST}Expect: miracles\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('routes an absolute-form target by its path', async () => {
    const target = 'http://other.example/api/v1/events?limit=1';
    // The first request makes the page, the second gets it prepared.
    for (const id of ['absolute-form-1', 'absolute-form-2']) {
      const head = `GET ${target} HTTP/1.1\r\n${HOST}X-Request-Id: ${id}\r\nConnection: close\r\n\r\n`;
      expect(await askRaw(server().address, head)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      const line = () => server().log.find((text) => text.includes(id));
      await expect.poll(line).toBeDefined();
      expect(JSON.parse(line() ?? '{}').path).toBe('/api/v1/events');
    }
  });

  test('405 method-not-allowed: CONNECT', async () => {
    const answer = await askRaw(server().address, `CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 .*Allow: GET, HEAD, POST.*method-not-allowed/s);
  });

  test('a connection reset after CONNECT does not end the process', async () => {
    const { hostname, port } = new URL(server().address);
    for (let times = 0; times < 50; times += 1) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(`CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`);
      socket.resetAndDestroy();
    }
    expect((await server().get('/healthz')).status).toBe(200);
  });

  test('431 headers-too-large', async () => {
    const answer = await askRaw(
      server().address,
      `GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 .*headers-too-large/s);
  });

  test('431 headers-too-large: an address of 10 KB', async () => {
    const answer = await askRaw(server().address, `GET /${'x'.repeat(10_000)} HTTP/1.1\r\n${HOST}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 .*headers-too-large/s);
  });

  test('does not answer bytes smuggled behind a request', async () => {
    const smuggled = `GET /healthz?smuggled HTTP/1.1\r\n${HOST}\r\n`;
    for (const head of [
      `${research}${HOST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `${research}${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
      `${research}${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
      `${research}${HOST}Content-Length: 0\r\nContent-Length: 5\r\n\r\n`,
      `GET /healthz HTTP/1.1\r\n${HOST}Content-Length: 5\r\n\r\n`,
    ]) {
      const answer = await askRaw(server().address, head + smuggled);
      expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    }
  });

  test.each([
    ['nonsense', 'nonsense\r\n\r\n', [200]],
    ['CONNECT', `CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`, [200]],
    ['an unknown expectation', `GET /two HTTP/1.1\r\n${HOST}Expect: miracles\r\n\r\n`, [200, 400]],
  ])(
    '%s after a request on the same connection does not replace its answer',
    async (_what, behind, statuses) => {
      for (const [path, body] of [
        ['/healthz', '{"status":"alive"}'],
        // This page is not prepared, so it waits for the database.
        [`/api/v1/claims?limit=${behind.length}`, `"limit":${behind.length}`],
      ] as const) {
        const answer = await askRaw(server().address, `GET ${path} HTTP/1.1\r\n${HOST}\r\n${behind}`);
        expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))).toEqual(
          statuses,
        );
        expect(answer.split('HTTP/1.1')[1]).toContain(body);
      }
    },
  );

  test('414 uri-too-long', async () => {
    const answer = await server().get(`/api/v1/events?province=${'x'.repeat(4_096)}`);
    expect(answer.problem()).toMatchObject({ status: 414, code: 'uri-too-long', instance: '/api/v1/events' });
  });

  test.each(['GET', 'HEAD'])('400 invalid-request: a %s with a body', async (method) => {
    const answer = await server().ask('/api/v1/events', { method, body: '{}' });
    expect(answer.status).toBe(400);
    if (method === 'GET') expect(answer.problem().code).toBe('invalid-request');
  });

  describe('X-Request-Id', () => {
    test.each(['0123abcd', 'a'.repeat(64), 'trace_1-2-3'])('%s is accepted', async (id) => {
      const answer = await server().get('/nope', { 'X-Request-Id': id });
      expect([answer.headers['x-request-id'], answer.problem().request_id]).toEqual([id, id]);
    });

    test.each(['short', 'a'.repeat(65), 'with space in it', '"><script>alert(1)</script>', 'ünïcödë-id'])(
      '%s is replaced',
      async (id) => {
        const answer = await server().get('/nope', { 'X-Request-Id': encodeURI(id) });
        expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      },
    );
  });
}
