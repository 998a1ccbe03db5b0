import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterGrams } from '../src/index.js';

const word = fc.string({ unit: fc.constantFrom(...'bdgnz'), minLength: 1, maxLength: 12 });
const grams = (text: string) => Object.fromEntries(characterGrams(text));

describe('characterGrams', () => {
  it('counts the runs of four characters of words, bounds included', () => {
    expect(grams('Dams, dams!')).toEqual({ _dam: 2, dams: 2, ams_: 2 });
    expect(grams('a')).toEqual({ _a_: 1 });
    expect(grams('')).toEqual({});
  });

  it('finds a name in a word that holds it', () => {
    const shared = [...characterGrams('stonemanshooting').keys()].filter((gram) =>
      characterGrams('Stoneman').has(gram),
    );
    expect(shared).toEqual(['_sto', 'ston', 'tone', 'onem', 'nema', 'eman']);
  });

  it('gives as many runs as the words have, and none with half of a surrogate pair', () => {
    fc.assert(
      fc.property(fc.array(word), (list) => {
        const runs = [...characterGrams(list.join(' ')).values()].reduce((sum, count) => sum + count, 0);
        expect(runs).toBe(list.reduce((sum, word) => sum + Math.max(1, word.length - 1), 0));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...characterGrams(text).keys()].join(' ')).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
