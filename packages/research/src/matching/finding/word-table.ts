import { remembered, wordRuns, words, wordTerms } from '@partner-api/text';

/** What comparing texts asks of a word again and again. */
export interface Word {
  readonly text: string;
  /** None for a stop word. */
  readonly terms: readonly string[];
  /** Its runs of characters, each by a number of this table. */
  readonly runs: readonly number[];
}

/**
 * The words of a language that were met. Making terms and runs costs more than all else that is done with a word to
 * compare it, and of the words of one request nearly all were in others.
 */
export class WordTable {
  readonly #language: string;
  readonly #words = new Map<string, Word>();
  readonly #runs = new Map<string, number>();
  /** The words of a text in order, repeats included. Claims that are found for one text are found for others. */
  readonly wordsIn: (text: string) => readonly Word[] = remembered(
    (text) => words(text, this.#language).map((word) => this.wordOf(word)),
    { texts: 2_000, characters: 2_000, charactersInAll: 400_000 },
  );

  constructor(language: string) {
    this.#language = language;
  }

  /** Numbers of runs are below this. */
  get runCount(): number {
    return this.#runs.size;
  }

  get size(): number {
    return this.#words.size;
  }

  /** Takes a word as `words` gives it. */
  wordOf(text: string): Word {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    const word = {
      text,
      terms: wordTerms(text, this.#language),
      runs: wordRuns(text).map((run) => this.#numberOf(run)),
    };
    this.#words.set(text, word);
    return word;
  }

  #numberOf(run: string): number {
    const number = this.#runs.get(run) ?? this.#runs.size;
    this.#runs.set(run, number);
    return number;
  }
}

/** The table of a language. It begins anew when it is large, so its words are of use to one comparison only. */
export function wordTable(language: string): WordTable {
  const known = tables.get(language);
  if (known !== undefined && known.size < mostWords) return known;
  if (tables.size >= mostTables) tables.clear();
  const table = new WordTable(language);
  tables.set(language, table);
  return table;
}

const tables = new Map<string, WordTable>();
const mostWords = 40_000;
const mostTables = 8;
