import { attribution as serverAttribution } from '@partner-api/safeguards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHtml, toMarkdown, toText } from '../src/attribution/index.js';
import { type Attribution, createPartnerClient, type Upstream } from '../src/index.js';
import { buildEvent, mockPartnerApi } from '../src/testing/index.js';

const license = { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const provider = { name: 'Example Monitor', url: 'https://monitor.example', license };
const register: Upstream = {
  provider: 'Register',
  text: 'Register, edition 4',
  license,
  url: 'https://register.example',
  changes: 'Places generalised.',
};
const survey: Upstream = {
  provider: 'Survey',
  text: 'Survey 2026.',
  license: null,
  url: null,
  changes: null,
};

const credited = (upstream: readonly Upstream[], accessedOn = '2026-03-15') => ({
  attribution: serverAttribution({ provider, accessedOn, upstream }),
});

describe('one result', () => {
  test('has the same wording as the service', () => {
    const { attribution } = credited([register, survey]);
    expect(toText({ attribution })).toBe(attribution.text);
    expect(toHtml({ attribution })).toBe(attribution.html);
    expect(toMarkdown({ attribution })).toBe(attribution.markdown);
  });

  test('has the same wording as the service for any names of sources', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /\S/.test(text));
    const url = fc.oneof(
      fc.webUrl(),
      fc.constantFrom('javascript:alert(1)', 'https://a b', 'data:text/html,x'),
    );
    const anyLicense = fc.record({ id: words, url });
    const upstream = fc.record({
      provider: words,
      text: words,
      license: fc.option(anyLicense),
      url: fc.option(url),
      changes: fc.option(words),
    });
    const facts = fc.record({
      provider: fc.record({ name: words, url, license: anyLicense }),
      accessedOn: fc.constant('2026-03-15'),
      upstream: fc.uniqueArray(upstream, { maxLength: 3, selector: (source) => JSON.stringify(source) }),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const attribution = serverAttribution(given);
        expect(toText({ attribution })).toBe(attribution.text);
        expect(toHtml({ attribution })).toBe(attribution.html);
        expect(toMarkdown({ attribution })).toBe(attribution.markdown);
      }),
    );
  });
});

describe('several results', () => {
  test('are merged: the service once, each source once', () => {
    const text = toText(credited([register]), credited([survey, register]), credited([]));
    expect(text).toBe(
      'Example Monitor (https://monitor.example), licensed CC-BY-4.0 (https://creativecommons.org/licenses/by/4.0/), accessed 2026-03-15. ' +
        'Source: Register, edition 4 (https://register.example), licensed CC-BY-4.0 (https://creativecommons.org/licenses/by/4.0/). Changes: Places generalised. ' +
        'Source: Survey 2026.',
    );
  });

  test('of several days show the first and the last date', () => {
    const text = toText(credited([], '2026-03-17'), credited([], '2026-03-15'), credited([], '2026-03-16'));
    expect(text).toContain('accessed 2026-03-15 to 2026-03-17.');
  });

  test('of two services name both, and list a source twice when its licences differ', () => {
    const other: Attribution = {
      ...credited([]).attribution,
      provider: 'Other Desk',
      url: 'https://desk.example',
    };
    const free = {
      ...register,
      license: { id: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    };
    const text = toText(credited([register]), { attribution: other }, credited([free]));
    expect(text).toContain('Example Monitor (');
    expect(text).toContain('Other Desk (https://desk.example)');
    expect(text.match(/Source: Register/g)).toHaveLength(2);
  });

  test('contain the same credits in any order of results', () => {
    const results = [credited([register]), credited([survey]), credited([], '2026-03-16')];
    fc.assert(
      fc.property(fc.shuffledSubarray(results, { minLength: 3, maxLength: 3 }), (shuffled) => {
        const parts = (text: string) => text.split(/(?= Source:)/).map((part) => part.trim());
        expect(parts(toText(...shuffled)).sort()).toEqual(parts(toText(...results)).sort());
      }),
    );
  });
});

test('toHtml escapes names and links only http and https addresses', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  const html = toHtml(
    credited([
      { ...register, provider: hostile, text: hostile, url: 'javascript:alert(1)', changes: hostile },
      { ...register, text: hostile, url: `https://x.example/"onmouseover="alert(1)` },
    ]),
  );
  expect(html).not.toMatch(/<(?!\/?a[ >])/);
  expect(html).not.toMatch(/href="(?!https?:)/);
  expect(html.replace(/<a href="[^"<>]*">/g, '').replaceAll('</a>', '')).not.toMatch(/[<>"]/);
});

describe('a list', () => {
  const listOf = (rows: number) => {
    const mock = mockPartnerApi({ events: Array.from({ length: rows }, () => buildEvent()) });
    const { events } = createPartnerClient({ baseUrl: 'https://api.example.org', fetch: mock.fetch });
    return events.list({ limit: 2 });
  };

  test('that was iterated has the merged credit of all its pages', async () => {
    const list = listOf(5);
    const page = await list;
    for await (const _ of list);
    expect(toText(list)).toBe(toText(page));
  });

  test('that was not read yet has no credit, and toText throws', () => {
    expect(() => toText(listOf(1))).toThrow('There is nothing to credit yet: read the list first');
    expect(() => toHtml()).toThrow(TypeError);
  });
});
