import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, normalizeText, slugify, words } from '../src/index.js';
import { composed, decomposed } from '../src/normal-forms.js';

const marks = ['\u0301', '\u0316', '\u0323', '\u064e', '\u093f', '\u3099', '\u{1d165}'];
const text = fc.string({
  unit: fc.constantFrom('a', 'e', 'क', 'か', ' ', 'ﬁ', '가', ...marks),
  maxLength: 30,
});

describe('normal forms', () => {
  it('equal those of Unicode for letters with a normal number of marks', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(composed(one)).toBe(one.normalize('NFC'));
        expect(decomposed(one)).toBe(one.normalize('NFKD'));
        const longer = `${one} in a text of more than thirty characters`;
        expect(composed(longer)).toBe(longer.normalize('NFC'));
      }),
    );
  });

  it('drop marks of one letter beyond thirty', () => {
    const many = '\u0316\u0301'.repeat(20_000);
    expect(composed(`x${many}y`)).toBe(`x${'\u0316'.repeat(15)}${'\u0301'.repeat(15)}y`);
    for (const normal of [composed, decomposed, normalizeText])
      expect(normal(`x${many}y`).length).toBeLessThanOrEqual(32);
    expect(foldText(`x${many}y`)).toBe('xy');
    expect(slugify(`x${many}y`)).toBe('xy');
    expect(words(`x${many}y`)).toEqual(['xy']);
  });

  it('do not split marks of two code units', () => {
    expect(composed(`x${'\u{1d165}'.repeat(40)}`)).toBe(`x${'\u{1d165}'.repeat(30)}`);
  });

  it('are idempotent', () => {
    const crowded = fc.string({ unit: fc.constantFrom('a', ...marks), maxLength: 200 });
    fc.assert(
      fc.property(crowded, (one) => {
        expect(composed(composed(one))).toBe(composed(one));
      }),
    );
  });
});
