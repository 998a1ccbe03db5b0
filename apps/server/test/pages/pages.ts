import { PROBLEM_CODES, PROBLEMS, TERMS } from '@partner-api/contract';
import { openApiDocument } from '@partner-api/contract/openapi';
import { describe, expect, test } from 'vitest';
import type { TestServer } from '../harness/test-server.js';

export function servedPages(server: () => TestServer): void {
  const html = 'text/html; charset=utf-8';
  const json = 'application/json; charset=utf-8';

  test.each([
    '/',
    '/explore',
    '/guide',
    '/guide/tutorials/first-call',
    '/guide/reference/formats',
    '/docs',
    '/provinces',
    '/terms',
    '/problems',
    ...PROBLEM_CODES.map((code) => `/problems/${code}`),
  ])('%s is a page that loads only resources of this server', async (path) => {
    const answer = await server().get(path, { Accept: 'text/html' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, html]);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    const assets = [...answer.text.matchAll(/<(?:script[^>]* src|link[^>]* href)="([^"]*)"/g)].map(
      ([, address]) => address ?? '',
    );
    expect(assets.length).toBeGreaterThan(0);
    for (const asset of assets.filter((address) => !address.startsWith('data:'))) {
      expect(asset).toMatch(/^\//);
      expect((await server().get(asset)).status).toBe(200);
    }
    const links = [...answer.text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address ?? '');
    for (const link of links.filter((address) => address.startsWith('/'))) {
      expect([link, (await server().get(link)).status]).toEqual([link, 200]);
    }
    // Anchors point to an element of the page.
    for (const link of links.filter((address) => address.startsWith('#'))) {
      expect(answer.text).toContain(`id="${link.slice(1)}"`);
    }
  });

  test.each(['/guide', '/explore', '/terms'])('%s/ leads to it without the slash', async (path) => {
    const { status, headers } = await server().get(`${path}/?section=1`);
    expect([status, headers.location]).toEqual([308, `${path}?section=1`]);
  });

  test.each(['/guide/nope', '/guide/pages.json', '/guide/..%2F..%2Fpackage'])(
    '%s is no page of the guide',
    async (path) => {
      expect((await server().get(path)).problem()).toMatchObject({ status: 404, code: 'unknown-path' });
    },
  );

  test('/provinces counts the records of each province', async () => {
    const { data, attribution } = (await server().get('/provinces', { Accept: 'application/json' })).json();
    expect(data).toEqual([
      {
        slug: 'north-vale',
        name: 'North Vale',
        country: 'XA',
        other_names: [],
        records: { events: 3, dossiers: 1, claims: 0 },
      },
      {
        slug: 'old-ford',
        name: 'Old Ford',
        country: 'XA',
        other_names: [],
        records: { events: 1, dossiers: 1, claims: 1 },
      },
    ]);
    expect(attribution).toMatchObject({ required: true });
  });

  test.each([
    ['evil.example', 'https://api.example.org'],
    ['192.0.2.7:3000', 'https://api.example.org'],
    ['127.0.0.1.evil.example', 'https://api.example.org'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['localhost:3000', 'http://localhost:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
  ])('/ with Host %s shows commands for %s, and repeats no other host than loopback', async (Host, base) => {
    const { text } = await server().get('/', { Host });
    expect(text).toContain(`curl '${base}/api/v1/events`);
    expect(text).not.toContain('evil');
  });

  test('/ repeats no Host but loopback', async () => {
    expect((await server().get('/', { Host: '"><script>x' })).text).not.toContain('<script>');
  });

  test('/openapi.json is the document of the contract', async () => {
    const answer = await server().get('/openapi.json');
    expect(answer.headers['content-type']).toBe(json);
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    const again = await server().get('/openapi.json', { 'If-None-Match': String(answer.headers.etag) });
    expect(again.status).toBe(304);
  });

  test('/docs/reference.json prefills no filter, and has every operation', async () => {
    const document = (await server().get('/docs/reference.json')).json();
    expect(Object.keys(document.paths)).toEqual(Object.keys(openApiDocument().paths));
    for (const parameter of Object.values<{ required: boolean; example?: unknown }>(
      document.components.parameters,
    )) {
      expect('example' in parameter).toBe(parameter.required);
    }
  });

  test('/terms states the publication delay', async () => {
    expect((await server().get('/terms')).text).toContain('Sensitive records are served as soon as');
  });

  describe('for programs', () => {
    test('/terms, with the settings of this server', async () => {
      const page = (await server().get('/terms', { Accept: 'text/html' })).text.replace(/\s+/g, ' ');
      const told = (await server().get('/terms', { Accept: 'application/json' })).json();
      expect(told).toMatchObject({
        version: TERMS.version,
        publication_delay: { hours: 0 },
        screening: { keeps_texts: false },
        language_model: { helps: false },
      });
      const { publication_delay, screening, language_model } = told;
      for (const words of [publication_delay.text, screening.appeal, screening.kept, language_model.text]) {
        expect(page).toContain(words);
      }
      const plain = page
        .replace(/<[^>]*>/g, '')
        .replace('prohibited-use', 'prohibited-use (/problems/prohibited-use)');
      expect(plain).toContain(screening.text);
    });

    test('/terms', async () => {
      const answer = await server().get('/terms', { Accept: 'application/json' });
      expect(answer.headers).toMatchObject({ 'content-type': json, vary: 'Accept' });
      expect(answer.json()).toMatchObject(TERMS);
    });

    test.each(PROBLEM_CODES)('/problems/%s', async (code) => {
      const answer = await server().get(`/problems/${code}`, { Accept: 'application/json' });
      expect(answer.json()).toEqual({ code, type: `/problems/${code}`, ...PROBLEMS[code] });
    });

    test('/terms, also with a charset in Accept', async () => {
      const answer = await server().get('/terms', { Accept: 'application/json; charset=utf-8' });
      expect(answer.json()).toMatchObject(TERMS);
    });

    test.each(['/terms', '/problems/not-found'])('%s is not served in other formats', async (path) => {
      expect((await server().get(path, { Accept: 'text/csv' })).status).toBe(406);
    });
  });

  test.each(['/problems/nope', '/problems/__proto__', '/problems/toString'])(
    '%s is not found',
    async (path) => {
      expect((await server().get(path)).problem()).toMatchObject({ status: 404, code: 'unknown-path' });
    },
  );

  test.each(['/healthz', '/readyz', '/readyz/research'])('%s answers 200', async (path) => {
    const answer = await server().get(path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });
}
