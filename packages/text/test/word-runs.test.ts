import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordRuns } from '../src/index.js';

describe('wordRuns', () => {
  it('gives the runs of four characters of a word, bounds included', () => {
    expect(wordRuns('dams')).toEqual(['_dam', 'dams', 'ams_']);
    expect(wordRuns('a')).toEqual(['_a_']);
  });

  it('finds a name in a word that holds it', () => {
    const name = wordRuns('stoneman');
    const shared = wordRuns('stonemanshooting').filter((run) => name.includes(run));
    expect(shared).toEqual(['_sto', 'ston', 'tone', 'onem', 'nema', 'eman']);
  });

  it('gives a run for each character beside the first, and none with half of a surrogate pair', () => {
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
