import { foldText } from '@partner-api/text';
import { letterShapes, singleLetters } from './letter-shapes.js';
import { romanized } from './roman-letters.js';
import type { LatticePlace } from './word-lattice.js';
import { ROMAN, type WordTrie } from './word-trie.js';

/**
 * A phrase of a vocabulary, as it is written there:
 *
 * - `word`, `beginning*`, `one|other` for either, `word?` where it may be absent;
 * - `~3`: up to three words of any kind; `#year` and `#number`: digits;
 * - first of all `^`: only at the beginning of a sentence or after a colon; `,`: there or after a pause.
 */
export interface Phrase {
  readonly opens: 'sentence' | 'pause' | 'anywhere';
  readonly steps: readonly Step[];
}

type Step =
  | { readonly upTo: number }
  | { readonly patterns: ReadonlySet<number>; readonly isOptional: boolean };

export function parsePhrase(written: string, trie: WordTrie): Phrase {
  const parts = written.trim().split(/\s+/);
  const opens = parts[0] === '^' ? 'sentence' : parts[0] === ',' ? 'pause' : 'anywhere';
  const steps = (opens === 'anywhere' ? parts : parts.slice(1)).map((part) => parseStep(part, trie));
  const phrase: Phrase = { opens, steps };
  if (firstPatterns(phrase).size === 0) throw new Error(`The phrase "${written}" does not begin with a word`);
  return phrase;
}

function parseStep(part: string, trie: WordTrie): Step {
  if (/^~\d$/.test(part)) return { upTo: Number(part.slice(1)) };
  const isOptional = part.endsWith('?');
  const words = (isOptional ? part.slice(0, -1) : part).split('|');
  return { patterns: new Set(words.map((word) => addWord(word, trie))), isOptional };
}

/** Cyrillic words may come in Latin letters: "bezhency". Short ones would be words of other languages. */
const shortestRomanized = 5;

function addWord(word: string, trie: WordTrie): number {
  const pattern = trie.add(shapesOf(word));
  const roman = romanized(foldText(word));
  if (roman !== null && roman.replace('*', '').length >= shortestRomanized)
    trie.addSpelling(pattern, ROMAN + roman);
  return pattern;
}

/** What is so misspelt is read as the word, whatever patterns that matches. */
export function addMisspelt(word: string, misspelt: readonly string[], trie: WordTrie): void {
  for (const pattern of trie.find(singleLetters(shapesOf(word))))
    for (const one of misspelt) trie.addSpelling(pattern, shapesOf(one));
}

const shapesOf = (word: string): string =>
  word.startsWith('#') ? word : letterShapes(foldText(word).replaceAll("'", ''));

/** The place after a phrase that stands at a place; null where it does not stand there. */
export function endOf(phrase: Phrase, places: readonly LatticePlace[], at: number): number | null {
  const after = places[at]?.after;
  if (phrase.opens === 'sentence' && after !== 'sentence' && after !== 'colon') return null;
  if (phrase.opens === 'pause' && after === 'word') return null;
  return endOfSteps(phrase.steps, 0, places, at);
}

function endOfSteps(
  steps: readonly Step[],
  index: number,
  places: readonly LatticePlace[],
  at: number,
): number | null {
  const step = steps[index];
  if (step === undefined) return at;
  if ('upTo' in step) {
    for (let skipped = 0; skipped <= step.upTo; skipped++) {
      const end = endOfSteps(steps, index + 1, places, at + skipped);
      if (end !== null) return end;
    }
    return null;
  }
  if (step.isOptional) {
    const end = endOfSteps(steps, index + 1, places, at);
    if (end !== null) return end;
  }
  for (const reading of places[at]?.readings ?? []) {
    if (!reading.patterns.some((pattern) => step.patterns.has(pattern))) continue;
    const end = endOfSteps(steps, index + 1, places, reading.end);
    if (end !== null) return end;
  }
  return null;
}

const mostBetween = 4;

/** Whether a phrase is of several words and leaves little room between them, so that what stands there is a part of it. */
export function isClose({ steps }: Phrase): boolean {
  return steps.length > 1 && steps.every((step) => !('upTo' in step) || step.upTo <= mostBetween);
}

/** The patterns that a phrase can begin with; none if it begins with any word. */
export function firstPatterns({ steps }: Phrase): ReadonlySet<number> {
  const first = new Set<number>();
  for (const step of steps) {
    if ('upTo' in step) return new Set();
    for (const pattern of step.patterns) first.add(pattern);
    if (!step.isOptional) return first;
  }
  return new Set();
}
