import { foldText, withoutApostrophes } from '@partner-api/text';
import { PhraseTree, type WordForm } from './phrase-tree.js';
import { listIn, readTable } from './read-table.js';
import { isSlot, LANGUAGES, type Language, type Slot } from './slots.js';

/** The slot and value of a term, with its note. */
export interface Meaning {
  readonly slot: Slot;
  readonly value: string;
  readonly note: string;
}

/** The term table of one language. */
export interface Terms {
  readonly language: Language;
  readonly tree: PhraseTree<Meaning>;
  /** Clitics written as the beginning of a word, the longest first. */
  readonly prefixes: readonly { readonly letters: string; readonly says: string }[];
  /** Endings of numbers: "th" in "5th". */
  readonly suffixes: ReadonlySet<string>;
  /** The single-word terms, for fuzzy matching. */
  readonly words: ReadonlyMap<string, Meaning>;
  readonly settings: ReadonlySet<string>;
  readonly script: Script;
}

export type Script = 'latin' | 'cyrillic' | 'arabic';

/** The script of the first Latin, Cyrillic or Arabic letter; null when there is none. */
export function scriptOf(text: string): Script | null {
  const letter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u.exec(text)?.[0] ?? '';
  if (/\p{Script=Cyrillic}/u.test(letter)) return 'cyrillic';
  if (/\p{Script=Arabic}/u.test(letter)) return 'arabic';
  return letter === '' ? null : 'latin';
}

interface TermRow extends Meaning {
  readonly terms: readonly string[];
  readonly line: number;
}

// Read at start-up, because file handles may run out later.
const rowsOfLanguage = new Map(
  LANGUAGES.map((language) => [
    language,
    readTable(`terms.${language}.tsv`, ['term', 'slot', 'value', 'note']),
  ]),
);

export function termRows(language: Language): TermRow[] {
  return (rowsOfLanguage.get(language) ?? []).map(({ term, slot, value, note }, index) => {
    if (!isSlot(slot)) throw new Error(`terms.${language}.tsv:${index + 2}: there is no slot ${slot}`);
    return { terms: listIn(term), slot, value, note, line: index + 2 };
  });
}

/** The words of a term, folded like those of a text. A stem keeps its `*`. */
export function wordsOfTerm(term: string): string[] {
  return term.split(/[\s\p{Pd}]+/u).flatMap((part) => {
    const isStem = part.endsWith('*');
    const words = foldText(part.replace(/\*$/, '')).split(' ').flatMap(withoutApostrophes);
    return words
      .filter((word) => word !== '')
      .map((word, at, all) => (isStem && at === all.length - 1 ? `${word}*` : word));
  });
}

function termsOf(language: Language): Terms {
  const tree = new PhraseTree<Meaning>();
  const words = new Map<string, Meaning>();
  const prefixes: { letters: string; says: string }[] = [];
  const suffixes = new Set<string>();
  const settings = new Set<string>();
  for (const row of termRows(language)) {
    const { slot, value, note } = row;
    const meaning: Meaning = { slot, value, note };
    for (const term of row.terms) {
      if (slot === 'prefix') prefixes.push({ letters: foldText(term), says: value });
      else if (slot === 'suffix') suffixes.add(foldText(term));
      else if (slot === 'setting') settings.add(value);
      else {
        const folded = wordsOfTerm(term);
        tree.add(folded, meaning);
        const [only, second] = folded;
        if (only !== undefined && second === undefined && !only.endsWith('*')) words.set(only, meaning);
      }
    }
  }
  const script = scriptOf([...words.keys()].join(' ')) ?? 'latin';
  prefixes.sort((one, other) => other.letters.length - one.letters.length);
  return { language, tree, prefixes, suffixes, words, settings, script };
}

let tables: ReadonlyMap<Language, Terms> | null = null;

/** The term tables in the order of `LANGUAGES`. Built on first use, because most commands parse no text. */
export function termTables(): ReadonlyMap<Language, Terms> {
  tables ??= new Map(LANGUAGES.map((language) => [language, termsOf(language)]));
  return tables;
}

const fewestLettersLeft = 2;

/** The lookup forms of a folded word: itself, and without each prefix of the language. */
export function formsOfWord(folded: string, { prefixes }: Pick<Terms, 'prefixes'>): WordForm[] {
  const forms: WordForm[] = [{ word: folded, prefix: null }];
  for (const { letters, says } of prefixes)
    if (folded.startsWith(letters) && folded.length >= letters.length + fewestLettersLeft)
      forms.push({ word: folded.slice(letters.length), prefix: says });
  return forms;
}

const NUMBERS: readonly Slot[] = ['number', 'times', 'vague', 'factor'];

/** Whether a folded word is a numeral. Words for "one" are excluded, because they are mostly articles and pronouns. */
export function isNumberWord(word: string, language: string): boolean {
  const meaning = isLanguage(language) ? termTables().get(language)?.words.get(word) : undefined;
  return meaning !== undefined && NUMBERS.includes(meaning.slot) && meaning.value !== '1';
}

function isLanguage(code: string): code is Language {
  return LANGUAGES.some((language) => language === code);
}
