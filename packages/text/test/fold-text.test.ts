import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../src/index.js';

describe('foldText', () => {
  it.each([
    ['ALEPPO', 'aleppo'],
    ['Québec', 'quebec'],
    ['Que\u0301bec', 'quebec'],
    ['Łódź Straße İstanbul', 'lodz strasse istanbul'],
    ['ΟΔΟΣ ΟΔΟΣ1', 'οδοσ οδοσ1'],
    ['Ёлка', 'елка'],
    ['حَلَبٌ', 'حلب'],
    ['حـــلب', 'حلب'],
    ['حلبی', 'حلبي'],
    ['٢٠١٧ ۲۰۱۷ २०१७ ２０１７ 𝟚𝟘𝟙𝟟', '2017 2017 2017 2017 2017'],
    ['‘a’ “b” `c´ «d»', `'a' "b" 'c' "d"`],
    ['1–2 — 3 − 4', '1-2 - 3 - 4'],
    ['ﬁle № １', 'file no 1'],
    ['zero\u200bwidth \u202eright', 'zerowidth right'],
    ['  a\n\tb\u00a0 c ', 'a b c'],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps marks that make another letter', () => {
    expect(foldText('दिल्ली')).toBe('दिल्ली');
    expect(foldText('กำลัง')).toBe('กำลัง');
    expect(foldText('ສຳຄັນ')).toBe('ສຳຄັນ');
    expect(foldText('か\u3099')).toBe('が');
    expect(foldText('ｶﾞ')).toBe('ガ');
  });

  it('unifies all spellings of the Thai and Lao vowel sara am', () => {
    expect(foldText('กำลัง'.normalize('NFKC'))).toBe('กำลัง');
    for (const typed of ['น\u0e49\u0e33', 'น\u0e49\u0e4d\u0e32', 'น\u0e4d\u0e49\u0e32'])
      expect(foldText(typed)).toBe('น\u0e49\u0e33');
    const unit = fc.constantFrom('น', '\u0e4d', '\u0e49', '\u0e32', '\u0e33', '\u0ecd', '\u0ec9', '\u0eb2');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('is idempotent for every character of the first two planes', () => {
    const unstable: string[] = [];
    for (let codePoint = 0; codePoint < 0x20000; codePoint++) {
      const text = `a${String.fromCodePoint(codePoint)}b`;
      const folded = foldText(text);
      if (foldText(folded) !== folded) unstable.push(codePoint.toString(16));
    }
    expect(unstable).toEqual([]);
  });

  it('leaves only ASCII digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(text)).not.toMatch(/(?![0-9])\p{Nd}/u);
      }),
    );
  });
});
