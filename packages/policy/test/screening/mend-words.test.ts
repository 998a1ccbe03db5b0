import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutStandIns } from '../../src/screening/letter-shapes.js';
import { mendWords } from '../../src/screening/mend-words.js';
import type { ReadWord } from '../../src/screening/read-words.js';
import { splitLetters } from '../../src/screening/split-letters.js';
import { WordTrie } from '../../src/screening/word-trie.js';

const trie = new WordTrie();
for (const word of ['hospital', 'house', 'where', 'hoa*']) trie.add(word);

const gapSizes = { sign: 0, space: 1, wide: 2 };

/** The plain form: from each place on, every word of one character that stands as far apart as the first two do. */
function singleWordsFrom(words: readonly ReadWord[], start: number) {
  const run: ReadWord[] = [];
  for (const word of words.slice(start)) {
    if ([...word.shapes].length !== 1) break;
    const [expected, size] = [run[1] && gapSizes[run[1].gap], gapSizes[word.gap]];
    if (expected !== undefined && size > expected) return { run, isBounded: true };
    if (expected !== undefined && size < expected) return { run: run.slice(0, -1), isBounded: true };
    run.push(word);
  }
  const [first, second] = run;
  const isBounded =
    start > 0 && first !== undefined && second !== undefined && gapSizes[first.gap] > gapSizes[second.gap];
  return { run, isBounded };
}

/** Looks again from each place, whatever the run from the place before was. Long words are left as they are. */
function mendedOneByOne(words: readonly ReadWord[]): ReadWord[] {
  const mended: ReadWord[] = [];
  for (let at = 0; at < words.length; ) {
    const { run, isBounded } = singleWordsFrom(words, at);
    const letters = run.map(({ shapes }) => shapes).join('');
    if (letters.length >= (isBounded ? 2 : 4) && /\p{L}/u.test(letters)) {
      const parts = isBounded ? [letters] : bestSplit(letters);
      for (const [index, shapes] of parts.entries())
        mended.push(
          index === 0 ? ({ ...words[at], shapes } as ReadWord) : { shapes, after: 'word', gap: 'space' },
        );
      at += run.length;
    } else mended.push(...words.slice(at, ++at));
  }
  return mended;
}

function bestSplit(letters: string): readonly string[] {
  const splits = withoutStandIns(letters).map((form) => splitLetters(form, trie));
  return splits.reduce((one, other) => (other.known > one.known ? other : one)).words;
}

const word = fc.record<ReadWord>({
  shapes: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('1', '2', '@', '$', '𝟙', '🏠') },
    { weight: 2, arbitrary: fc.constantFrom('h', 'o', 'u', 's', 'e', 'ж', '𐐨') },
    { weight: 1, arbitrary: fc.constantFrom('house', '12', 'in') },
  ),
  after: fc.constantFrom('word', 'comma', 'colon', 'sentence'),
  gap: fc.oneof(
    { weight: 4, arbitrary: fc.constant('space' as const) },
    { weight: 1, arbitrary: fc.constantFrom('sign', 'wide') },
  ),
});

test('runs are passed over whole and come out as if looked at from each of their places', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      expect(mendWords(words, trie)).toEqual(mendedOneByOne(words));
    }),
    { numRuns: 2_000 },
  );
});

test.each(['1', '@', 'a', '🏠'])(
  'each of many words "%s" is looked at a few times, however many there are',
  (shapes) => {
    let looks = 0;
    const counted: ReadWord = {
      get shapes() {
        looks++;
        return shapes;
      },
      after: 'word',
      gap: 'space',
    };
    mendWords(
      Array.from({ length: 3_000 }, () => counted),
      trie,
    );
    expect(looks).toBeLessThan(10 * 3_000);
  },
);
