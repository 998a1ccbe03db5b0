import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terms } from '../src/index.js';

describe('terms', () => {
  it('stems English and leaves stop words out', () => {
    expect(terms('The attacks were attacking the communities', 'en')).toEqual([
      'attack',
      'attack',
      'communiti',
    ]);
    expect(terms('US forces, U.S. forces', 'en-GB')).toEqual(['us', 'forc', 'us', 'forc']);
  });

  it('takes Latin script for English where no language is given', () => {
    expect(terms('The attacks')).toEqual(terms('The attacks', 'en'));
    expect(terms('The attacks', 'und')).toEqual(terms('The attacks', 'en'));
  });

  it('gives the word and its runs of four characters in other languages', () => {
    expect(terms('Angriff', 'de')).toEqual(['angriff', '_ang', 'angr', 'ngri', 'grif', 'riff', 'iff_']);
    expect(terms('мост')).toEqual(['мост', '_мос', 'мост', 'ост_']);
    expect(terms('в', 'ru')).toEqual(['в', '_в_']);
  });

  it('never splits a number, nor puts it near another', () => {
    expect(terms('12,500 in 2017', 'en')).toEqual(['12500', '2017']);
    expect(terms('2017', 'ru')).toEqual(['2017', '_2017']);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom('en', 'ru', undefined), (one, other, lang) => {
        fc.pre(one !== other);
        const shared = terms(String(one), lang).filter((term) => terms(String(other), lang).includes(term));
        expect(shared).toEqual([]);
      }),
    );
  });

  it('goes by the script of each word', () => {
    expect(terms('атака NATO', 'ru')).toContain('nato');
    expect(terms('NATO атаковало')).toEqual(expect.arrayContaining(['nato', 'атак']));
  });

  it('segments scripts without spaces, and pairs Chinese and Japanese characters', () => {
    expect(terms('发生在北京', 'zh')).toEqual(['发生', '在', '北京', '发生', '生在', '在北', '北京']);
    expect(terms('ภาษาไทย', 'th')).toEqual(['ภาษา', 'ไทย']);
    expect(terms('서울에서', 'ko')).toEqual(['_서', '서울', '울에', '에서', '서_']);
  });

  it('is the same for every spelling that folds alike', () => {
    expect(terms('ДАМА́СК', 'ru')).toEqual(terms('дамаск', 'ru'));
    expect(terms('حَلَب', 'ar')).toEqual(terms('حلب', 'ar'));
    expect(terms('Sana’a', 'en')).toEqual(terms("SANA'A", 'en'));
  });

  it('gives no empty term and no half of a surrogate pair', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('en', 'ru', 'xx', undefined),
        (text, lang) => {
          for (const term of terms(text, lang)) {
            expect(term).not.toBe('');
            expect(term).not.toMatch(/\p{Cs}/u);
          }
        },
      ),
    );
  });

  it('takes long tokens in a time that grows with their length', () => {
    const start = performance.now();
    for (const piece of ['a', 'ab', 'я', '的', '1', '1,', '1 000 ', "a'", 'a.'])
      terms(piece.repeat(50_000), 'en');
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
