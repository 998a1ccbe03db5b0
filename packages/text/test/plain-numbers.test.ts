import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumbers } from '../src/plain-numbers.js';

describe('plainNumbers', () => {
  it.each([
    ['1,000', 'en', '1000'],
    ['1,234,567.89', 'en', '1234567.89'],
    ['12,34,567', 'en', '1234567'],
    ["1'000", 'de', '1000'],
    ['1.000.000', undefined, '1000000'],
    ['1.000', 'de', '1000'],
    ['1.000,50', 'de', '1000.50'],
    ['1.000', 'en', '1.000'],
    ['1 000 000', undefined, '1000000'],
    ['12 500', 'ru', '12500'],
    ['may 17 300 people', 'en', 'may 17 300 people'],
    ['in 2017 300 people', 'ru', 'in 2017 300 people'],
    ['3.5', 'en', '3.5'],
    ['3,5', 'es', '3.5'],
    ['14.03.2017', 'de', '14 03 2017'],
    ['192.168.0.1', 'en', '192 168 0 1'],
    ['40, 50', 'en', '40, 50'],
  ])('%s (%s) is %s', (text, lang, plain) => {
    expect(plainNumbers(text, lang)).toBe(plain);
  });

  it('reads grouped digits by the convention of the language', () => {
    const lang = fc.constantFrom('en', 'de', 'es', 'id', 'it', 'tr', 'nl', 'da', 'de-CH');
    fc.assert(
      fc.property(lang, fc.nat(), (tag, number) => {
        const written = new Intl.NumberFormat(tag).format(number).replaceAll('’', "'");
        expect(plainNumbers(written, tag)).toBe(String(number));
      }),
    );
  });
});
