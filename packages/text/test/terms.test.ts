import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../scripts/support/cpu-milliseconds.js';
import { searchTerms, terms, words, wordTerms } from '../src/index.js';

describe('terms', () => {
  it('stems English and removes stop words', () => {
    expect(terms('The attacks were attacking the communities', 'en')).toEqual([
      'attack',
      'attack',
      'communiti',
    ]);
    expect(terms('US forces, U.S. forces', 'en-GB')).toEqual(['us', 'forc', 'us', 'forc']);
  });

  it('reads Latin script as English without a language', () => {
    expect(terms('The attacks')).toEqual(terms('The attacks', 'en'));
    expect(terms('The attacks', 'und')).toEqual(terms('The attacks', 'en'));
  });

  it('treats a malformed tag as no language', () => {
    for (const tag of ['', ' ', 'ru мост', 'ru ', 'ru_RU', ' ru'])
      expect([terms('через Angriff', tag), words('через 1.000', tag)]).toEqual([
        terms('через Angriff'),
        words('через 1.000'),
      ]);
    expect(terms('мост через', 'ru')).not.toEqual(terms('через', 'ru мост'));
  });

  it('returns the 4-grams of a word in other languages, and in Latin script also the word', () => {
    expect(terms('Angriff', 'de')).toEqual(['angriff', '_ang', 'angr', 'ngri', 'grif', 'riff', 'iff_']);
    expect(terms('мост')).toEqual(['_мос', 'мост', 'ост_']);
    expect(terms('в', 'ru')).toEqual(['_в_']);
  });

  it('keeps numbers whole, so that different numbers share no term', () => {
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

  it('depends on the script of each word', () => {
    expect(terms('атака NATO', 'ru')).toContain('nato');
    expect(terms('NATO атаковало')).toEqual(expect.arrayContaining(['nato', 'атак']));
  });

  it('segments scripts without spaces, and adds bigrams of Chinese and Japanese characters', () => {
    expect(terms('发生在北京', 'zh')).toEqual(['发生', '在', '北京', '发生', '生在', '在北', '北京']);
    expect(terms('ภาษาไทย', 'th')).toEqual(['ภาษา', 'ไทย']);
    expect(terms('서울에서', 'ko')).toEqual(['_서', '서울', '울에', '에서', '서_']);
  });

  it('returns the syllables of Vietnamese', () => {
    expect(terms('Sân bay Nội Bài', 'vi-VN')).toEqual(['san', 'bay', 'noi', 'bai']);
    expect(terms('NATO и НАТО', 'vi')).toEqual(['nato', '_и_', '_нат', 'нато', 'ато_']);
  });

  it('returns the same terms for a word as for a text of this word', () => {
    const word = fc.constantFrom(
      'attacks',
      'the',
      'ville',
      'мост',
      '发生在',
      'ภาษาไทย',
      '서울에서',
      '1500',
      'abc2',
    );
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom('en', 'ru', 'zh', 'th', 'ko', 'vi'), (some, lang) => {
        for (const one of words(some.join(' '), lang)) expect(wordTerms(one, lang)).toEqual(terms(one, lang));
      }),
    );
  });

  it('returns the terms of consecutive words also for a text that contains them, in every language', () => {
    const word = fc.constantFrom('sân', 'bay', 'дом', 'ville', 'Straße', 'λόγος', 'शहर', 'مدينة', '2017');
    fc.assert(
      fc.property(
        fc.array(word),
        fc.array(word),
        fc.array(word),
        fc.constantFrom('vi', 'ru', 'fr', 'de', 'el', 'hi', 'ar', 'en'),
        (before, asked, after, lang) => {
          const held = new Set(searchTerms([...before, ...asked, ...after].join(' '), lang));
          expect(searchTerms(asked.join(' '), lang).filter((term) => !held.has(term))).toEqual([]);
        },
      ),
    );
  });

  it('is the same for all spellings that fold to the same text', () => {
    expect(terms('ДАМА́СК', 'ru')).toEqual(terms('дамаск', 'ru'));
    expect(terms('حَلَب', 'ar')).toEqual(terms('حلب', 'ar'));
    expect(terms('Sana’a', 'en')).toEqual(terms("SANA'A", 'en'));
  });

  it('returns no empty term and no lone surrogate', () => {
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

  it('takes linear time for long tokens', () => {
    for (const piece of ['a', 'ab', 'я', '的', '1', '1,', '1 000 ', "a'", 'a.'])
      expect(cpuMilliseconds(() => terms(piece.repeat(50_000), 'en'))).toBeLessThan(1_000);
  });
});

describe('searchTerms', () => {
  it('adds bigrams in languages whose words often have several parts', () => {
    expect(searchTerms('Sân bay Nội Bài', 'vi')).toEqual([
      ...['san', 'bay', 'noi', 'bai'],
      ...['san_bay', 'bay_noi', 'noi_bai'],
    ]);
    expect(searchTerms('ภาษาไทย', 'th')).toEqual(['ภาษา', 'ไทย', 'ภาษา_ไทย']);
    expect(searchTerms('发生在北京', 'zh')).toEqual(terms('发生在北京', 'zh'));
    expect(searchTerms('Flughafen Wien', 'de')).toEqual(terms('Flughafen Wien', 'de'));
  });

  it('leaves numbers out of bigrams', () => {
    expect(searchTerms('năm 2017 có', 'vi')).toEqual(['nam', '2017', '_2017', 'co']);
    expect(searchTerms('ปี2560', 'th')).toEqual(['ปี', '2560']);
  });

  it('contains the terms of a text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('vi', 'th', 'en', 'my', undefined),
        (text, lang) => {
          expect(new Set(searchTerms(text, lang))).toEqual(
            new Set([...terms(text, lang), ...searchTerms(text, lang)]),
          );
        },
      ),
    );
  });
});
