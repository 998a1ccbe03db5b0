import { segments } from './segments.js';
import { tokens } from './tokens.js';

/** Scripts written without spaces between words. */
export const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Returns the folded words of a text in order, including repetitions. Numbers are words (`1,000` and `1000` are equal), and
 * scripts without spaces are segmented by dictionary. The language, a BCP 47 tag, affects only how numbers are read. Links and
 * handles are words too; `cleanMessage` removes them.
 */
export function words(text: string, lang?: string): string[] {
  const found = tokens(text, lang);
  return beyondAlphabets.test(text) ? found.flatMap(segmented) : [...found];
}

// A range that contains all scripts of `unspacedScript`, as a fast test for most texts.
const beyondAlphabets = /[\u0e00-\uffff]/;

// Dictionaries depend on the script, not the language; a fixed one keeps the host's default locale out of the result.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Returns the words of a token: the token itself, unless it is in a script without spaces. */
export function segmented(token: string): string[] {
  if (!unspacedScript.test(token)) return [token];
  const found: string[] = [];
  for (const { start, end, isWordLike } of segments(segmenter, token))
    if (isWordLike) found.push(...token.slice(start, end).split(besideNumber));
  return found;
}

// Splits between letters and digits, where the segmenter finds no break in Thai and similar scripts: "ปี2560".
const besideNumber = new RegExp(
  `(?<=${unspacedScript.source})(?=[0-9])|(?<=[0-9])(?=${unspacedScript.source})`,
  'u',
);
