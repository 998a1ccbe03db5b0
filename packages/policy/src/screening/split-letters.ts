import type { WordTrie } from './word-trie.js';

interface SplitLetters {
  readonly words: readonly string[];
  /** How many of the words are known and of three letters or more: shorter ones are in any long word. */
  readonly knownWords: number;
  /** Share of the letters that belong to those. */
  readonly known: number;
}

const shortestKnown = 3;
const skippedLetterCost = 1;
const wordCost = 0.4;
// Patterns have no doubled letters: two alike are more often the end of one word and the beginning of the next.
const doubledLetterCost = 0.1;

/**
 * The most plausible known words in a run of letters without spaces, or with one between any two letters: as many
 * letters as possible in as few words as possible. What lies between known words is a word of its own.
 */
export function splitLetters(letters: string, trie: WordTrie): SplitLetters {
  const cost = new Array<number>(letters.length + 1).fill(0);
  const step = new Array<number>(letters.length + 1).fill(0);
  const doubled = doubledBefore(letters);
  for (let start = letters.length - 1; start >= 0; start--) {
    cost[start] = skippedLetterCost + (cost[start + 1] ?? 0);
    for (const length of trie.lengthsAt(letters, start)) {
      const inWord = (doubled[start + length - 1] ?? 0) - (doubled[start] ?? 0);
      const withWord = wordCost + doubledLetterCost * inWord + (cost[start + length] ?? 0);
      if (withWord < (cost[start] ?? 0)) {
        cost[start] = withWord;
        step[start] = length;
      }
    }
  }
  return collect(letters, step);
}

/** For each letter, how many up to it are the same as the one before. */
function doubledBefore(letters: string): number[] {
  let count = 0;
  return Array.from({ length: letters.length }, (_, at) => {
    if (at > 0 && letters.charAt(at) === letters.charAt(at - 1)) count++;
    return count;
  });
}

function collect(letters: string, step: readonly number[]): SplitLetters {
  const words: string[] = [];
  let unknown = '';
  let known = 0;
  let knownWords = 0;
  for (let at = 0; at < letters.length; ) {
    const length = step[at] ?? 0;
    if (length === 0) unknown += letters.charAt(at++);
    else {
      if (unknown !== '') words.push(unknown);
      unknown = '';
      words.push(letters.slice(at, at + length));
      if (length >= shortestKnown) {
        known += length;
        knownWords++;
      }
      at += length;
    }
  }
  if (unknown !== '') words.push(unknown);
  return { words, knownWords, known: letters.length === 0 ? 0 : known / letters.length };
}
