import { CONTRACT_VERSION, EventFiltersSchema, EventListSchema, filtersIn } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { hoursAgo, NOW } from '../../harness/records.js';
import type { TestServer } from '../../harness/test-server.js';

export function eventsList200(server: () => TestServer): void {
  const ids = async (path: string): Promise<string[]> => {
    const answer = await server().get(path);
    expect(answer.status).toBe(200);
    return answer.json().data.map((event: { id: string }) => event.id);
  };

  const walk = async (path: string): Promise<string[]> => {
    const seen: string[] = [];
    for (let next: string | undefined = path; next; ) {
      const answer = await server().get(next);
      expect(answer.status).toBe(200);
      seen.push(...answer.json().data.map((event: { id: string }) => event.id));
      next = /<([^>]*)>; rel="next"/.exec(String(answer.headers.link))?.[1];
    }
    return seen;
  };

  test('matches the contract', async () => {
    const { data, page, meta, attribution } = EventListSchema.parse(
      (await server().get('/api/v1/events')).json(),
    );
    expect(data).toHaveLength(5);
    expect(page).toEqual({ limit: 50, next_cursor: null });
    expect(meta).toEqual({
      as_of: '2026-03-15T12:00:00Z',
      filters: filtersIn(EventFiltersSchema, {}),
      warnings: [],
      contract_version: CONTRACT_VERSION,
    });
    expect(attribution).toMatchObject({ required: true, accessed_on: '2026-03-15', terms_url: '/terms' });
    // The server was started with port 0.
    expect(attribution.url).toBe(`${server().address}/`);
  });

  test('names the upstream sources of the records shown', async () => {
    const { attribution } = (await server().get('/api/v1/events?limit=1')).json();
    expect(attribution.upstream.map(({ provider }: { provider: string }) => provider)).toEqual([
      'Sarn Register',
    ]);
  });

  test('has the headers of a success', async () => {
    const { headers } = await server().get('/api/v1/events');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
      link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license", </terms>; rel="terms-of-service"',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('newest first, unknown times last, without retracted events', async () => {
    expect(await ids('/api/v1/events')).toEqual(['ev-1', 'ev-2', 'ev-3', 'ev-4', 'ev-5']);
  });

  test('filters by province', async () => {
    expect(await ids('/api/v1/events?province=old-ford')).toEqual(['ev-3']);
  });

  test('since filters by latest time, including the first second of the window', async () => {
    expect(await ids('/api/v1/events?since=4h')).toEqual(['ev-1']);
    expect(await ids('/api/v1/events?since=5h')).toEqual(['ev-1', 'ev-2']);
    expect(await ids('/api/v1/events?since=87600h')).toEqual(['ev-1', 'ev-2', 'ev-3', 'ev-4']);
  });

  test.each([
    ['from=2026-03-15', ['ev-1', 'ev-2']],
    ['from=2026-03-07&to=2026-03-14', ['ev-3', 'ev-4']],
    ['to=2026-03-07', ['ev-4']],
    ['to=2026-03-06', []],
    ['country=XA&province=old-ford', ['ev-3']],
    ['country=XB&province=old-ford', []],
    ['type=protest&country=XA', ['ev-1', 'ev-2', 'ev-3', 'ev-4']],
    ['type=riot', []],
    ['country=XA', ['ev-1', 'ev-2', 'ev-3', 'ev-4']],
  ])('filters by %s on every page', async (query, expected) => {
    expect(await ids(`/api/v1/events?${query}`)).toEqual(expected);
    expect(await walk(`/api/v1/events?limit=1&${query}`)).toEqual(expected);
  });

  test('a country that no record has is empty, with a warning', async () => {
    const { data, meta } = (await server().get('/api/v1/events?country=XB')).json();
    expect(data).toEqual([]);
    expect(meta.warnings).toEqual([
      {
        parameter: 'country',
        code: 'unknown-country',
        detail: 'No record has a province of the country XB.',
        suggestions: ['XA'],
      },
    ]);
  });

  test('filters are repeated as resolved', async () => {
    const { meta } = (await server().get('/api/v1/events?since=24h&province=north-vale')).json();
    expect(meta.filters).toEqual(filtersIn(EventFiltersSchema, { province: 'north-vale', since: '24h' }));
  });

  test('a province that no record has is empty, with a warning and suggestions', async () => {
    const { data, meta } = (await server().get('/api/v1/events?province=nort-vale')).json();
    expect(data).toEqual([]);
    expect(meta.warnings).toEqual([
      {
        parameter: 'province',
        code: 'unknown-province',
        detail: 'No record has the province nort-vale.',
        suggestions: ['north-vale'],
      },
    ]);
  });

  test('a known province without events in the window gives no warning', async () => {
    const { data, meta } = (await server().get('/api/v1/events?province=old-ford&since=1h')).json();
    expect({ data, warnings: meta.warnings }).toEqual({ data: [], warnings: [] });
  });

  test('updated_since lists changes, oldest first, with what was retracted', async () => {
    const { data } = (await server().get('/api/v1/events?updated_since=1h')).json();
    expect(data.map(({ id, version, status }: Record<string, unknown>) => [id, version, status])).toEqual([
      ['ev-4', 2, 'published'],
      ['ev-9', 2, 'retracted'],
    ]);
    expect(data[0].corrections).toEqual([
      { version: 2, at: hoursAgo(1), kind: 'correction', reason: 'Drivers took part too.' },
    ]);
    expect(await ids('/api/v1/events?updated_since=48h')).toEqual([
      'ev-1',
      'ev-2',
      'ev-3',
      'ev-5',
      'ev-4',
      'ev-9',
    ]);
  });

  describe('paging', () => {
    test.each([1, 2, 3])('in pages of %i gives each row once, in order', async (limit) => {
      expect(await walk(`/api/v1/events?limit=${limit}`)).toEqual(['ev-1', 'ev-2', 'ev-3', 'ev-4', 'ev-5']);
      expect(await walk(`/api/v1/events?limit=${limit}&updated_since=48h`)).toHaveLength(6);
    });

    test('keeps its filters and its limit in the next link', async () => {
      const { headers } = await server().get('/api/v1/events?province=north-vale&since=240h&limit=1');
      expect(headers.link).toMatch(
        /^<\/api\/v1\/events\?province=north-vale&since=240h&limit=1&cursor=[\w-]+>; rel="next"/,
      );
    });

    test('may change its limit on the way', async () => {
      const first = (await server().get('/api/v1/events?limit=2')).json();
      expect(await ids(`/api/v1/events?limit=200&cursor=${first.page.next_cursor}`)).toEqual([
        'ev-3',
        'ev-4',
        'ev-5',
      ]);
    });

    test('keeps the window that it started with while time passes', async () => {
      const first = (await server().get('/api/v1/events?since=5h&limit=1')).json();
      server().setTime(new Date(NOW.getTime() + 3_600_000));
      expect(await ids('/api/v1/events?since=5h')).toEqual(['ev-1']);
      expect(await ids(`/api/v1/events?since=5h&limit=1&cursor=${first.page.next_cursor}`)).toEqual(['ev-2']);
      server().setTime(NOW);
    });
  });

  test('HEAD has the same headers, and no body', async () => {
    const got = await server().get('/api/v1/events');
    const head = await server().ask('/api/v1/events', { method: 'HEAD' });
    const same = ({ 'x-request-id': _id, date: _date, ...rest }: typeof got.headers) => rest;
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(same(head.headers)).toEqual(same(got.headers));
  });
}
