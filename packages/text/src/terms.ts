import { stem } from 'porter2';
import { englishStopWords } from './english-stop-words.js';
import { languageOf } from './language-tag.js';
import { pushRuns } from './push-runs.js';
import { tokens } from './tokens.js';
import { segmented, unspacedScript } from './words.js';

/**
 * The terms under which a text is indexed, and by which it is asked for: the same function for both, repeats included.
 *
 * - A token with a digit is a term as a whole, so that no number is near another; outside English it counts twice,
 *   because a word there gives several terms (right paragraph first on XQuAD: .922 against .918 ru, .933 against .930 es).
 * - Latin script in English, or where no language is given: the stem (Porter 2), stop words left out.
 * - Scripts without spaces: words by dictionary; for Chinese and Japanese also the pairs of neighbouring characters.
 * - Korean: the pairs of neighbouring syllables of a word, its bounds included.
 * - All else: a word, and the runs of four characters in it, its bounds included (without bounds: .898 ru, .907 es).
 *
 * The script is each token's own. A malformed tag and `und` count as no language given. Texts in Latin script share
 * terms only if both were taken for English or neither was: ask in the language of what is indexed.
 */
export function terms(text: string, lang?: string): string[] {
  const isEnglish = lang === undefined || lang === 'en' || (languageOf(lang) ?? 'en') === 'en';
  const found: string[] = [];
  for (const token of tokens(text, lang)) pushTerms(found, token, isEnglish);
  return found;
}

const asciiLetters = /^[a-z]+$/;
const digit = /[0-9]/;
const latinScript = /^\p{Script=Latin}/u;
const hangul = /^\p{Script=Hangul}/u;
const pairedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const bound = '_';

function pushTerms(found: string[], token: string, isEnglish: boolean): void {
  if (isEnglish && asciiLetters.test(token)) {
    if (!englishStopWords.has(token)) found.push(stem(token));
  } else if (unspacedScript.test(token)) {
    for (const word of segmented(token)) found.push(word);
    for (const [run] of token.matchAll(pairedScript)) pushRuns(found, run, 2);
  } else if (digit.test(token)) {
    found.push(token);
    if (!isEnglish) found.push(bound + token);
  } else if (isEnglish && latinScript.test(token)) {
    found.push(stem(token));
  } else if (hangul.test(token)) {
    pushRuns(found, bound + token + bound, 2);
  } else {
    found.push(token);
    pushRuns(found, bound + token + bound, 4);
  }
}
