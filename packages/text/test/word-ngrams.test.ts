import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordNgrams } from '../src/index.js';

describe('wordNgrams', () => {
  it('returns the 4-grams of a word with its boundaries', () => {
    expect(wordNgrams('dams')).toEqual(['_dam', 'dams', 'ams_']);
    expect(wordNgrams('a')).toEqual(['_a_']);
  });

  it('shares n-grams between a name and a word that contains it', () => {
    const name = wordNgrams('stoneman');
    const shared = wordNgrams('stonemanshooting').filter((run) => name.includes(run));
    expect(shared).toEqual(['_sto', 'ston', 'tone', 'onem', 'nema', 'eman']);
  });

  it('returns one n-gram less than the word has characters, without lone surrogates', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), (word) => {
        expect(wordNgrams(word)).toHaveLength(Math.max(1, word.length - 1));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (word) => {
        expect(wordNgrams(word).join(' ')).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
