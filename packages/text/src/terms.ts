import { stem } from 'porter2';
import { englishStopWords } from './english-stop-words.js';
import { languageOrEnglish } from './language-tag.js';
import { memoized, memoizedByLanguage } from './memoized.js';
import { pushNgrams } from './push-ngrams.js';
import { tokens } from './tokens.js';
import { segmented, unspacedScript } from './words.js';

/**
 * Returns the index terms of a text, including repetitions, for measuring how much two texts share.
 *
 * - A token with a digit is one term, so that different numbers share no term. Outside English it counts twice, because a
 *   word has several terms there (first paragraph correct on XQuAD: .922 instead of .918 ru, .933 instead of .930 es).
 * - Latin script in English or without a language: the stem (Porter 2), without stop words.
 * - Latin script in Vietnamese: the syllable, which spaces separate.
 * - Scripts without spaces: dictionary words; for Chinese and Japanese also character bigrams.
 * - Korean: syllable bigrams of a word, including its boundaries.
 * - All others: character 4-grams of a word, including its boundaries (without boundaries: .898 ru, .907 es), and in Latin
 *   script also the word (Spanish .942, without it .937; in other scripts the word makes it worse: Persian .983 to .976).
 *
 * The script is determined per token. A malformed tag and `und` count as no language. Texts in Latin script share terms only
 * if both or neither were read as English, so a query must use the language of the indexed text.
 */
export function terms(text: string, lang?: string): readonly string[] {
  return readOnce(text, languageOrEnglish(lang));
}

// Cached, because a text is read again for each text that it is compared with. In alphabets other than Latin the terms take
// about thirty bytes per character.
const readOnce = memoizedByLanguage(
  (text, language): readonly string[] => termsOf(text, language, () => {}),
  { texts: 500, characters: 2_000, charactersInAll: 100_000 },
);

/** Returns the terms of a single word of `words`, by the same rules as `terms`. */
export function wordTerms(word: string, lang?: string): readonly string[] {
  const found: string[] = [];
  pushTerms(found, word, languageOrEnglish(lang), () => {});
  return found;
}

/**
 * Returns the terms for indexing and searching: those of `terms`, plus bigrams of Vietnamese syllables and of Thai, Lao, Khmer
 * and Burmese words, because dictionaries split unknown names. `terms` lacks the bigrams, because they would lower the share
 * of a question that a text in other words contains.
 */
export function searchTerms(text: string, lang?: string): string[] {
  return termsOf(text, languageOrEnglish(lang), pushPairs);
}

type Push = (found: string[], parts: readonly string[]) => void;

function termsOf(text: string, language: string, pushNeighbours: Push): string[] {
  const found: string[] = [];
  const all = tokens(text, language);
  for (const token of all) pushTerms(found, token, language, pushNeighbours);
  if (language === syllabic) pushNeighbours(found, all);
  return found;
}

/** Vietnamese, which is written with spaces between syllables. */
const syllabic = 'vi';

/** Caches stems, because most words occur in many texts. */
const stemOf = memoized(stem, { texts: 10_000, characters: 40 });

const asciiLetters = /^[a-z]+$/;
const digit = /[0-9]/;
const latinScript = /^\p{Script=Latin}/u;
const hangul = /^\p{Script=Hangul}/u;
const pairedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const wordScript = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const bound = '_';

function pushTerms(found: string[], token: string, language: string, pushNeighbours: Push): void {
  const isEnglish = language === 'en';
  if (isEnglish && asciiLetters.test(token)) {
    if (!englishStopWords.has(token)) found.push(stemOf(token));
  } else if (unspacedScript.test(token)) {
    const parts = segmented(token);
    for (const word of parts) found.push(word);
    if (wordScript.test(token)) pushNeighbours(found, parts);
    for (const [run] of token.matchAll(pairedScript)) pushNgrams(found, run, 2);
  } else if (digit.test(token)) {
    found.push(token);
    if (!isEnglish) found.push(bound + token);
  } else if (isEnglish && latinScript.test(token)) {
    found.push(stemOf(token));
  } else if (language === syllabic && latinScript.test(token)) {
    found.push(token);
  } else if (hangul.test(token)) {
    pushNgrams(found, bound + token + bound, 2);
  } else {
    if (latinScript.test(token)) found.push(token);
    pushNgrams(found, bound + token + bound, 4);
  }
}

/** Appends the bigrams of neighbouring parts, except those with a digit, so that different numbers share no term. */
function pushPairs(found: string[], parts: readonly string[]): void {
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (next !== undefined && !digit.test(part) && !digit.test(next)) found.push(part + bound + next);
  }
}
