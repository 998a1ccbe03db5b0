import { languageOf, memoized, searchTerms } from '@partner-api/text';
import type { Archive, Archived } from '../packed/archive.js';
import { TermIndex } from './terms/term-index.js';

/** Inverse document frequency of a term among the documents of one language. */
export type Idf = (term: string) => number;

export interface ScoredItem<Item> {
  readonly item: Item;
  /**
   * BM25 divided by the maximum for the query (each term once, in a document of average length); above 0, rarely above
   * 1.
   */
  readonly score: number;
}

/** Access to the items of an index, which it knows by number. */
export interface ItemSource<Item> {
  /** A total order, used for equal scores. */
  readonly compare: (a: number, b: number) => number;
  readonly read: (numbers: readonly number[]) => readonly Item[];
}

/**
 * One index for each language, because document lengths and term frequencies are not comparable between languages. A
 * query, whose language is unknown, is searched in all of them, and scores are normalised by the maximum that it could
 * reach.
 */
export class LanguageIndexes<Item> implements Archived {
  readonly #indexes = new Map<string, TermIndex>();
  readonly #items: ItemSource<Item>;
  readonly #lengthPenalty: number;

  /** `lengthPenalty`: BM25 length normalisation (b), 0 to 1. */
  constructor(items: ItemSource<Item>, lengthPenalty: number) {
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

  /** Returns the document number, which is valid until compaction. */
  add(item: number, text: string, lang: string): number {
    const language = indexLanguage(lang);
    const index = this.#indexes.get(language) ?? this.#emptyIndex();
    this.#indexes.set(language, index);
    return index.add(item, searchTerms(text, language));
  }

  /** Expects the text and language that the document was added with. */
  remove(document: number, text: string, lang: string): void {
    const language = indexLanguage(lang);
    const index = this.#indexes.get(language);
    index?.remove(document, searchTerms(text, language));
    if (index?.size === 0) this.#indexes.delete(language);
  }

  /** Returns the best items for a query, best first. `words` returns the query for a language. */
  search(words: (language: string) => string, limit: number): ScoredItem<Item>[] {
    const asked = [...this.#indexes].map(([language, index]) => {
      const query = rarest(new Set(searchTerms(words(language), language)), index);
      const reach = [...query].reduce((sum, term) => sum + index.idf(term), 0);
      return { index, query, reach, queryCoverage: index.queryCoverage(query) };
    });
    let best: { readonly item: number; readonly score: number }[] = [];
    // Starts with the index that contains most of the query: its scores set the minimum for the others.
    for (const { index, query, reach } of asked.sort((a, b) => b.queryCoverage - a.queryCoverage)) {
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

  idf(lang: string): Idf {
    const index = this.#indexOf(lang);
    return (term) => index.idf(term);
  }

  #indexOf(lang: string): TermIndex {
    return this.#indexes.get(indexLanguage(lang)) ?? this.#emptyIndex();
  }

  #emptyIndex(): TermIndex {
    return new TermIndex(this.#items.compare, this.#lengthPenalty);
  }

  /** `moved` is called with the new number of each document of a compacted index. */
  *compact(moved: (item: number, document: number) => void): Generator<void, void, undefined> {
    for (const index of this.#indexes.values()) yield* index.compact(moved);
  }

  get documentCount(): number {
    return this.#sum(({ size }) => size);
  }

  get termCount(): number {
    return this.#sum(({ termCount }) => termCount);
  }

  /** Iterates over every posting list: too slow for a request. */
  get bytes(): number {
    return this.#sum(({ bytes }) => bytes);
  }

  #sum(figure: (index: TermIndex) => number): number {
    return [...this.#indexes.values()].reduce((total, index) => total + figure(index), 0);
  }
}

/**
 * The rarest terms of a query, at most `maxTerms`: frequent terms score least and cost most. A query of 2,000
 * characters has some 300 terms, or one per character in scripts without spaces.
 */
function rarest(query: ReadonlySet<string>, index: TermIndex): ReadonlySet<string> {
  if (query.size <= maxTerms) return query;
  const weighed = [...query].map((term) => ({ term, idf: index.idf(term) }));
  return new Set(
    weighed
      .sort((a, b) => b.idf - a.idf)
      .slice(0, maxTerms)
      .map(({ term }) => term),
  );
}

const maxTerms = 400;

/** A share multiplied back by its total must not exceed the original value. */
const belowRounding = 1 - 1e-9;

/** The language whose index contains a record: regions and scripts share one; unparsable tags go to `und`. */
export function indexLanguage(lang: string): string {
  return languageOnce(lang);
}

// Cached, because parsing a tag costs as much as tokenising a sentence.
const languageOnce = memoized((lang) => languageOf(lang) ?? 'und', { texts: 1_000 });
