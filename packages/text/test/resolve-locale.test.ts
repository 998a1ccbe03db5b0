import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveLocale } from '../src/index.js';

describe('resolveLocale', () => {
  it.each([
    ['en', ['de', 'en'], 'en'],
    ['en-GB', ['de', 'en'], 'en'],
    ['en-GB', ['en', 'en-GB'], 'en-GB'],
    ['en-GB', ['de', 'en-US'], 'en-US'],
    ['es-MX', ['en', 'es'], 'es'],
    ['EN-us', ['en'], 'en'],
    ['de-1996-x-mine', ['de'], 'de'],
    ['de-u-nu-latn', ['de'], 'de'],
    ['iw', ['he'], 'he'],
    ['zh', ['zh-Hant', 'zh-Hans'], 'zh-Hans'],
    ['zh-cmn-Hans', ['en', 'zh-Hans'], 'zh-Hans'],
    ['zh-yue', ['en', 'yue'], 'yue'],
    ['en-GB-oed', ['fr', 'en'], 'en'],
    ['zh-min-nan', ['en', 'nan'], 'nan'],
    ['zh-TW', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['zh-Hant', ['zh-Hans', 'zh-TW'], 'zh-TW'],
    ['sr-Latn-RS', ['sr', 'sr-Latn'], 'sr-Latn'],
  ])('%s among %j meets %s', (requested, supported, met) => {
    expect(resolveLocale(requested, supported, 'fallback')).toBe(met);
  });

  it.each([
    ['sr-Latn', ['sr']],
    ['sr', ['sr-Latn']],
    ['zh-TW', ['zh-Hans', 'zh']],
    ['uz-Cyrl', ['uz']],
    ['az-Arab', ['az']],
    ['ja-Latn', ['ja']],
  ])('%s never crosses scripts among %j', (requested, supported) => {
    expect(resolveLocale(requested, supported, 'fallback')).toBe('fallback');
  });

  it.each([undefined, '', 'en_US', 'und', '*', 'fr', 'zh-yue', 'x-mine', 'i-default'])(
    '%j: the fallback',
    (requested) => {
      expect(resolveLocale(requested, ['en', 'de'], 'de')).toBe('de');
    },
  );

  it('never changes the language or the script of the request', () => {
    const tag = fc
      .tuple(
        fc.constantFrom('sr', 'zh', 'uz', 'az', 'en', 'pa', 'ku'),
        fc.constantFrom('', '-Latn', '-Cyrl', '-Hant', '-Hans', '-Arab'),
        fc.constantFrom('', '-RS', '-TW', '-CN', '-US', '-IQ', '-PK'),
      )
      .map((subtags) => subtags.join(''));
    fc.assert(
      fc.property(tag, fc.array(tag), (requested, supported) => {
        const met = resolveLocale(requested, supported, '');
        if (met === '') return;
        expect(supported).toContain(met);
        const [from, to] = [new Intl.Locale(requested).maximize(), new Intl.Locale(met).maximize()];
        expect([to.language, to.script]).toEqual([from.language, from.script]);
      }),
    );
  });
});
