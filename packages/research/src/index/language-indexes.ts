import { languageOf, memoized, searchTerms } from '@partner-api/text';
import type { Archive, Archived } from '../packed/archive.js';
import { TermIndex } from './terms/term-index.js';

/** How much terms say, among the documents of one language. */
export type Rarity = (term: string) => number;

export interface Found<Item> {
  readonly item: Item;
  /** BM25 over that of a document of average length with each term of the query once; above 0, seldom above 1. */
  readonly score: number;
}

/** What is known of the items of an index, which are numbers in it. */
export interface Items<Item> {
  /** A total order, for equal scores. */
  readonly compare: (a: number, b: number) => number;
  readonly read: (numbers: readonly number[]) => readonly Item[];
}

/**
 * An index for each language: neither lengths nor rarities of terms compare between languages. A query is read in
 * every one of them, because its own language is not known; each is searched by its own terms, and scores are compared
 * as shares of what the query could reach.
 */
export class LanguageIndexes<Item> implements Archived {
  readonly #indexes = new Map<string, TermIndex>();
  readonly #items: Items<Item>;
  readonly #lengthPenalty: number;

  /** `lengthPenalty` is what longer items pay, 0 to 1. */
  constructor(items: Items<Item>, lengthPenalty: number) {
    this.#items = items;
    this.#lengthPenalty = lengthPenalty;
  }

  archive(archive: Archive): void {
    for (const language of archive.value([...this.#indexes.keys()])) {
      const index = this.#indexes.get(language) ?? this.#emptyIndex();
      this.#indexes.set(language, index);
      index.archive(archive);
    }
  }

  /** Returns the number of the document that the item became, until it is moved. */
  add(item: number, text: string, lang: string): number {
    const language = indexLanguage(lang);
    const index = this.#indexes.get(language) ?? this.#emptyIndex();
    this.#indexes.set(language, index);
    return index.add(item, searchTerms(text, language));
  }

  /** Takes the text and language that the document was added with. */
  remove(document: number, text: string, lang: string): void {
    const language = indexLanguage(lang);
    const index = this.#indexes.get(language);
    index?.remove(document, searchTerms(text, language));
    if (index?.size === 0) this.#indexes.delete(language);
  }

  /** The best items for a query, best first. `words` gives the query to be read in a language. */
  search(words: (language: string) => string, limit: number): Found<Item>[] {
    const asked = [...this.#indexes].map(([language, index]) => {
      const query = rarest(new Set(searchTerms(words(language), language)), index);
      const reach = [...query].reduce((sum, term) => sum + index.rarity(term), 0);
      return { index, query, reach, shareHeld: index.shareHeld(query) };
    });
    let best: { readonly item: number; readonly score: number }[] = [];
    // Where most of the query is held first: what is found there need not be looked for below it in the others.
    for (const { index, query, reach } of asked.sort((a, b) => b.shareHeld - a.shareHeld)) {
      const least = best.length < limit ? 0 : (best.at(-1)?.score ?? 0) * reach * belowRounding;
      const found = index
        .rank(query, limit, least)
        .map(({ item, score }) => ({ item, score: score / reach }));
      best = [...best, ...found]
        .sort((a, b) => b.score - a.score || this.#items.compare(a.item, b.item))
        .slice(0, limit);
    }
    const items = this.#items.read(best.map(({ item }) => item));
    return items.map((item, place) => ({ item, score: best[place]?.score ?? 0 }));
  }

  rarity(lang: string): Rarity {
    const index = this.#indexOf(lang);
    return (term) => index.rarity(term);
  }

  #indexOf(lang: string): TermIndex {
    return this.#indexes.get(indexLanguage(lang)) ?? this.#emptyIndex();
  }

  #emptyIndex(): TermIndex {
    return new TermIndex(this.#items.compare, this.#lengthPenalty);
  }

  /** `moved` hears the new number of each document of an index that gave back its room. */
  *compact(moved: (item: number, document: number) => void): Generator<void, void, undefined> {
    for (const index of this.#indexes.values()) yield* index.compact(moved);
  }

  get documentCount(): number {
    return this.#sum(({ size }) => size);
  }

  get termCount(): number {
    return this.#sum(({ termCount }) => termCount);
  }

  /** Looks at every list of the index: no figure for a request to ask for. */
  get bytes(): number {
    return this.#sum(({ bytes }) => bytes);
  }

  #sum(figure: (index: TermIndex) => number): number {
    return [...this.#indexes.values()].reduce((total, index) => total + figure(index), 0);
  }
}

/**
 * The terms of a query that say most, at most `mostTerms`: a text of 2,000 characters in words has some 300, and without words
 * it has one for each character. What few terms say least costs most, as many documents hold them.
 */
function rarest(query: ReadonlySet<string>, index: TermIndex): ReadonlySet<string> {
  if (query.size <= mostTerms) return query;
  const weighed = [...query].map((term) => ({ term, worth: index.rarity(term) }));
  return new Set(
    weighed
      .sort((a, b) => b.worth - a.worth)
      .slice(0, mostTerms)
      .map(({ term }) => term),
  );
}

const mostTerms = 400;

/** Makes of a share times its whole what is surely not above the part. */
const belowRounding = 1 - 1e-9;

/** The index that a record's language belongs to: regions and scripts share one; unknown languages have their own. */
export function indexLanguage(lang: string): string {
  return languageOnce(lang);
}

// Reading a tag costs as much as making the terms of a sentence. There are about as many as languages of records.
const languageOnce = memoized((lang) => languageOf(lang) ?? 'und', { texts: 1_000 });
