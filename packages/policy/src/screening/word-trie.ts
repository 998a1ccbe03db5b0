import { singleLetters } from './letter-shapes.js';

interface Node {
  readonly children: Map<string, Node>;
  /** Patterns that are this word and no longer one. */
  readonly whole: number[];
  /** Patterns that begin like this. */
  readonly beginning: number[];
}

/** Begins spellings in Latin letters of Cyrillic words: no word of a text begins so. */
export const ROMAN = '~';

/** More signs than this in one word would make the search for what it may mean costly. */
const maximumWildcards = 2;
/** No word that a rule knows is longer. */
const longestWord = 40;
const shortestSlipped = 8;
const wildcard = /[0-9@$€£!|*]/;

/** The words that rules know, each with a number: `hospital` is that word, `hospital*` all that begin so. */
export class WordTrie {
  readonly #root: Node = node();
  readonly #numbers = new Map<string, number>();

  add(pattern: string): number {
    const known = this.#numbers.get(pattern);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(pattern, number);
    this.addSpelling(number, pattern);
    return number;
  }

  /** Another way to write a pattern that has a number. */
  addSpelling(number: number, pattern: string): void {
    const isBeginning = pattern.endsWith('*');
    let at = this.#root;
    for (const letter of singleLetters(isBeginning ? pattern.slice(0, -1) : pattern)) {
      const next = at.children.get(letter) ?? node();
      at.children.set(letter, next);
      at = next;
    }
    (isBeginning ? at.beginning : at.whole).push(number);
  }

  /** The numbers of the patterns that a word matches. `least`: how many letters a match must have at least. */
  find(word: string, least = 1): number[] {
    const found: number[] = [];
    let at: Node | undefined = this.#root;
    let length = 0;
    for (const letter of word) {
      at = at.children.get(letter);
      if (at === undefined) return found;
      length++;
      if (length >= least) found.push(...at.beginning);
    }
    if (length >= least) found.push(...at.whole);
    return found;
  }

  /** The same for a word in which a digit or a sign stands for any one letter. */
  findHidden(word: string): number[] {
    const letters = [...word];
    const hidden = letters.filter((letter) => wildcard.test(letter)).length;
    if (hidden > maximumWildcards || letters.length < 5) return [];
    const found = new Set<number>();
    this.#walk(this.#root, letters, 0, found);
    return [...found];
  }

  /**
   * The same for a word with one slip of the keyboard after its first letter: two letters exchanged, one left out, one
   * too many. Only words of at least `shortestSlipped` letters that no pattern matches as they stand.
   */
  findSlipped(word: string): number[] {
    const letters = [...word];
    if (letters.length < shortestSlipped) return [];
    const found = new Set<number>();
    let at: Node | undefined = this.#root;
    for (let slip = 0; slip < letters.length && at !== undefined; slip++) {
      const letter = letters[slip] ?? '';
      const next = letters[slip + 1];
      if (slip > 0) {
        if (next !== undefined)
          this.#follow(at.children.get(next)?.children.get(letter), letters, slip + 2, found);
        this.#follow(at, letters, slip + 1, found);
        for (const child of at.children.values()) this.#follow(child, letters, slip, found);
      }
      at = at.children.get(letter);
    }
    return [...found];
  }

  /** From a node, the letters from a place on as they stand. */
  #follow(from: Node | undefined, letters: readonly string[], start: number, found: Set<number>): void {
    let at = from;
    for (let place = start; at !== undefined; place++) {
      if (place >= shortestSlipped) for (const number of at.beginning) found.add(number);
      const letter = letters[place];
      if (letter === undefined) {
        for (const number of at.whole) found.add(number);
        return;
      }
      at = at.children.get(letter);
    }
  }

  #walk(at: Node, letters: readonly string[], depth: number, found: Set<number>): void {
    if (depth >= 5) for (const number of at.beginning) found.add(number);
    const letter = letters[depth];
    if (letter === undefined) {
      for (const number of at.whole) found.add(number);
    } else if (wildcard.test(letter)) {
      for (const child of at.children.values()) this.#walk(child, letters, depth + 1, found);
    } else {
      const child = at.children.get(letter);
      if (child !== undefined) this.#walk(child, letters, depth + 1, found);
    }
  }

  /** The lengths of the known words (or beginnings) that start at a place in a run of letters. */
  lengthsAt(letters: string, start: number): number[] {
    const lengths: number[] = [];
    let at: Node | undefined = this.#root;
    const last = Math.min(letters.length, start + longestWord);
    for (let end = start; end < last; end++) {
      const letter = letters.charAt(end);
      // Patterns have no doubled letters, and a doubled one may be the end of a word and the beginning of the next.
      const isDoubled = end > start && letter === letters.charAt(end - 1);
      if (!isDoubled) at = at?.children.get(letter);
      if (at === undefined) break;
      if (at.whole.length > 0 || at.beginning.length > 0) lengths.push(end + 1 - start);
    }
    return lengths;
  }
}

function node(): Node {
  return { children: new Map(), whole: [], beginning: [] };
}
