import { segments } from './segments.js';
import { tokens } from './tokens.js';

/** Scripts written without spaces between words. */
export const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The words of a text in order, folded (see `foldText`), repeats included. Numbers are words (`1,000` and `1000`
 * alike), a hashtag is the word behind its `#`. Scripts without spaces are segmented by dictionary. The language, a
 * BCP 47 tag, decides only how numbers are read. Links and handles are words too: see `cleanMessage`.
 */
export function words(text: string, lang?: string): string[] {
  const found = tokens(text, lang);
  return beyondAlphabets.test(text) ? found.flatMap(segmented) : [...found];
}

// All scripts of `unspacedScript` lie here: a cheap look that spares most texts the costly one.
const beyondAlphabets = /[\u0e00-\uffff]/;

// The dictionaries go by script; naming a language keeps the host's default locale out of the result.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of one token: itself, unless it is in a script without spaces. */
export function segmented(token: string): string[] {
  if (!unspacedScript.test(token)) return [token];
  const found: string[] = [];
  for (const { start, end, isWordLike } of segments(segmenter, token))
    if (isWordLike) found.push(...token.slice(start, end).split(besideNumber));
  return found;
}

// Where the segmenter sees no break in Thai and its kin: "ปี2560" is a year and its number.
const besideNumber = new RegExp(
  `(?<=${unspacedScript.source})(?=[0-9])|(?<=[0-9])(?=${unspacedScript.source})`,
  'u',
);
