import { describe, expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function representations(server: () => TestServer): void {
  const get = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${server().address}${path}`, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  describe('text/csv', () => {
    test.each([
      ['/api/v1/events?limit=2', '"id","version","status"', 2],
      ['/api/v1/dossiers', '"id","version","status"', 1],
      ['/api/v1/claims', '"id","version","status"', 1],
    ])(
      '%s has a byte order mark, the credit, a header and a line for each record',
      async (path, header, rows) => {
        const { response, bytes } = await get(path, { Accept: 'text/csv' });
        expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
        expect(response.headers.get('vary')).toContain('Accept');
        expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
        const lines = bytes.toString().slice(1).split('\r\n');
        expect(lines[0]).toMatch(/^# .+ licensed CC-BY-4\.0/);
        expect(lines[1]?.startsWith(header)).toBe(true);
        expect(lines.filter((line) => /^"[a-z]+-\d+",/.test(line))).toHaveLength(rows);
      },
    );

    test('has a next link like JSON', async () => {
      const seen: string[] = [];
      for (let path: string | undefined = '/api/v1/events?limit=2'; path; ) {
        const { response, bytes }: Awaited<ReturnType<typeof get>> = await get(path, { Accept: 'text/csv' });
        seen.push(...[...bytes.toString().matchAll(/^"(ev-\d)",/gm)].map(([, id]) => id ?? ''));
        path = /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
      }
      expect(seen).toEqual(['ev-1', 'ev-2', 'ev-3', 'ev-4', 'ev-5']);
    });

    test('has its own ETag, which is answered with 304', async () => {
      const [csv, json] = [
        await get('/api/v1/events', { Accept: 'text/csv' }),
        await get('/api/v1/events', { Accept: 'application/json' }),
      ];
      const etag = csv.response.headers.get('etag') ?? '';
      expect(etag).not.toBe(json.response.headers.get('etag'));
      const again = await get('/api/v1/events', { Accept: 'text/csv', 'If-None-Match': etag });
      expect(again.response.status).toBe(304);
      expect(json.bytes.toString()[0]).toBe('{');
    });
  });

  test.each(['/api/v1/events', '/api/v1/dossiers', '/api/v1/claims'])(
    '%s as application/geo+json has one feature per record, and the credit',
    async (path) => {
      const { response, bytes } = await get(path, { Accept: 'application/geo+json' });
      expect(response.headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
      const { type, attribution, features, page, meta } = JSON.parse(bytes.toString());
      const { data } = JSON.parse((await get(path, {})).bytes.toString());
      expect([type, page.next_cursor, meta.warnings]).toEqual(['FeatureCollection', null, []]);
      expect(attribution).toContain('licensed CC-BY-4.0');
      expect(features.map(({ id }: { id: string }) => id)).toEqual(data.map(({ id }: { id: string }) => id));
    },
  );

  describe('compression', () => {
    test.each(['gzip', 'br'])('%s gives the same page from the router and prepared', async (coding) => {
      const path = '/api/v1/events?limit=3';
      const plain = await get(path, { 'Accept-Encoding': 'identity' });
      for (const _time of ['first', 'second']) {
        const { response, bytes } = await get(path, { 'Accept-Encoding': coding });
        expect(response.headers.get('content-encoding')).toBe(coding);
        expect(response.headers.get('vary')).toContain('Accept-Encoding');
        expect(Number(response.headers.get('content-length'))).toBeLessThan(plain.bytes.length / 2);
        expect(bytes.equals(plain.bytes)).toBe(true);
      }
    });

    test.each(['identity', 'gzip;q=0, br;q=0', 'compress'])(
      '%s gives an uncompressed answer',
      async (coding) => {
        const { response } = await get('/api/v1/events', { 'Accept-Encoding': coding });
        expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
      },
    );

    test('is not applied to answers that repeat a text of the caller', async () => {
      const refused = await get(`/api/v1/events?since=${'9'.repeat(2_000)}`, { 'Accept-Encoding': 'gzip' });
      expect([refused.response.status, refused.response.headers.get('content-encoding')]).toEqual([
        400,
        null,
      ]);
      const question = await fetch(`${server().address}/api/v1/research`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' },
        body: JSON.stringify({ query: 'Why did traders protest in the market?' }),
      });
      expect([question.status, question.headers.get('content-encoding')]).toEqual([200, null]);
    });
  });
}
