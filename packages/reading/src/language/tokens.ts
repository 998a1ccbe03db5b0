import {
  asciiDigits,
  composed,
  foldText,
  withoutApostrophes,
  withoutGroupingSpaces,
} from '@partner-api/text';
import { type Day, dayIn } from '../domain/day.js';

/** A piece of a text that means something by itself, in the order of the text. */
export type Token =
  | {
      readonly type: 'word';
      readonly text: string;
      readonly isAcronym: boolean;
      readonly isCapital: boolean;
      /** Whether a dash joins it to the word before: the second of "April–June". */
      readonly isJoined: boolean;
      /** Where it is written, in the text as `plainText` gives it. */
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly type: 'number';
      readonly value: number;
      readonly isYear: boolean;
      /** Whether it has the ending of a year or an ordinal, and counts nothing: "2017-го", "5th". */
      readonly isInflected: boolean;
      readonly digits: string;
      /** Whether nothing but a space parts it from a number before it: the second of "12 610", and not of "300 (800". */
      readonly isBesideNumber: boolean;
    }
  /** A whole date in digits; null when it can be read in two ways or is none. */
  | { readonly type: 'date'; readonly day: Day | null; readonly text: string }
  /** In digits before or after its year: "08.2017", "2017-08". */
  | { readonly type: 'month'; readonly month: number }
  | { readonly type: 'sign'; readonly text: string };

const pattern = new RegExp(
  [
    String.raw`(?<iso>\d{4}-\d{1,2}-\d{1,2}(?!\d))`,
    String.raw`(?<dotted>\d{1,2}\.\d{1,2}\.\d{4}(?!\d))`,
    String.raw`(?<slashed>\d{1,2}(?:/\d{1,2}/|-\d{1,2}-)\d{4}(?!\d))`,
    String.raw`(?<monthYear>(?<!\d[.,/])(?:0[1-9]|1[0-2])[./](?:19|20)\d\d(?![\d/.-]*\d))`,
    // "2016-17", which may be two years or a year and something else; in "2017-08" it is a month.
    String.raw`(?<years>(?:19|20)\d\d[-–/]\d\d(?![\d-]))`,
    // "1st", "3rd", "1er", "1º", "5-го", "5-й".
    String.raw`(?<ordinal>\d{1,2})(?:st|nd|rd|th|er|ère|[ºª°]|-?(?:го|е|ое|й|ый|я|ая))(?![\p{L}\d])`,
    // "The 1990s", "the 1990's", "в 2010-х": ten years, which are read as no time.
    String.raw`(?<decade>(?:19|20)\d0(?:s|-(?:х|е|ые|ых|ым|ыми|ми|ті|тих|их|і))(?![\p{L}\d])|(?<=[Tt]he )(?:19|20)\d0['’]s(?![\p{L}\d]))`,
    // "2019-го", "2018-му".
    String.raw`(?<inflected>(?:19|20)\d\d)-(?:го|м|му|й|ом|ому|ті|ий|і)(?![\p{L}\d])`,
    // "Q1", "T1", "H1", "S1": quarters and halves.
    String.raw`(?<quarter>(?:[QTqt][1-4]|[HShs][12])(?![\p{L}\d]))`,
    // "M23", "M-19", "MH17": a name, and no number of anything.
    String.raw`(?<code>(?<![\p{L}\d])\p{Lu}{1,4}-?\d{1,3}(?![\p{L}\d]|[.,]\d))`,
    String.raw`(?<grouped>\d{1,3}(?:[.,'’]\d{3})+(?!\d))`,
    String.raw`(?<decimal>\d+[.,]\d+)`,
    // "2017's".
    String.raw`(?<whole>\d+)(?:['’]s(?![\p{L}\d]))?`,
    String.raw`(?<word>[\p{L}\p{M}]+(?:['’ʼ‘][\p{L}\p{M}]+)*)`,
    // Fractions as well: "1½" is no 1.
    String.raw`(?<sign>\.{2,}|[^\s\p{L}\p{M}\p{N}]|[¼-¾⅐-⅟↉])`,
  ].join('|'),
  'gu',
);

