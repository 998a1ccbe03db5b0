import { memoized } from '@partner-api/text';
import { listIn, readTable } from '../tables/read-table.js';
import { wordsOfTerm } from '../tables/terms.js';

const articles: ReadonlySet<string> = new Set(
  readTable('name-articles.tsv', ['article']).flatMap(({ article }) => wordsOfTerm(article)),
);

const declensions = readTable('declensions.tsv', ['ending', 'others']).map(({ ending, others }) => ({
  ending: ending === '-' ? '' : ending,
  others: listIn(others).map((other) => (other === '-' ? '' : other)),
}));

/** Whether a folded word is an article that names may omit, such as "al" in "al-Raqqa". */
export function isArticle(word: string): boolean {
  return articles.has(word);
}

/**
 * Normalises the spelling of a word of a name: removes doubled letters and the final h of a feminine ending.
 * There is no fuzzier matching, because names of neighbouring towns often differ by one letter.
 */
export function keyOfWord(word: string): string {
  const single = word.replace(doubledLetters, '$1$2');
  return finalH.test(single) ? single.slice(0, -1) : single;
}

// At the end of a word only in the Latin script: in Cyrillic two equal letters are often a case ending, as in the genitive of Syria.
const doubledLetters = /(\p{L})\1+(?!$)|([a-z])\2+$/gu;
const finalH = /^[a-z]{3,}[aeo]h$/;

/** The keys of the words of a name, without articles unless the name consists of articles. */
export function keysOfName(name: string): string[] {
  return withoutArticles(wordsOfTerm(name).map(keyOfWord));
}

/** The words of a name without articles and without spelling normalisation, for exact comparison. */
export function spelling(name: string): string[] {
  return withoutArticles(wordsOfTerm(name));
}

function withoutArticles(words: readonly string[]): string[] {
  const bare = words.filter((word) => !isArticle(word));
  return words.length > 1 && bare.length > 0 ? bare : [...words];
}

/** The keys of a name as one string, for lookup in a map or a set. */
export function joinedKey(name: string): string {
  return keysOfName(name).join(' ');
}

/** The keys of a name in every grammatical case of its last word. Only Cyrillic names are declined. */
export const casesOfName: (name: string) => readonly (readonly string[])[] = memoized(
  (name) => {
    const words = keysOfName(name);
    const last = wordsOfTerm(name).at(-1) ?? '';
    const before = words.slice(0, -1);
    if (!/\p{Script=Cyrillic}/u.test(last)) return [words];
    return casesOf(last).map((form) => [...before, keyOfWord(form)]);
  },
  { texts: 20_000 },
);

const minStemLetters = 2;

function casesOf(word: string): string[] {
  for (const { ending, others } of declensions) {
    const stem = word.slice(0, word.length - ending.length);
    if (word.endsWith(ending) && stem.length >= minStemLetters)
      return [...new Set([word, ...others.map((other) => stem + other)])];
  }
  return [word];
}

const maxCombinations = 400;

/**
 * Every combination of the words of names of two or three words, of equal length and script: "Reef Dimashq" and "Rif
 * Damascus" yield "Reef Damascus". More than 400 combinations yield none.
 */
export function combinedNames(names: readonly (readonly string[])[]): string[][] {
  const groups = new Map<string, (readonly string[])[]>();
  for (const name of names) {
    if (name.length < 2 || name.length > 3) continue;
    const key = `${name.length} ${scriptOf(name[0] ?? '')}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()].flatMap((group) => {
    const positions = (group[0] ?? []).map((_, at) => [...new Set(group.map((name) => name[at] ?? ''))]);
    const count = positions.reduce((product, words) => product * words.length, 1);
    return count > maxCombinations ? [] : combinationsOf(positions);
  });
}

function combinationsOf(positions: readonly (readonly string[])[]): string[][] {
  let combinations: string[][] = [[]];
  for (const words of positions)
    combinations = combinations.flatMap((start) => words.map((word) => [...start, word]));
  // "Damascus Damascus" is no name.
  return combinations.filter((words) => new Set(words).size === words.length);
}

function scriptOf(word: string): string {
  return /\p{Script=Cyrillic}/u.test(word)
    ? 'cyrillic'
    : /\p{Script=Arabic}/u.test(word)
      ? 'arabic'
      : 'latin';
}
