import { abbreviations, numberAbbreviations, sentenceOpeners } from './abbreviations.js';
import { foldText } from './fold-text.js';
import { languageOrEnglish } from './language-tag.js';
import { remembered } from './remembered.js';
import { segments } from './segments.js';

/** One sentence; `text` is `source.slice(start, end)`, offsets in UTF-16 code units, end exclusive. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/**
 * The sentences of a text in order, without the white space around them; what lies between is white space only.
 * Breaks are those of Unicode (UAX 29), less those after abbreviations, initials and acronyms ("Gen. Ali", "J. Doe",
 * "U.S. Army"), and in German after an ordinal ("3. März"). A line break always ends a sentence.
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

// Enough of the text to read the word on either side of a break; looking at more would cost quadratic time.
const nearby = 40;

// Making a segmenter, and asking which language is supported, each take longer than a short text to be read.
const segmenterFor = remembered((supported) => new Intl.Segmenter(supported, { granularity: 'sentence' }), {
  texts: 500,
});
const segmenter = remembered(
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
// A single letter with a full stop is an initial ("J. A. Doe"), not the word it spells.
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
