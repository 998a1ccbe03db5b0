import { foldText } from '@partner-api/text';
import { letterShapes } from './letter-shapes.js';
import { romanized } from './roman-letters.js';
import type { LatticePlace } from './word-lattice.js';
import { ROMAN, type WordTrie } from './word-trie.js';

/**
 * A phrase of a vocabulary, as it is written there:
 *
 * - `word`, `beginning*`, `one|other` for either, `word?` where it may be absent;
 * - `~3`: up to three words of any kind; `#year` and `#number`: digits;
 * - first of all `^`: only at the beginning of a sentence; `,`: there or after a pause.
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

const shapesOf = (word: string): string =>
  word.startsWith('#') ? word : letterShapes(foldText(word).replaceAll("'", ''));

/** Whether a phrase stands at a place. */
export function standsAt(phrase: Phrase, places: readonly LatticePlace[], at: number): boolean {
  const after = places[at]?.after;
  if (phrase.opens === 'sentence' && after !== 'sentence') return false;
  if (phrase.opens === 'pause' && after === 'word') return false;
  return goesOn(phrase.steps, 0, places, at);
}

function goesOn(steps: readonly Step[], index: number, places: readonly LatticePlace[], at: number): boolean {
  const step = steps[index];
  if (step === undefined) return true;
  if ('upTo' in step) {
    for (let skipped = 0; skipped <= step.upTo; skipped++)
      if (goesOn(steps, index + 1, places, at + skipped)) return true;
    return false;
  }
  if (step.isOptional && goesOn(steps, index + 1, places, at)) return true;
  return (places[at]?.readings ?? []).some(
    ({ patterns, end }) =>
      patterns.some((pattern) => step.patterns.has(pattern)) && goesOn(steps, index + 1, places, end),
  );
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
