import { languageOf, terms } from '@partner-api/text';
import { type Indexed, TermIndex } from './term-index.js';

/** How much terms say, among the documents of one language. */
export type Rarity = (term: string) => number;

export interface Found<Item> {
  readonly item: Item;
  /** BM25 over that of a document of average length with each term of the query once; above 0, seldom above 1. */
  readonly score: number;
}

/**
 * An index for each language: neither lengths nor rarities of terms compare between languages. A query is read in
 * every one of them, because its own language is not known; each is searched by its own terms, and scores are compared
 * as shares of what the query could reach.
 */
export class LanguageIndexes<Item extends Indexed> {
  readonly #indexes = new Map<string, TermIndex<Item>>();
  readonly #compare: (a: Item, b: Item) => number;

  constructor(compare: (a: Item, b: Item) => number) {
    this.#compare = compare;
  }

  add(item: Item, text: string, lang: string): void {
    const language = indexLanguage(lang);
    const index = this.#indexes.get(language) ?? new TermIndex<Item>();
    this.#indexes.set(language, index);
    index.add(item, terms(text, language));
  }

  /** Takes the text and language that the item was added with. */
  remove(item: Item, text: string, lang: string): void {
    const language = indexLanguage(lang);
    const index = this.#indexes.get(language);
    index?.remove(item, terms(text, language));
    if (index?.size === 0) this.#indexes.delete(language);
  }

  /** The best items for a query, best first. `words` gives the query to be read in a language. */
  search(words: (language: string) => string, limit: number): Found<Item>[] {
    const found = [...this.#indexes].flatMap(([language, index]) => {
      const query = new Set(terms(words(language), language));
      const reach = [...query].reduce((sum, term) => sum + index.rarity(term), 0);
      return index
        .rank(query, limit, this.#compare)
        .map(({ item, score }) => ({ item, score: score / reach }));
    });
    return found.sort((a, b) => b.score - a.score || this.#compare(a.item, b.item)).slice(0, limit);
  }

  rarity(lang: string): Rarity {
    const index = this.#indexes.get(indexLanguage(lang)) ?? new TermIndex<Item>();
    return (term) => index.rarity(term);
  }

  *compact(): Generator<void, void, undefined> {
    for (const index of this.#indexes.values()) yield* index.compact();
  }

  size(): { documents: number; terms: number; bytes: number } {
    const indexes = [...this.#indexes.values()];
    const sum = (figure: (index: TermIndex<Item>) => number) =>
      indexes.reduce((total, index) => total + figure(index), 0);
    return {
      documents: sum(({ size }) => size),
      terms: sum(({ termCount }) => termCount),
      bytes: sum(({ bytes }) => bytes),
    };
  }
}

/** The index that a record's language belongs to: regions and scripts share one; unknown languages have their own. */
export function indexLanguage(lang: string): string {
  const language = languages.get(lang) ?? languageOf(lang) ?? 'und';
  languages.set(lang, language);
  return language;
}

// Reading a tag costs as much as making the terms of a sentence. As many entries as there are languages of records.
const languages = new Map<string, string>();
