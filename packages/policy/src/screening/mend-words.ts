import { withoutStandIns } from './letter-shapes.js';
import type { ReadWord } from './read-words.js';
import { splitLetters } from './split-letters.js';
import type { WordTrie } from './word-trie.js';

const shortestRun = 4;
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
    const run = singleLettersAt(words, at);
    if (run.length >= shortestRun && /\p{L}/u.test(run)) {
      pushAll(found, first, split(run, trie).words);
      at += [...run].length;
    } else {
      pushAll(found, first, apart(first.shapes, trie));
      at++;
    }
  }
  return found;
}

function singleLettersAt(words: readonly ReadWord[], start: number): string {
  let run = '';
  for (let at = start; at < words.length; at++) {
    const shapes = words[at]?.shapes ?? '';
    if ([...shapes].length !== 1) break;
    run += shapes;
  }
  return run;
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

function pushAll(found: ReadWord[], { after, isGlued }: ReadWord, words: readonly string[]): void {
  for (const [index, shapes] of words.entries())
    found.push(index === 0 ? { shapes, after, isGlued } : { shapes, after: 'word', isGlued: false });
}
