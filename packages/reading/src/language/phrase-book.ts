import { foldText } from '@partner-api/text';
import { tokensOf } from './tokens.js';

/** Phrases of words with what they mean; a word of a phrase may stand for all words that begin with it. */
export class PhraseBook<Meaning> {
  readonly #root: Node<Meaning> = makeNode();

  /** `*` at the end of a word stands for any ending. A phrase may have several meanings. */
  add(phrase: string, meaning: Meaning): void {
    let nodes: Node<Meaning> = this.#root;
    for (const part of phrase.trim().split(/\s+/)) {
      const isStem = part.endsWith('*');
      const words = wordsOf(isStem ? part.slice(0, -1) : part);
      for (const [index, word] of words.entries())
        nodes = isStem && index === words.length - 1 ? stepByStem(nodes, word) : step(nodes.words, word);
    }
    if (nodes !== this.#root) nodes.meanings.push(meaning);
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
