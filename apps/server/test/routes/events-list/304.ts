import { DAY_MILLISECONDS } from '@partner-api/text';
import { expect, test } from 'vitest';
import { NOW } from '../../harness/records.js';
import type { TestServer } from '../../harness/test-server.js';

export function eventsList304(server: () => TestServer): void {
  const etagOf = async (path: string) => String((await server().get(path)).headers.etag);

  test.each([
    ['its validator', (etag: string) => etag],
    ['its validator in strong form', (etag: string) => etag.replace('W/', '')],
    ['a list that holds it', (etag: string) => `"other", ${etag}`],
    ['any', () => '*'],
  ])('for a client that has %s', async (_what, header) => {
    const etag = await etagOf('/api/v1/events');
    const answer = await server().get('/api/v1/events', { 'If-None-Match': header(etag) });
    expect(answer.status).toBe(304);
    expect(answer.text).toBe('');
    expect(answer.headers).toMatchObject({
      etag,
      'cache-control': 'private, no-cache',
      link: expect.stringContaining('rel="license"'),
    });
    expect(answer.headers).not.toHaveProperty('content-type');
  });

  test('although fetch adds Cache-Control: no-cache', async () => {
    const etag = await etagOf('/api/v1/events');
    const answer = await fetch(`${server().address}/api/v1/events`, { headers: { 'If-None-Match': etag } });
    expect(answer.status).toBe(304);
  });

  test('later, while the content including the next page is the same', async () => {
    const path = '/api/v1/events?since=10h&limit=1';
    const etag = await etagOf(path);
    server().setTime(new Date(NOW.getTime() + 60_000));
    const answer = await server().get(path, { 'If-None-Match': etag });
    const before = await etagOf('/api/v1/events');
    server().setTime(new Date(NOW.getTime() + DAY_MILLISECONDS));
    const nextDay = await server().get('/api/v1/events', { 'If-None-Match': before });
    server().setTime(NOW);
    expect([answer.status, nextDay.status]).toEqual([304, 304]);
  });

  test('with the cursor of the current window in its Link', async () => {
    const path = '/api/v1/events?since=10h&limit=1';
    const first = await server().get(path);
    // A prepared page is sent for a minute with the same cursor.
    server().setTime(new Date(NOW.getTime() + 60_000));
    const unchanged = await server().get(path, { 'If-None-Match': String(first.headers.etag) });
    const fresh = await server().get(path);
    server().setTime(NOW);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.link).toBe(fresh.headers.link);
    expect(unchanged.headers.link).toContain(fresh.json().page.next_cursor);
    expect(unchanged.headers.link).not.toContain(first.json().page.next_cursor);
  });

  test('not when a row has left the window', async () => {
    const path = '/api/v1/events?since=2h';
    const etag = await etagOf(path);
    server().setTime(new Date(NOW.getTime() + 1_000));
    const answer = await server().get(path, { 'If-None-Match': etag });
    server().setTime(NOW);
    expect(answer.status).toBe(200);
    expect(answer.json().data).toEqual([]);
  });

  test('not for other filters, other limits, or another page', async () => {
    const { page } = (await server().get('/api/v1/events?limit=2')).json();
    const etags = await Promise.all(
      [
        '',
        '?limit=2',
        '?limit=3',
        '?province=north-vale',
        '?since=87600h',
        `?limit=2&cursor=${page.next_cursor}`,
      ].map((query) => etagOf(`/api/v1/events${query}`)),
    );
    expect(new Set(etags).size).toBe(etags.length);
  });
}
