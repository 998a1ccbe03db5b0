import { describe, expect, test } from 'vitest';
import { etagMatches, weakEtag } from '../../src/etag.js';

const etag = weakEtag('content');

test('a validator is weak, short and made of the content', () => {
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
