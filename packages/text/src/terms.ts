import { stem } from 'porter2';
import { englishStopWords } from './english-stop-words.js';
import { languageOrEnglish } from './language-tag.js';
import { pushRuns } from './push-runs.js';
import { remembered, rememberedByLanguage } from './remembered.js';
import { tokens } from './tokens.js';
import { segmented, unspacedScript } from './words.js';

/**
 * The terms of a text, repeats included: what two texts share, and how much of one the other holds, is told by them.
 *
 * - A token with a digit is a term as a whole, so that no number is near another; outside English it counts twice,
 *   because a word there gives several terms (right paragraph first on XQuAD: .922 against .918 ru, .933 against .930 es).
 * - Latin script in English, or where no language is given: the stem (Porter 2), stop words left out.
 * - Latin script in Vietnamese: a syllable, which is what stands between spaces there.
 * - Scripts without spaces: words by dictionary; for Chinese and Japanese also the pairs of neighbouring characters.
 * - Korean: the pairs of neighbouring syllables of a word, its bounds included.
 * - All else: the runs of four characters of a word, its bounds included (without bounds: .898 ru, .907 es); in Latin
 *   script the word as well (without it .942 to .937 in Spanish; elsewhere it is better without: Persian .976 to .983).
 *
 * The script is each token's own. A malformed tag and `und` count as no language given. Texts in Latin script share
 * terms only if both were taken for English or neither was: ask in the language of what is indexed.
 */
export function terms(text: string, lang?: string): readonly string[] {
  return readOnce(text, languageOrEnglish(lang));
}

// As with tokens: a text that is compared with others is read again for each of them. In alphabets other than Latin the
// terms take some thirty bytes for each character.
const readOnce = rememberedByLanguage(
  (text, language): readonly string[] => termsOf(text, language, () => {}),
  { texts: 500, characters: 2_000, charactersInAll: 100_000 },
);

/** The terms of a word as `words` gives it in the language, as those of a text are. */
export function wordTerms(word: string, lang?: string): readonly string[] {
  const found: string[] = [];
  pushTerms(found, word, languageOrEnglish(lang), () => {});
  return found;
}

/**
 * The terms under which a text is indexed, and by which it is asked for: those of `terms`, and the pairs of
 * neighbours where these are often parts of a word: syllables in Vietnamese, words of Thai, Lao, Khmer and Burmese,
 * whose dictionaries take unknown names apart. They are no part of `terms`: with them a text that answers a question in
 * other words would seem to hold little of it.
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

/** The language in Latin script that is written with spaces between syllables. */
const syllabic = 'vi';

/** Of the words of a text nearly all are in others. */
const stemOf = remembered(stem, { texts: 10_000, characters: 40 });

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
    for (const [run] of token.matchAll(pairedScript)) pushRuns(found, run, 2);
  } else if (digit.test(token)) {
    found.push(token);
    if (!isEnglish) found.push(bound + token);
  } else if (isEnglish && latinScript.test(token)) {
    found.push(stemOf(token));
  } else if (language === syllabic && latinScript.test(token)) {
    found.push(token);
  } else if (hangul.test(token)) {
    pushRuns(found, bound + token + bound, 2);
  } else {
    if (latinScript.test(token)) found.push(token);
    pushRuns(found, bound + token + bound, 4);
  }
}

/** A number stays by itself: no term that holds one in part is near another. */
function pushPairs(found: string[], parts: readonly string[]): void {
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (next !== undefined && !digit.test(part) && !digit.test(next)) found.push(part + bound + next);
  }
}
