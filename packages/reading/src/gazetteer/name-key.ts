import { wordsOf } from '../language/phrase-book.js';

/**
 * What spellings of one name have in common: without the Arabic article in its Latin and Cyrillic spellings, doubled
 * letters, and the final h of a feminine ending. "Ar Raqqah", "al-Raqqa" and "Raqa" are one; nothing nearer is tried,
 * because the next town often has a name that differs by one letter.
 */
function nameKey(words: readonly string[]): string {
  return joinKeys(words.map(keyOfWord));
}

export function keyOfName(name: string): string {
  return nameKey(wordsOf(name));
}

/** The key of a name from those of its words. */
export function joinKeys(keys: readonly string[]): string {
  if (keys.length === 1) return keys[0] ?? '';
  const bare = keys.filter((key) => !articles.has(key));
  return (bare.length > 0 ? bare : keys).join(' ');
}

export function keyOfWord(word: string): string {
  const single = doubled.test(word) ? word.replace(doubledLetters, '$1') : word;
  return finalH.test(single) ? single.slice(0, -1) : single;
}

const doubled = /(.)\1/u;
/** Not in an ending: "в Нигерии" is not in Нигер. */
const doubledLetters = /(.)\1+(?!(?<=[иі])$)/gu;
const finalH = /^[a-z]{3,}[aeo]h$/;

/** Whether a word is an article that names are known without. */
export function isArticle(key: string): boolean {
  return articles.has(key);
}

// The article before sun and moon letters, in English, French and Russian transliterations.
const articles: ReadonlySet<string> = new Set([
  ...['al', 'ar', 'as', 'ash', 'at', 'ad', 'adh', 'ath', 'az', 'an', 'el', 'er', 'esh', 'ez'],
  ...['эль', 'аль', 'эр', 'ар', 'эс', 'ас', 'эз', 'аз', 'эд', 'ад', 'ель', 'ер', 'ес', 'ез', 'ед'],
]);
