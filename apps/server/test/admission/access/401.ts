import { beforeAll, describe, expect, test } from 'vitest';
import { askRaw } from '../../harness/http.js';
import { bearer, createKey } from '../../harness/keys.js';
import { hoursAgo, NOW } from '../../harness/records.js';
import type { TestServer } from '../../harness/test-server.js';

const OPERATIONS = [
  ['GET', '/api/v1/events'],
  ['GET', '/api/v1/events/ev-1'],
  ['GET', '/api/v1/dossiers'],
  ['GET', '/api/v1/claims'],
  ['POST', '/api/v1/research'],
  ['POST', '/api/v1/fact-check'],
  ['GET', '/provinces'],
] as const;

const PAGES = ['/', '/docs', '/openapi.json', '/terms', '/problems/unauthenticated', '/healthz', '/readyz'];

export function unauthenticated401(server: () => TestServer): void {
  test.each(OPERATIONS)('%s %s needs a key', async (method, path) => {
    const answer = await server().ask(path, { method });
    expect(answer.problem()).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test.each([
    ['/api/v1/events?provinces=x', { method: 'GET' }],
    ['/api/v1/events', { method: 'GET', headers: { Accept: 'text/csv' } }],
    ['/api/v1/research', { method: 'POST', body: 'no JSON' }],
  ])('before %s is checked (%o)', async (path, options) => {
    expect((await server().ask(path, options)).problem().code).toBe('unauthenticated');
  });

  test.each(PAGES)('%s needs no key', async (path) => {
    expect((await server().get(path)).status).toBe(200);
  });

  describe('the answer is the same', () => {
    const headers = new Map<string, string>();
    let valid: string;
    beforeAll(async () => {
      const inForce = await createKey(server());
      const revoked = await createKey(server());
      await server().store.keys.revoke(revoked.id, NOW);
      const expired = await createKey(server(), { now: new Date(hoursAgo(9)), expiresAt: NOW });
      valid = inForce.key;
      const last = valid.endsWith('a') ? 'b' : 'a';
      headers.set('another scheme', `Basic ${valid}`);
      headers.set('no scheme', valid);
      headers.set('malformed', 'Bearer pk_nonsense');
      headers.set('something after it', `Bearer ${valid} x`);
      headers.set('unknown', `Bearer ${valid.replace(inForce.id, 'a'.repeat(12))}`);
      headers.set('a wrong secret', `Bearer ${valid.slice(0, -1)}${last}`);
      headers.set('revoked', `Bearer ${revoked.key}`);
      headers.set('expired', `Bearer ${expired.key}`);
    });

    test('for every reason of failure', async () => {
      const id = { 'X-Request-Id': 'the-same-id' };
      const missing = await server().get('/api/v1/events', id);
      for (const [reason, Authorization] of headers) {
        const answer = await server().get('/api/v1/events', { Authorization, ...id });
        expect([reason, answer.status, answer.text]).toEqual([reason, 401, missing.text]);
        expect(answer.headers['www-authenticate']).toBe('Bearer');
      }
    });

    test('but not for an active key, whatever the case of the scheme', async () => {
      for (const scheme of ['Bearer', 'bearer', 'BEARER ']) {
        const answer = await server().get('/api/v1/events', { Authorization: `${scheme} ${valid}` });
        expect(answer.status).toBe(200);
      }
    });

    test('for two Authorization headers, of which a proxy could have checked the other', async () => {
      const lines = [`Authorization: Bearer ${valid}`, 'Authorization: Bearer pk_other'];
      const answer = await askRaw(
        server().address,
        `GET /api/v1/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines.join('\r\n')}\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    });
  });

  test('ignores a key in the URL, and repeats it in no answer and no log', async () => {
    const { key } = await createKey(server());
    const answers = [
      await server().get(`/api/v1/events?api_key=${key}`),
      await server().get(`/api/v1/events?${key}`),
      await server().get(`/api/v1/events?${key}&${key}`),
      await server().get(`/api/v1/events?api_key=${key}`, bearer({ key })),
      await server().get(`/api/v1/events?${key}`, bearer({ key })),
      await server().get(`/api/v1/events?${key}&${key}`, bearer({ key })),
      await server().get(`/api/v1/events?limit=${key}`, bearer({ key })),
      await server().get(`/api/v1/events?cursor=${key}`, bearer({ key })),
      await server().get(`/api/v1/events/${key}`, bearer({ key })),
      await server().get(`/${key}`, bearer({ key })),
      await server().post('/api/v1/research', { query: 'abc', [key]: 1 }, bearer({ key })),
      await server().post('/api/v1/research', { query: [key] }, bearer({ key })),
      await server().ask('/api/v1/research', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...bearer({ key }) },
        body: `{"${key}":1,"${key}":2}`,
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      ...[401, 401, 401],
      ...[400, 400, 400, 400, 400, 404, 404, 400, 400, 400],
    ]);
    expect(answers.map(({ text }) => text).join()).not.toContain(key);
    // The log line is written after the answer has been sent.
    const last = answers.at(-1)?.problem().request_id ?? 'none';
    await expect.poll(() => server().log.join()).toContain(last);
    expect(server().log.join()).not.toContain(key);
  });
}
