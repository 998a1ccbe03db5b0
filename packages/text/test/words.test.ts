import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { words } from '../src/index.js';

describe('words', () => {
  it.each([
    ['At least 1,000 people', ['at', 'least', '1000', 'people']],
    ['1000', ['1000']],
    ['1\u202f000 1\u00a0000', ['1000', '1000']],
    ['٤٠ قتيلاً', ['40', 'قتيلا']],
    ['#IranProtests', ['iranprotests']],
    ['the U.S.-led coalition', ['the', 'us', 'led', 'coalition']],
    ["Dara'a, Sana’a", ['daraa', 'sanaa']],
    ["Trump's don't", ['trump', 'dont']],
    ["l'attaque d’Abidjan", ['l', 'attaque', 'd', 'abidjan']],
    ["jusqu'à, п’ять, Н'Джамена", ['jusqu', 'a', 'пять', 'нджамена']],
    ['١٬٢٠٠ ١٫٥', ['1200', '1.5']],
    ['COVID-19, T-72', ['covid', '19', 't', '72']],
    ['3.5 million.', ['3.5', 'million']],
    ['दिल्ली में', ['दिल्ली', 'में']],
    ['2019年发生在北京', ['2019', '年', '发生', '在', '北京']],
    ['ภาษาไทยง่าย', ['ภาษา', 'ไทย', 'ง่าย']],
    ['ทำงานที่สำนักงาน', ['ทำงาน', 'ที่', 'สำนักงาน']],
    ['ปี2560มี3คน', ['ปี', '2560', 'มี', '3', 'คน']],
    ['… — !', []],
  ])('%j: %j', (text, found) => {
    expect(words(text)).toEqual(found);
  });

  it('reads numbers by the convention of the language', () => {
    expect(words('1.000 Tote', 'de')).toEqual(['1000', 'tote']);
    expect(words('12 500 человек', 'ru')).toEqual(['12500', 'человек']);
  });

  it('returns non-empty words of letters, marks and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of words(text)) expect(word).toMatch(/^([\p{L}\p{M}\p{N}]+|[0-9]+\.[0-9]+)$/u);
      }),
    );
  });

  it('does not depend on the normal form', () => {
    for (const text of ['Québec', 'Йемен', '서울', 'が'])
      expect(words(text.normalize('NFD'))).toEqual(words(text.normalize('NFC')));
  });
});
