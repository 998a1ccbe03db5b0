import type { FoundPhrase, PhraseBook } from './phrase-book.js';

/**
 * The longest phrase at the start of a list of words. Later words of an Arabic phrase may carry the article or a particle that the phrase is listed
 * without.
 */
export function longestPhrase<Meaning>(
  book: PhraseBook<Meaning>,
  words: readonly string[],
): FoundPhrase<Meaning> | null {
  const plain = book.longest(words);
  if (!/^\p{Script=Arabic}/u.test(words[0] ?? '')) return plain;
  const bare = book.longest(
    words.map((word, index) => (index === 0 ? word : word.replace(/^(?:ال|لل)(?=..)/, ''))),
  );
  return (bare?.length ?? 0) > (plain?.length ?? 0) ? bare : plain;
}
