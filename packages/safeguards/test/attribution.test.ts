import { AttributionSchema, TERMS, type Upstream } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { attribution } from '../src/index.js';

const provider = {
  name: 'Example Desk',
  url: 'https://example.org/',
  license: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
};

const ucdp: Upstream = {
  provider: 'UCDP',
  text: 'Sundberg and Melander (2013), Uppsala Conflict Data Program (UCDP).',
  license: provider.license,
  url: 'https://ucdp.uu.se/',
  changes: 'Coordinates truncated to 0.1 degree.',
};

const credit = (upstream: readonly Upstream[], more: Partial<typeof provider> = {}) =>
  attribution({ provider: { ...provider, ...more }, accessedOn: '2026-11-21', upstream });

test('names provider, licence, access date, and each source with its text, licence and our changes', () => {
  expect(credit([ucdp])).toStrictEqual({
    required: true,
    text:
      'Example Desk (https://example.org/), licensed CC-BY-4.0 (https://creativecommons.org/licenses/by/4.0/), ' +
      'accessed 2026-11-21. Source: Sundberg and Melander (2013), Uppsala Conflict Data Program (UCDP) ' +
      '(https://ucdp.uu.se/), licensed CC-BY-4.0 (https://creativecommons.org/licenses/by/4.0/). ' +
      'Changes: Coordinates truncated to 0.1 degree.',
    html:
      '<a href="https://example.org/">Example Desk</a>, licensed ' +
      '<a href="https://creativecommons.org/licenses/by/4.0/">CC-BY-4.0</a>, accessed 2026-11-21. Source: ' +
      '<a href="https://ucdp.uu.se/">Sundberg and Melander (2013), Uppsala Conflict Data Program (UCDP)</a>, ' +
      'licensed <a href="https://creativecommons.org/licenses/by/4.0/">CC-BY-4.0</a>. ' +
      'Changes: Coordinates truncated to 0.1 degree.',
    markdown:
      '[Example Desk](<https://example.org/>), licensed ' +
      '[CC-BY-4.0](<https://creativecommons.org/licenses/by/4.0/>), accessed 2026-11-21. Source: ' +
      '[Sundberg and Melander (2013), Uppsala Conflict Data Program (UCDP)](<https://ucdp.uu.se/>), ' +
      'licensed [CC-BY-4.0](<https://creativecommons.org/licenses/by/4.0/>). ' +
      'Changes: Coordinates truncated to 0.1 degree.',
    url: 'https://example.org/',
    provider: 'Example Desk',
    license: provider.license,
    accessed_on: '2026-11-21',
    upstream: [ucdp],
    terms_url: '/terms',
    terms_version: TERMS.version,
    prohibited_uses: ['targeting_civilians'],
  });
});

test('matches the contract with and without sources', () => {
  for (const upstream of [[], [ucdp], [{ ...ucdp, license: null, url: null, changes: null }]]) {
    expect(AttributionSchema.parse(credit(upstream))).toStrictEqual(credit(upstream));
  }
});

test('adds the name of a source that its text omits', () => {
  expect(credit([{ ...ucdp, provider: 'A desk', text: 'Weekly list', url: null }]).text).toContain(
    'Source: A desk: Weekly list, licensed ',
  );
});

describe('escapes hostile names', () => {
  const hostile =
    '</a><script>alert("1")</script> & \'x\' [link](https://evil.example) `code` *bold*\n\n# Head |\u202e';

  test('in HTML', () => {
    const { html } = credit([{ ...ucdp, provider: hostile, text: hostile, changes: hostile }], {
      name: hostile,
    });
    expect(html).not.toMatch(/<(?!\/?a[ >])/);
    expect(html).not.toContain('"1"');
    expect(html.match(/<a /g)).toHaveLength(html.match(/<\/a>/g)?.length ?? 0);
    expect(html).toContain('&#60;script&#62;alert(&#34;1&#34;)');
  });

  test('in Markdown', () => {
    const { markdown } = credit([{ ...ucdp, text: hostile, url: null }], { name: hostile });
    expect(markdown).not.toMatch(/\n/);
    expect(markdown).not.toMatch(/(?<!\\)<script/);
    expect(markdown).toContain('\\[link\\](https://evil.example) \\`code\\` \\*bold\\* \\# Head \\|');
  });

  test('in every format: one line, without characters that change the text direction', () => {
    const { text, html, markdown } = credit([{ ...ucdp, text: hostile, changes: hostile }], {
      name: hostile,
    });
    for (const form of [text, html, markdown]) expect(form).not.toMatch(/[\n\u202e]/);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a.example/ onclick=x',
    'https://a\u202e.example/',
  ])('no link to %s', (url) => {
    const { text, html, markdown } = credit([{ ...ucdp, url }]);
    for (const form of [text, html, markdown]) expect(form).not.toContain(url);
  });

  test('a URL cannot break out of its link', () => {
    const url = 'https://a.example/"><b>)>\\x';
    const { html, markdown } = credit([{ ...ucdp, url }]);
    expect(html).toContain('<a href="https://a.example/&#34;&#62;&#60;b&#62;)&#62;\\x">');
    expect(markdown).toContain('(<https://a.example/"%3E%3Cb%3E)%3E%5Cx>)');
  });
});

test.each(['21.11.2026', '2026-02-30', '2026-11-21T00:00:00Z', ''])(
  'throws for the access date %j',
  (accessedOn) => {
    expect(() => attribution({ provider, accessedOn, upstream: [] })).toThrow(
      'accessedOn: must be a calendar date',
    );
  },
);