// Signs that say nothing here.
const silentSign = /^[,"“”„«»()[\]'’‘،*_…\p{Cf}]$/u;
const silentBesidePauses = /^[[\]'’‘*_\p{Cf}]$/u;

/**
 * The tokens of a text, words folded as `foldText` does. Hyphens within words part them. Commas, brackets and quotation
 * marks are tokens only `withPauses`.
 */
export function tokensOf(text: string, { withPauses = false } = {}): Token[] {
  const silent = withPauses ? silentBesidePauses : silentSign;
  const plain = plainText(text);
  const found: Token[] = [];
  let endOfNumber = -1;
  for (const match of plain.matchAll(pattern)) {
    const { groups = {}, index } = match;
    const word = groups.word ?? groups.quarter ?? groups.code;
    if (word !== undefined) pushWords(found, word, index, isJoined(plain, index));
    else if (groups.sign !== undefined) pushSign(found, groups.sign, plain, index, silent);
    else {
      const isBeside = endOfNumber >= 0 && plain.slice(endOfNumber, index).trim() === '';
      found.push(...numerals(groups, match[0]).map((token) => beside(token, isBeside)));
      endOfNumber = index + match[0].length;
      continue;
    }
    endOfNumber = -1;
  }
  return found;
}

function beside(token: Token, isBesideNumber: boolean): Token {
  return token.type === 'number' ? { ...token, isBesideNumber } : token;
}

function numerals(groups: Record<string, string | undefined>, text: string): Token[] {
  const { monthYear, years } = groups;
  const [first = '', second = ''] = (monthYear ?? years ?? '').split(/[./–-]/);
  if (monthYear !== undefined) return [{ type: 'month', month: Number(first) }, numberToken(second, true)];
  const isMonth = Number(second) >= 1 && Number(second) <= 12 && Number(first) % 100 > 12;
  if (years !== undefined && isMonth)
    return [{ type: 'month', month: Number(second) }, numberToken(first, true)];
  return [numeral(groups, text)];
}

function numeral(groups: Record<string, string | undefined>, text: string): Token {
  const { iso, dotted, slashed, years, decade, ordinal, inflected, grouped, decimal, whole } = groups;
  if (years !== undefined || decade !== undefined) return { type: 'date', day: null, text };
  if (iso !== undefined) return { type: 'date', day: dateIn(iso.split('-').map(Number)), text };
  if (dotted !== undefined)
    return { type: 'date', day: dateIn(dotted.split('.').map(Number).reverse()), text };
  if (slashed !== undefined)
    return { type: 'date', day: slashedDate(slashed.split(/[/-]/).map(Number)), text };
  if (grouped !== undefined) return numberToken(grouped.replace(/\D/g, ''), false);
  if (decimal !== undefined) return numberToken(decimal.replace(',', '.'), false);
  const digits = inflected ?? ordinal ?? whole ?? '';
  return numberToken(digits, /^(?:19|20)\d\d$/.test(digits), (inflected ?? ordinal) !== undefined);
}

/** Whether a text with it may say when. */
export function mayTellTime(token: Token): boolean {
  return token.type === 'date' || (token.type === 'number' && token.isYear);
}

function numberToken(digits: string, isYear: boolean, isInflected = false): Token {
  return { type: 'number', value: Number(digits), isYear, isInflected, digits, isBesideNumber: false };
}

function dateIn([year = 0, month = 0, day = 0]: number[]): Day | null {
  return dayIn(year, month, day);
}

/** "3/4/2017" is in March or in April; "13/4/2017" is in April. */
function slashedDate([first = 0, second = 0, year = 0]: number[]): Day | null {
  if (first > 12) return dayIn(year, second, first);
  if (second > 12 || first === second) return dayIn(year, first, second);
  return null;
}

function pushWords(found: Token[], written: string, start: number, isJoined: boolean): void {
  const folded = foldText(written.replace(tanwin, '$1').replace(asIf, '$1ء').replace(shall, 'ء$&'));
  const isCapital = /^(?:\p{L}['’])?\p{Lu}/u.test(written);
  const isAcronym = /^(?:\p{L}['’])?\p{Lu}{2,}(?:['’]s)?$/u.test(written);
  for (const part of folded.split(' ').flatMap(withoutApostrophes))
    if (part !== '')
      found.push({
        type: 'word',
        text: part,
        isAcronym,
        isCapital,
        isJoined,
        start,
        end: start + written.length,
      });
}

/** Whether a dash joins what begins there to a letter before. */
function isJoined(text: string, index: number): boolean {
  return /[\p{Pd}−]/u.test(text[index - 1] ?? '') && /\p{L}/u.test(text[index - 2] ?? '');
}

function pushSign(found: Token[], sign: string, text: string, index: number, silent: RegExp): void {
  const isEllipsis = sign.length > 1 && sign.startsWith('.');
  const folded = isEllipsis ? '…' : /[\p{Pd}−]/u.test(sign) ? '-' : sign;
  if (silent.test(folded) || (folded === '.' && isInNumberOf(text, index))) return;
  const isWithinWord =
    folded === '-' && /\p{L}/u.test(text[index - 1] ?? '') && /\p{L}/u.test(text[index + 1] ?? '');
  if (!isWithinWord) found.push({ type: 'sign', text: folded });
}

/** "No. of battles", "núm. de muertos". */
function isInNumberOf(text: string, index: number): boolean {
  const isShort = /(?:^|\P{L})(?:no|nr|num|núm|nro|nb)$/iu.test(text.slice(Math.max(0, index - 4), index));
  return isShort && /^ (?:of|de) /iu.test(text.slice(index + 1, index + 5));
}

/** "كأن" (as if), which folding would make "كان" (was) of. */
const asIf = /^([وف]?ك)أ(?=\p{M}*ن)/u;

/** "فليقتل" (may he kill), "لقتل" (to kill), which are read as "يقتل" and "قتل" without their particle. */
const shall = /^[فو]?ل[يت]?قتل(?:وا)?$/u;

/** "ألفاً" is one thousand, where "ألفا" may be two. */
const tanwin = /^(و?ألف)(?:اً|ًا)$/u;

/** The text that the places of tokens are counted in: numbers in ASCII, and none parted by a space. */
export function plainText(text: string): string {
  const digits = asciiDigits(composed(text));
  return withoutGroupingSpaces(digits.replace(arabicPoint, '.').replace(arabicComma, ','));
}

const arabicPoint = /(?<=\d)٫(?=\d)/g;
const arabicComma = /(?<=\d)٬(?=\d)/g;
