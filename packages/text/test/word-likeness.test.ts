import { describe, expect, it } from 'vitest';
import { spellings, words } from '../src/index.js';

const likeness = (a: string, b: string, lang = 'ru') => spellings([a], lang).likeness(b)[0];

describe('spellings', () => {
  it('says how alike a word is to each of several', () => {
    expect(spellings(['governor', 'river', 'governors'], 'en').likeness('governor')).toEqual([1, 0, 14 / 17]);
  });

  // A form of the same word in languages with suffixes, prefixes, umlauts and several scripts.
  it.each([
    ['гимна', 'гимны'],
    ['амазонка', 'амазонки'],
    ['gobierno', 'gobiernos'],
    ['regierung', 'regierungen'],
    ['kitap', 'kitaplar'],
    ['كتاب', 'الكتاب'],
    ['κυβερνηση', 'κυβερνησης'],
    ['सरकार', 'सरकारी'],
    ['guvern', 'guvernul'],
  ])('takes %s and %s for forms of one word', (a, b) => {
    expect(likeness(a, b)).toBeGreaterThan(0.4);
    expect(likeness(a, b)).toBeLessThan(1);
    expect(likeness(b, a)).toBe(likeness(a, b));
  });

  it('leaves the article out in Arabic, with what is written before it, and in no other language', () => {
    for (const form of ['المدينه', 'والمدينه', 'بالمدينه', 'للمدينه'])
      expect(likeness('مدينه', form, 'ar')).toBe(1);
    expect(likeness('م', 'الم', 'ar')).toBe(0);
    expect(likeness('المان', 'مان', 'fa')).toBeLessThan(1);
  });

  it.each([
    ['war', 'car'],
    ['minister', 'mainstay'],
    ['1915', '1916'],
    ['covid19', 'covid20'],
  ])('takes %s and %s for other words', (a, b) => {
    expect(likeness(a, b)).toBe(0);
  });

  it.each([
    ['th', 'รัฐบาลไทยประกาศ', 'รัฐบาล'],
    ['zh', '中国政府宣布新政策', '政府'],
  ])('compares words of %s, which is written without spaces', (lang, text, word) => {
    expect(Math.max(...spellings(words(text, lang), lang).likeness(word))).toBe(1);
  });

  it('compares characters beyond the basic plane as wholes', () => {
    expect(likeness('𐐨𐐩𐐪', '𐐨𐐩𐐪')).toBe(1);
  });
});
