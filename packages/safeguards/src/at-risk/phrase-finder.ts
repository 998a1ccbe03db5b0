import { memoized, words } from '@partner-api/text';
import { readTable } from '../read-table.js';

/** A word of a phrase; an open one matches every word with this prefix. */
interface Pattern {
  readonly word: string;
  readonly isOpen: boolean;
}

interface Phrase<Name> {
  readonly rest: readonly Pattern[];
  readonly name: Name;
}

/** Longer than any prefix in the tables; bounds the work on a word of thousands of letters. */
const LONGEST_BEGINNING = 24;

/** Finds phrases in the words of a text, in time that does not depend on the number of phrases. */
export class PhraseFinder<Name extends string> {
  readonly #whole = new Map<string, Phrase<Name>[]>();
  readonly #beginnings = new Map<string, Phrase<Name>[]>();

  constructor(phrases: readonly { readonly term: string; readonly name: Name }[]) {
    for (const { term, name } of phrases) {
      const [first, ...rest] = term.split(/\s+/).flatMap(patternsOf);
      if (first === undefined) throw new Error(`The term "${term}" has no word`);
      const table = first.isOpen ? this.#beginnings : this.#whole;
      const known = table.get(first.word);
      if (known === undefined) table.set(first.word, [{ rest, name }]);
      else known.push({ rest, name });
    }
  }

  /** Yields the phrases that begin at a word, with their length in words. */
  *at(tokens: readonly string[], index: number): Generator<{ readonly name: Name; readonly length: number }> {
    for (const { rest, name } of this.#beginningWith(tokens[index] ?? ''))
      if (rest.every((pattern, step) => matches(tokens[index + 1 + step], pattern)))
        yield { name, length: 1 + rest.length };
  }

  /** Cached, because most words recur from text to text and begin no phrase. */
  readonly #beginningWith = memoized(
    (word): readonly Phrase<Name>[] => formsOf(word).flatMap((form) => this.#beginningAs(form)),
    { texts: 20_000, characters: LONGEST_BEGINNING },
  );

  #beginningAs(word: string): Phrase<Name>[] {
    const found = [...(this.#whole.get(word) ?? [])];
    for (let length = 1; length <= Math.min(word.length, LONGEST_BEGINNING); length++)
      found.push(...(this.#beginnings.get(word.slice(0, length)) ?? []));
    return found;
  }
}

const patternsOf = (part: string): Pattern[] => {
  const folded = words(part);
  return folded.map((word, index) => ({ word, isOpen: part.endsWith('*') && index === folded.length - 1 }));
};

const matches = (word: string | undefined, { word: said, isOpen }: Pattern): boolean =>
  word !== undefined && formsOf(word).some((form) => (isOpen ? form.startsWith(said) : form === said));

/** Arabic joins "and", "in", "to" and the article to the word. */
const ARABIC_PREFIX = new RegExp(
  `^(?:${readTable('arabic-prefixes.tsv', ['prefix'])
    .map(({ prefix }) => prefix)
    .sort((one, other) => other.length - one.length)
    .join('|')})`,
  'u',
);

function formsOf(word: string): string[] {
  const forms = [word];
  for (let rest = word; ARABIC_PREFIX.test(rest) && forms.length < 4; ) {
    rest = rest.replace(ARABIC_PREFIX, '');
    forms.push(rest);
  }
  return forms;
}
