import { describe, expect, test } from 'vitest';
import { askRaw } from '../../harness/http.js';
import type { TestServer } from '../../harness/test-server.js';

/** Headers of every answer. */
const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const DATA_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
const PAGE_POLICY = `${DATA_POLICY};script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self'`;

export function securityHeaders(server: () => TestServer): void {
  test.each([
    ['an answer', '/api/v1/events', {}],
    ['a record', '/api/v1/events/ev-1', {}],
    ['a problem with a parameter', '/api/v1/events?limit=0', {}],
    ['a problem with a path', '/nope', {}],
    ['one in a form that is not served', '/api/v1/events', { Accept: 'text/csv' }],
    ['one with an address that is too long', `/${'x'.repeat(5_000)}`, {}],
  ])('%s is data, with headers that forbid scripts and sniffing', async (_what, path, headers) => {
    const answer = await server().get(path, headers);
    expect(answer.headers).toMatchObject({ ...ALWAYS, 'content-security-policy': DATA_POLICY });
  });

  test.each(['/', '/docs', '/terms', '/problems', '/problems/not-found'])(
    '%s may load only resources of this server',
    async (path) => {
      const answer = await server().get(path, { Accept: 'text/html' });
      expect(answer.headers).toMatchObject({ ...ALWAYS, 'content-security-policy': PAGE_POLICY });
    },
  );

  test.each(['/explore', '/explore/events', '/explore/events/ev-1'])(
    '%s may also run a local worker and use the style sheet of its charts',
    async (path) => {
      const answer = await server().get(path, { Accept: 'text/html' });
      const policy = PAGE_POLICY.replace("style-src 'self'", /style-src 'self' 'sha256-[\w+/=]{44}'/.source);
      expect(answer.headers).toMatchObject(ALWAYS);
      expect(answer.headers['content-security-policy']).toMatch(new RegExp(`^${policy};worker-src 'self'$`));
    },
  );

  test('no header names the software', async () => {
    for (const path of ['/', '/api/v1/events', '/nope', '/readyz']) {
      const { headers } = await server().get(path);
      expect(Object.keys(headers).filter((name) => /powered|server|via|generator/.test(name))).toEqual([]);
    }
  });

  test.each([
    ['nonsense', 'nonsense\r\n\r\n'],
    ['a line that is no header', 'GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n'],
    ['a method that there is not', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['headers of 9 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(9_000)}\r\n\r\n`],
    ['a request to a proxy', 'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n'],
  ])('%s is answered as data too, with a Date', async (_what, bytes) => {
    const [head = ''] = (await askRaw(server().address, bytes)).split('\r\n\r\n');
    const headers = Object.fromEntries(
      head.split('\r\n').map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    );
    expect(headers).toMatchObject({
      ...ALWAYS,
      'content-security-policy': DATA_POLICY,
      'cache-control': 'no-store',
      connection: 'close',
      date: expect.stringMatching(/ GMT$/),
    });
  });

  describe('no text of a caller becomes a header of an answer', () => {
    const planted = 'Set-Cookie: planted=1';
    const encoded = encodeURIComponent(`x\r\n${planted}\r\n\r\n<script>`);

    test.each([
      `/api/v1/events?province=${encoded}`,
      `/api/v1/events?cursor=${encoded}`,
      `/api/v1/events?${encoded}=1`,
      `/api/v1/events/${encoded}`,
      `/problems/${encoded}`,
      `/${encoded}`,
    ])('%s', async (path) => {
      const answer = await server().get(path, {
        'X-Request-Id': encoded.slice(0, 64),
        'Accept-Language': encoded,
      });
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(JSON.stringify(answer.headers)).not.toContain('planted');
    });

    test('in a locale', async () => {
      const locale = `en\r\n${planted}`;
      const answer = await server().post('/api/v1/research', { query: 'Why did traders protest?', locale });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.headers)).not.toContain('planted');
    });
  });
}
