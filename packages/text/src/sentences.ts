import { abbreviations, numberAbbreviations, sentenceOpeners } from './abbreviations.js';
import { foldText } from './fold-text.js';
import { languageOrEnglish } from './language-tag.js';
import { memoized } from './memoized.js';
import { segments } from './segments.js';

/** A sentence. `text` is `source.slice(start, end)`; offsets are in UTF-16 code units, end exclusive. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/**
 * Returns the sentences of a text in order, trimmed; only white space lies between them. Breaks follow UAX 29, except after
 * abbreviations, initials and acronyms ("Gen. Ali", "J. Doe", "U.S. Army") and after German ordinals ("3. März").
 */
export function sentences(text: string, lang?: string): Sentence[] {
  const language = languageOrEnglish(lang);
  const found: Sentence[] = [];
  let start = 0;
  for (const { end } of segments(segmenter(language), text)) {
    const before = text.slice(Math.max(start, end - nearby), end);
    if (end < text.length && isFalseBreak(before, text.slice(end, end + nearby), language)) continue;
    push(found, text, start, end);
    start = end;
  }
  return found;
}

// Characters examined on either side of a break: enough for one word, while longer slices would take quadratic time.
const nearby = 40;

// Caches both, because creating a segmenter and looking up a supported language each take longer than reading a short text.
const segmenterFor = memoized((supported) => new Intl.Segmenter(supported, { granularity: 'sentence' }), {
  texts: 500,
});
const segmenter = memoized(
  (language) => segmenterFor(Intl.Segmenter.supportedLocalesOf(language)[0] ?? 'en'),
  { texts: 500 },
);

function push(found: Sentence[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const from = start + raw.indexOf(trimmed);
  found.push({ text: trimmed, start: from, end: from + trimmed.length });
}

const lastWord = /(?<![\p{L}\p{M}\p{N}.-])([\p{L}\p{N}][\p{L}\p{M}\p{N}.-]{0,15})\.[^\S\n\r\u2028\u2029]*$/u;
// A single letter with a full stop is an initial ("J. A. Doe"), not a word such as "A".
const firstWord = /^["'“‘«(]*(?!\p{L}\.)([\p{L}\p{M}\p{N}]+)/u;
const etAl = /(?<![\p{L}\p{M}\p{N}])et al\.[^\S\n\r\u2028\u2029]*$/u;
const initials = /^(?!I$)\p{Lu}(?:\.\p{Lu})*$/u;

function isFalseBreak(before: string, after: string, language: string): boolean {
  const last = lastWord.exec(before)?.[1];
  if (last === undefined) return false;
  if (etAl.test(before)) return true;
  const word = last.normalize('NFC').toLowerCase();
  const next = foldText(firstWord.exec(after)?.[1] ?? '');
  if (numberAbbreviations.has(word)) return /^[0-9]/.test(next);
  if (language === 'de' && /^[0-9]{1,2}$/.test(word)) return true;
  return (abbreviations.has(word) || initials.test(last)) && !sentenceOpeners.has(next);
}
