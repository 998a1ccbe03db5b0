import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordRuns } from '../src/index.js';

describe('wordRuns', () => {
  it('returns the 4-grams of a word with its boundaries', () => {
    expect(wordRuns('dams')).toEqual(['_dam', 'dams', 'ams_']);
    expect(wordRuns('a')).toEqual(['_a_']);
  });

  it('shares n-grams between a name and a word that contains it', () => {
    const name = wordRuns('stoneman');
    const shared = wordRuns('stonemanshooting').filter((run) => name.includes(run));
    expect(shared).toEqual(['_sto', 'ston', 'tone', 'onem', 'nema', 'eman']);
  });

  it('returns one n-gram less than the word has characters, without lone surrogates', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), (word) => {
        expect(wordRuns(word)).toHaveLength(Math.max(1, word.length - 1));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (word) => {
        expect(wordRuns(word).join(' ')).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
