import { openApiDocument } from '@partner-api/contract/openapi';
import { describe, expect, test } from 'vitest';
import { etagMatches, weakEtag } from '../../src/rendering/etag.js';
import { render } from '../../src/rendering/render.js';
import type { Envelope } from '../../src/rendering/serialized-body.js';

const etag = weakEtag('content');

test('an ETag is weak, short and made from the content', () => {
  expect(etag).toMatch(/^W\/"[A-Za-z0-9_-]{22}"$/);
  expect(weakEtag('content')).toBe(etag);
  expect(weakEtag('other content')).not.toBe(etag);
});

describe('If-None-Match', () => {
  const strong = etag.slice(2);
  test.each([
    ['the validator', etag, true],
    ['its strong form, as weak comparison has it', strong, true],
    ['any', '*', true],
    ['any, with spaces', ' * ', true],
    ['a list that holds it', `"one", W/"two",${etag} , "three"`, true],
    ['a list whose other members hold commas', `"a,b", ${etag}`, true],
    ['another', '"other"', false],
    ['a list of others', '"one", "two"', false],
    ['nothing', '', false],
    ['the validator without its quotes', strong.slice(1, -1), false],
  ])('%s', (_what, header, expected) => {
    expect(etagMatches(header, etag)).toBe(expected);
  });

  test('absent', () => {
    expect(etagMatches(undefined, etag)).toBe(false);
  });
});

describe('members that the ETag of an answer ignores', () => {
  const tagOf = (changed: Record<string, object> = {}) => {
    const body = {
      data: [{ id: 'a' }],
      page: { limit: 1, next_cursor: 'x', ...changed.page },
      meta: { as_of: '2026-03-15T12:00:00Z', warnings: [], ...changed.meta },
      attribution: {
        provider: 'Desk',
        accessed_on: '2026-03-15',
        text: '',
        html: '',
        markdown: '',
        ...changed.attribution,
      },
    };
    return render(body as unknown as Envelope).etag;
  };

  test.each([
    ['meta', 'as_of'],
    ['attribution', 'accessed_on'],
    ['attribution', 'text'],
    ['attribution', 'html'],
    ['attribution', 'markdown'],
    ['page', 'next_cursor'],
  ])('%s.%s, and the contract says so', (parent, member) => {
    expect(tagOf({ [parent]: { [member]: 'other' } })).toBe(tagOf());
    const header = openApiDocument().components.headers?.ETag;
    expect(header && 'description' in header && header.description).toMatch(new RegExp(`\\b${member}\``));
  });

  test.each([
    ['page', { next_cursor: null }],
    ['page', { limit: 2 }],
    ['meta', { warnings: ['w'] }],
    ['attribution', { provider: 'Another' }],
  ])('not %s %j', (parent, change) => {
    expect(tagOf({ [parent]: change })).not.toBe(tagOf());
  });
});
