import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimedNumbers } from '../src/answers/claimed-numbers';
import { wordDifference } from '../src/answers/word-difference';
import { splitAtQuote } from '../src/evidence/highlight';

describe('wordDifference', () => {
  it('marks the words that the other text does not have', () => {
    const [left, right] = wordDifference('Ten people were killed', 'Ten soldiers were killed', 'en');
    const marked = (words: typeof left) => words.filter(({ differs }) => differs).map(({ text }) => text);
    expect([marked(left), marked(right)]).toEqual([['people'], ['soldiers']]);
  });

  it('keeps both texts whole, and leaves the same words unmarked in both', () => {
    const text = fc.array(fc.constantFrom('one', 'two', 'three', 'كلمة', 'слово'), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const sides = wordDifference(a.join(' '), b.join(' '), 'en');
        const joined = sides.map((side) => side.map(({ text: word }) => word).join(''));
        const same = sides.map((side) =>
          side.filter(({ differs }) => !differs).map(({ text: word }) => word),
        );
        expect(joined).toEqual([a.join(' '), b.join(' ')]);
        expect(same[0]).toEqual(same[1]);
      }),
    );
  });
});

describe('splitAtQuote', () => {
  const excerpt = { text: 'Ĉu el río subió? Sí.', sha256: '' };

  it('cuts at bytes, not at characters', () => {
    expect(splitAtQuote({ excerpt, byte_start: 4, byte_end: 11 })).toEqual(['Ĉu ', 'el río', ' subió? Sí.']);
  });

  it.each([
    ['inside a character', 1, 3],
    ['beyond the end', 0, 99],
    ['backwards', 5, 4],
  ])('marks nothing where the offsets lie %s', (_where, byte_start, byte_end) => {
    expect(splitAtQuote({ excerpt, byte_start, byte_end })).toBeNull();
  });
});

describe('claimedNumbers', () => {
  it.each([
    ['At least 10 people were killed in May 2026.', { from: '2026-05-01', to: '2026-05-31' }, [10]],
    ['48,710 or 48.710 people', { from: null, to: null }, [48710]],
    ['Nobody was killed.', { from: null, to: null }, []],
  ])('%s', (claim, scope, numbers) => {
    expect(claimedNumbers(claim, scope)).toEqual(numbers);
  });
});
