import { withoutStandIns } from './letter-shapes.js';
import type { Gap, ReadWord } from './read-words.js';
import { splitLetters } from './split-letters.js';
import type { WordTrie } from './word-trie.js';

const shortestRun = 4;
const shortestBoundedRun = 2;
const shortestTogether = 12;
// Long words of a language are seldom made of three others that rules know, with next to nothing left over; and beyond
// twenty letters there are hardly any, while endings that no rule knows add up.
const leastWordsTogether = 3;
const leastKnown = (letters: number): number => (letters < 20 ? 0.85 : 0.6);

/** Runs of single letters ("h o s p i t a l") become words again, and words written together come apart. */
export function mendWords(words: readonly ReadWord[], trie: WordTrie): ReadWord[] {
  const found: ReadWord[] = [];
  for (let at = 0; at < words.length; ) {
    const first = words[at];
    if (first === undefined) break;
    const { letters, isBounded } = singleLettersAt(words, at);
    if (letters.length >= (isBounded ? shortestBoundedRun : shortestRun) && /\p{L}/u.test(letters)) {
      pushAll(found, first, isBounded ? [letters] : split(letters, trie).words);
      at += [...letters].length;
    } else {
      pushAll(found, first, apart(first.shapes, trie));
      at++;
    }
  }
  return found;
}

const gapSizes: Readonly<Record<Gap, number>> = { sign: 0, space: 1, wide: 2 };

/**
 * The single letters from a place on. A wider gap than those between them ends a word, as in "w.h.e.r.e i.s" and in
 * "w h e r e   i s"; then even a short run is one.
 */
function singleLettersAt(words: readonly ReadWord[], start: number): { letters: string; isBounded: boolean } {
  let letters = '';
  let gap: number | null = null;
  for (let at = start; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || [...word.shapes].length !== 1) break;
    if (at > start) {
      const size = gapSizes[word.gap];
      if (gap !== null && size > gap) return { letters, isBounded: true };
      // The letter before stands nearer to this one than to those before it.
      if (gap !== null && size < gap) return { letters: letters.slice(0, -1), isBounded: true };
      gap = size;
    }
    letters += word.shapes;
  }
  const before = words[start];
  return {
    letters,
    isBounded: gap !== null && before !== undefined && start > 0 && gapSizes[before.gap] > gap,
  };
}

function apart(shapes: string, trie: WordTrie): readonly string[] {
  if (shapes.length < shortestTogether) return [shapes];
  const { words, known, knownWords } = split(shapes, trie);
  return known >= leastKnown(shapes.length) && knownWords >= leastWordsTogether ? words : [shapes];
}

function split(letters: string, trie: WordTrie) {
  const splits = withoutStandIns(letters).map((form) => splitLetters(form, trie));
  return splits.reduce((one, other) => (other.known > one.known ? other : one));
}

function pushAll(found: ReadWord[], { after, gap }: ReadWord, words: readonly string[]): void {
  for (const [index, shapes] of words.entries())
    found.push(index === 0 ? { shapes, after, gap } : { shapes, after: 'word', gap: 'space' });
}
