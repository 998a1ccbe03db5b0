import { foldText, memoized } from '@partner-api/text';
import { letterShapes, singleLetters, spellingsOf } from './letter-shapes.js';
import type { Token } from './tokenize.js';

/**
 * A term in the syntax of its table:
 *
 * - `word`, `prefix*`, `*suffix`, `one|other` for alternatives, `word?` for an optional word;
 * - `~3` for up to three arbitrary words; `#year` and `#number` for digits;
 * - as the first part, `^` for a start of sentence or after a colon; `,` for those or after a pause.
 */
interface Term<Sign> {
  readonly sign: Sign;
  readonly opens: 'sentence' | 'pause' | 'anywhere';
  readonly steps: readonly Step[];
}

type Step =
  | { readonly upTo: number }
  | { readonly patterns: ReadonlySet<number>; readonly isOptional: boolean };

/** Finds the signs that begin at each word of a text, in linear time. */
export class TermMatcher<Sign extends string> {
  readonly #whole = new Map<string, number>();
  readonly #beginnings = new Map<string, number>();
  readonly #endings = new Map<string, number>();
  readonly #terms = new Map<number, Term<Sign>[]>();
  /** By how they are written: terms share half of them. */
  readonly #steps = new Map<string, Step>();
  #patterns = 0;
  /** Made anew with each term, because the patterns of a word change with the terms. */
  #patternsOf = this.#memoizedPatterns();

  constructor(terms: readonly { readonly term: string; readonly sign: Sign }[] = []) {
    for (const { term, sign } of terms) this.add(term, sign);
  }

  /** Returns, for each word, the signs of the terms that begin there. */
  find(words: readonly Token[]): ReadonlySet<Sign>[] {
    const patterns = words.map(({ shapes }) => this.#patternsOf(shapes));
    return words.map(({ after }, at) => {
      const signs = new Set<Sign>();
      for (const pattern of patterns[at] ?? [])
        for (const term of this.#terms.get(pattern) ?? [])
          if (!signs.has(term.sign) && opensAt(term, after) && isAt(term.steps, 0, patterns, at))
            signs.add(term.sign);
      return signs;
    });
  }

  add(written: string, sign: Sign): void {
    const parts = written.split(' ');
    const opens = parts[0] === '^' ? 'sentence' : parts[0] === ',' ? 'pause' : 'anywhere';
    const steps = (opens === 'anywhere' ? parts : parts.slice(1)).map((part) => this.#step(part));
    this.#patternsOf = this.#memoizedPatterns();
    const term: Term<Sign> = { sign, opens, steps };
    const first = firstPatterns(steps);
    if (first.size === 0) throw new Error(`The term "${written}" does not begin with a word`);
    for (const pattern of first) {
      const terms = this.#terms.get(pattern);
      if (terms === undefined) this.#terms.set(pattern, [term]);
      else terms.push(term);
    }
  }

  #step(part: string): Step {
    const known = this.#steps.get(part) ?? this.#read(part);
    this.#steps.set(part, known);
    return known;
  }

  #read(part: string): Step {
    if (/^~\d$/.test(part)) return { upTo: Number(part.slice(1)) };
    const isOptional = part.endsWith('?');
    const words = (isOptional ? part.slice(0, -1) : part).split('|');
    return { patterns: new Set(words.map((word) => this.#pattern(word))), isOptional };
  }

  #pattern(word: string): number {
    const table = word.startsWith('*') ? this.#endings : word.endsWith('*') ? this.#beginnings : this.#whole;
    const bare = word.startsWith('#')
      ? word
      : singleLetters(letterShapes(foldText(word.replaceAll('*', ''))));
    const key = bare.replaceAll("'", '');
    const known = table.get(key);
    if (known !== undefined) return known;
    this.#patterns += 1;
    table.set(key, this.#patterns);
    return this.#patterns;
  }

  #memoizedPatterns(): (shapes: string) => ReadonlySet<number> {
    return memoized((shapes) => this.#findPatterns(shapes), { texts: 5_000, characters: longestPart });
  }

  #findPatterns(shapes: string): ReadonlySet<number> {
    const found = new Set<number>();
    const add = (pattern: number | undefined) => {
      if (pattern !== undefined) found.add(pattern);
    };
    if (/^\d+$/.test(shapes)) {
      add(this.#whole.get('#number'));
      if (/^(?:19|20)\d\d$/.test(shapes)) add(this.#whole.get('#year'));
    }
    for (const spelling of spellingsOf(shapes)) {
      add(this.#whole.get(spelling));
      const longest = Math.min(spelling.length, longestPart);
      for (let length = 1; length <= longest; length++) {
        add(this.#beginnings.get(spelling.slice(0, length)));
        if (spelling.length - length >= leastBeforeEnding) add(this.#endings.get(spelling.slice(-length)));
      }
    }
    return found;
  }
}

/** Longer than any prefix or suffix in the tables; bounds the work on a word of thousands of letters. */
const longestPart = 24;
/** A word with a shorter stem than this is a different word. */
const leastBeforeEnding = 3;

function opensAt<Sign>({ opens }: Term<Sign>, after: Token['after']): boolean {
  if (opens === 'sentence') return after === 'sentence' || after === 'colon';
  return opens === 'anywhere' || after !== 'word';
}

function isAt(
  steps: readonly Step[],
  index: number,
  patterns: readonly ReadonlySet<number>[],
  at: number,
): boolean {
  const step = steps[index];
  if (step === undefined) return true;
  if ('upTo' in step) {
    for (let skipped = 0; skipped <= step.upTo; skipped++)
      if (isAt(steps, index + 1, patterns, at + skipped)) return true;
    return false;
  }
  if (step.isOptional && isAt(steps, index + 1, patterns, at)) return true;
  const here = patterns[at];
  if (here === undefined) return false;
  for (const pattern of step.patterns) if (here.has(pattern)) return isAt(steps, index + 1, patterns, at + 1);
  return false;
}

/** Returns the patterns that a term can begin with; empty if it can begin with any word. */
function firstPatterns(steps: readonly Step[]): ReadonlySet<number> {
  const first = new Set<number>();
  for (const step of steps) {
    if ('upTo' in step) return new Set();
    for (const pattern of step.patterns) first.add(pattern);
    if (!step.isOptional) return first;
  }
  return new Set();
}
