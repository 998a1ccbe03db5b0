import { foldText } from '@partner-api/text';
import { tokensOf } from './tokens.js';

/** Phrases of words with what they mean; a word of a phrase may stand for all words that begin with it. */
export class PhraseBook<Meaning> {
  readonly #root: Node<Meaning> = makeNode();

  /** `*` at the end of a word stands for any ending. A phrase may have several meanings. */
  add(phrase: string | readonly PhrasePart[], meaning: Meaning): void {
    const node = this.#nodeOf(phrase);
    if (node !== this.#root) node.meanings.push(meaning);
  }

  /**
   * All phrases of another book, each after one of some others. The books share them: nothing is to be added to either from
   * then on that begins so.
   */
  addAfter(phrases: readonly string[], other: PhraseBook<Meaning>): void {
    const nodes = phrases.map((phrase) => this.#nodeOf(phrase));
    for (const node of nodes) graft(node, other.#root);
  }

  #nodeOf(phrase: string | readonly PhrasePart[]): Node<Meaning> {
    let node: Node<Meaning> = this.#root;
    for (const { word, isStem } of typeof phrase === 'string' ? partsOf(phrase) : phrase)
      node = isStem ? stepByStem(node, word) : step(node.words, word);
    return node;
  }

  /** The longest phrase at the start of a list of words; null where there is none. */
  longest(words: readonly string[]): FoundPhrase<Meaning> | null {
    return longestFrom(this.#root, words, 0, false);
  }
}

export interface FoundPhrase<Meaning> {
  readonly length: number;
  readonly meanings: readonly Meaning[];
  /** Whether one of its words only begins as a word of the phrase does. */
  readonly isOfStem: boolean;
}

/** A word of a phrase, or what words of it begin with. */
export interface PhrasePart {
  readonly word: string;
  readonly isStem: boolean;
}

/** A phrase taken apart as a book does it: for those that go into several. */
export function partsOf(phrase: string): PhrasePart[] {
  if (plainWords.test(phrase)) return wordsOf(phrase).map((word) => ({ word, isStem: false }));
  return phrase
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      const isStem = part.endsWith('*');
      const words = wordsOf(isStem ? part.slice(0, -1) : part);
      return words.map((word, index) => ({ word, isStem: isStem && index === words.length - 1 }));
    });
}

interface Node<Meaning> {
  readonly words: Map<string, Node<Meaning>>;
  readonly stems: Map<string, Node<Meaning>>;
  /** Length of the longest of its stems, in UTF-16 code units. */
  longestStem: number;
  readonly meanings: Meaning[];
}

interface Child<Meaning> {
  readonly node: Node<Meaning>;
  readonly isOfStem: boolean;
}

const makeNode = <Meaning>(): Node<Meaning> => ({
  words: new Map(),
  stems: new Map(),
  longestStem: 0,
  meanings: [],
});

function step<Meaning>(children: Map<string, Node<Meaning>>, word: string): Node<Meaning> {
  const known = children.get(word) ?? makeNode<Meaning>();
  children.set(word, known);
  return known;
}

function stepByStem<Meaning>(node: Node<Meaning>, stem: string): Node<Meaning> {
  node.longestStem = Math.max(node.longestStem, stem.length);
  return step(node.stems, stem);
}

function graft<Meaning>(node: Node<Meaning>, other: Node<Meaning>): void {
  node.meanings.push(...other.meanings);
  node.longestStem = Math.max(node.longestStem, other.longestStem);
  for (const kind of ['words', 'stems'] as const)
    for (const [word, next] of other[kind]) {
      const known = node[kind].get(word);
      if (known === undefined) node[kind].set(word, next);
      else graft(known, next);
    }
}

function longestFrom<Meaning>(
  node: Node<Meaning>,
  words: readonly string[],
  length: number,
  isOfStem: boolean,
): FoundPhrase<Meaning> | null {
  const word = words[length];
  let best: FoundPhrase<Meaning> | null =
    node.meanings.length > 0 && length > 0 ? { length, meanings: node.meanings, isOfStem } : null;
  if (word === undefined) return best;
  for (const next of childrenOf(node, word)) {
    const found = longestFrom(next.node, words, length + 1, isOfStem || next.isOfStem);
    if (found !== null && (best === null || found.length > best.length)) best = found;
  }
  return best;
}

/** The word itself first, then longer stems before shorter ones. */
function childrenOf<Meaning>({ words, stems, longestStem }: Node<Meaning>, word: string): Child<Meaning>[] {
  const exact = words.get(word);
  const found: Child<Meaning>[] = exact === undefined ? [] : [{ node: exact, isOfStem: false }];
  // A word may be as long as its text: of its beginnings only those are looked up that may be a stem.
  for (let end = Math.min(word.length, longestStem); end >= shortestStem; end--) {
    const next = stems.get(word.slice(0, end));
    if (next !== undefined) found.push({ node: next, isOfStem: true });
  }
  return found;
}

const shortestStem = 2;

/** The words of a phrase as the tokens of a text have them. */
export function wordsOf(phrase: string): string[] {
  if (plainWords.test(phrase)) return foldText(phrase).split(' ');
  return tokensOf(phrase).flatMap((token) => (token.type === 'word' ? [token.text] : []));
}

const plainWords = /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u;
