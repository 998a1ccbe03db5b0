import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOf, parseLanguageTag } from '../src/index.js';

describe('parseLanguageTag', () => {
  it.each([
    ['en', { language: 'en', canonical: 'en' }],
    ['EN-us', { language: 'en', region: 'US', canonical: 'en-US' }],
    ['sr-latn-rs', { language: 'sr', script: 'Latn', region: 'RS', canonical: 'sr-Latn-RS' }],
    ['iw', { language: 'he', canonical: 'he' }],
    ['es-419', { language: 'es', region: '419', canonical: 'es-419' }],
    ['de-u-nu-latn', { language: 'de', canonical: 'de-u-nu-latn' }],
    ['und', { language: 'und', canonical: 'und' }],
    ['qqq', { language: 'qqq', canonical: 'qqq' }],
    ['zh-yue', { language: 'yue', canonical: 'yue' }],
    ['zh-cmn-Hans-CN', { language: 'zh', script: 'Hans', region: 'CN', canonical: 'zh-Hans-CN' }],
    ['en-GB-oed', { language: 'en', region: 'GB', canonical: 'en-GB-oxendict' }],
    ['i-Klingon', { language: 'tlh', canonical: 'tlh' }],
    ['sgn-BE-FR', { language: 'sfb', canonical: 'sfb' }],
    ['no-bok', { language: 'nb', canonical: 'nb' }],
    ['i-enochian', { language: 'und', canonical: 'und' }],
    ['x-Private', { language: 'und', canonical: 'x-private' }],
  ])('reads %s', (tag, read) => {
    expect(parseLanguageTag(tag)).toEqual(read);
  });

  it.each([
    '',
    'e',
    'english!',
    'en_US',
    'en-',
    ' en',
    'en-US-GB',
    'x-',
    'x-toolongforit',
    '*',
    `en${'-abcde'.repeat(18)}`,
  ])('refuses %j', (tag) => {
    expect(parseLanguageTag(tag)).toBeNull();
  });

  it('never throws, and returns canonical tags', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/)), (tag) => {
        const read = parseLanguageTag(tag);
        if (read !== null) expect(parseLanguageTag(read.canonical)).toEqual(read);
      }),
    );
  });
});

describe('languageOf', () => {
  it.each([
    ['eng-GB', 'en'],
    ['zh-Hant-TW', 'zh'],
    ['und', null],
    ['und-Cyrl', null],
    ['not a tag', null],
  ])('%s: %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });
});
