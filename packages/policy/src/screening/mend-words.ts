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
    const { letters, end, isBounded } = singleLettersAt(words, at);
    if (letters !== '' && !letter.test(letters)) {
      // Wherever in "1 2 3 4" one begins there is no word. What stands last may be the first of another run.
      const next = Math.max(end - 1, at + 1);
      for (const word of words.slice(at, next)) found.push(word);
      at = next;
    } else if (letters.length >= (isBounded ? shortestBoundedRun : shortestRun)) {
      pushAll(found, first, isBounded ? [letters] : split(letters, trie).words);
      at = end;
    } else {
      pushAll(found, first, apart(first.shapes, trie));
      at++;
    }
  }
  return found;
}

const letter = /\p{L}/u;

const gapSizes: Readonly<Record<Gap, number>> = { sign: 0, space: 1, wide: 2 };

/** Words of one character each that stand equally far apart. */
interface SingleLetters {
  readonly letters: string;
  /** The place after the last of them. */
  readonly end: number;
  readonly isBounded: boolean;
}

/**
 * The single letters from a place on; none where a longer word stands there. A wider gap than those between them ends a
 * word, as in "w.h.e.r.e i.s" and in "w h e r e   i s"; then even a short run is one.
 */
function singleLettersAt(words: readonly ReadWord[], start: number): SingleLetters {
  let letters = '';
  let last = '';
  let gap: number | null = null;
  let at = start;
  for (; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || !isSingle(word.shapes)) break;
    if (at > start) {
      const size = gapSizes[word.gap];
      if (gap !== null && size > gap) return { letters, end: at, isBounded: true };
      // The letter before stands nearer to this one than to those before it.
      if (gap !== null && size < gap)
        return { letters: letters.slice(0, -last.length), end: at - 1, isBounded: true };
      gap = size;
    }
    last = word.shapes;
    letters += last;
  }
  const before = words[start];
  const isBounded = gap !== null && before !== undefined && start > 0 && gapSizes[before.gap] > gap;
  return { letters, end: at, isBounded };
}

const isSingle = (shapes: string): boolean => shapes.length <= 2 && [...shapes].length === 1;

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
