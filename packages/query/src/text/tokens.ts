import { asciiDigits, composed, foldText, withoutApostrophes } from '@partner-api/text';
import { type CalendarDate, dateIn } from '../calendar.js';

/** A span of a text; `start` and `end` are offsets in the text that `plainText` returns. */
interface Piece {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
}

export interface Word extends Piece {
  readonly type: 'word';
  readonly folded: string;
  readonly isCapital: boolean;
  readonly isAcronym: boolean;
}

export interface Numeral {
  readonly type: 'number';
  readonly value: number;
  /** The digits of a whole number without separators; null otherwise. */
  readonly digits: string | null;
  /** Whether it has an ordinal or case suffix: "5th", "1er". */
  readonly isInflected: boolean;
}

interface WrittenDate {
  readonly type: 'date';
  /** A month `YYYY-MM` or a day `YYYY-MM-DD`; null when the date does not exist or is ambiguous. */
  readonly key: CalendarDate | null;
}

interface Sign {
  readonly type: 'sign';
  readonly sign: string;
}

/** What is read without a term table. */
export type PlainToken = Numeral | WrittenDate | Sign;

export type Token = Word | (Piece & PlainToken);

const pattern = new RegExp(
  [
    String.raw`(?<silent>@[\p{L}\p{M}\p{N}_.]+|https?:\S+|#[\p{L}\p{M}\p{N}]*_[\p{L}\p{M}\p{N}_]*)`,
    String.raw`(?<iso>(?<!\d)\d{4}-\d{1,2}-\d{1,2}(?!\d))`,
    String.raw`(?<european>(?<!\d)\d{1,2}\.\d{1,2}\.\d{4}(?!\d))`,
    String.raw`(?<slashed>(?<!\d)\d{1,2}[/-]\d{1,2}[/-]\d{4}(?!\d))`,
    String.raw`(?<monthYear>(?<![\d.,/])(?:0[1-9]|1[0-2])[./](?:19|20)\d\d(?![\d/.-]*\d))`,
    String.raw`(?<yearMonth>(?<!\d)(?:19|20)\d\d[-/](?:0[1-9]|1[0-2])(?![\d/-]))`,
    // "2016-17" is ambiguous: it may be a range of years.
    String.raw`(?<years>(?<!\d)(?:19|20)\d\d[-\u2013/]\d\d(?![\d/-]))`,
    String.raw`(?<code>(?<![\p{L}\d])(?:\p{Lu}{2,4}-?|\p{Lu}-?|[qh])\d{1,3}(?![\p{L}\d]|[.,]\d))`,
    String.raw`(?<grouped>(?<!\d)\d{1,3}(?:[.,'\u2019\u066c]\d{3})+(?![\d]))`,
    String.raw`(?<decimal>(?<!\d)\d+[.,\u066b]\d+)`,
    String.raw`(?<whole>(?<!\d)\d+)`,
    String.raw`(?<word>[\p{L}\p{M}]+(?:['\u2018\u2019\u02bc\u02bb\u02bf\u02be][\p{L}\p{M}]+)*)`,
    String.raw`(?<sign>\.{2,}|[^\s\p{L}\p{M}\p{N}])`,
  ].join('|'),
  'gu',
);

const longestSuffix = 3;

/** The normalised text that token offsets refer to. */
export function plainText(text: string): string {
  return asciiDigits(composed(text));
}

/** Splits a text into tokens. `isSuffix` returns whether folded letters after a number are an inflectional suffix. */
export function tokensOf(text: string, isSuffix: (letters: string) => boolean): Token[] {
  const plain = plainText(text);
  const tokens: Token[] = [];
  for (const match of plain.matchAll(pattern)) {
    const { groups = {}, index } = match;
    const piece = { text: match[0], start: index, end: index + match[0].length };
    if (groups.silent !== undefined) continue;
    const word = groups.word ?? groups.code;
    if (word !== undefined) pushWords(tokens, piece, isSuffix);
    else if (groups.sign !== undefined) pushSign(tokens, piece, plain);
    else tokens.push({ ...piece, ...numeralIn(groups) });
  }
  return tokens;
}

function numeralIn(groups: Record<string, string | undefined>): WrittenDate | Numeral {
  if (groups.years !== undefined) return { type: 'date', key: null };
  const { iso, european, slashed, monthYear, yearMonth, grouped, decimal, whole = '' } = groups;
  const numbers = (iso ?? european ?? slashed ?? '').split(/[./-]/).map(Number);
  const [first = 0, second = 0, third = 0] = numbers;
  if (iso !== undefined) return { type: 'date', key: dateIn(first, second, third) };
  if (european !== undefined) return { type: 'date', key: dateIn(third, second, first) };
  if (slashed !== undefined) return { type: 'date', key: slashedDate(first, second, third) };
  if (monthYear !== undefined) return { type: 'date', key: monthYear.split(/[./]/).toReversed().join('-') };
  if (yearMonth !== undefined) return { type: 'date', key: yearMonth.replace('/', '-') };
  if (grouped !== undefined) return numeral(Number(grouped.replace(/\D/g, '')), null);
  if (decimal !== undefined) return numeral(Number(decimal.replace(/\D/, '.')), null);
  return numeral(Number(whole), whole);
}

function numeral(value: number, digits: string | null): Numeral {
  return { type: 'number', value, digits, isInflected: false };
}

/** "3/4/2017" is in March or in April; "13/4/2017" is in April. */
function slashedDate(first: number, second: number, year: number): CalendarDate | null {
  if (first > 12 || first === second) return dateIn(year, second, first);
  return second > 12 ? dateIn(year, first, second) : null;
}

function pushWords(tokens: Token[], piece: Piece, isSuffix: (letters: string) => boolean): void {
  const { text, start, end } = piece;
  const folded = foldText(text);
  if (folded.length <= longestSuffix && isEnding(tokens, start) && isSuffix(folded)) {
    inflect(tokens);
    return;
  }
  // Turkish writes the case suffix of a name after an apostrophe: "Humus'ta".
  const bare = folded.replace(/'(\p{L}{2,3})$/u, (ending, letters: string) =>
    isSuffix(letters) ? '' : ending,
  );
  const isCapital = /^(?:\p{L}['\u2019])?\p{Lu}/u.test(text);
  const isAcronym = /^(?:\p{L}['\u2019])?\p{Lu}{2,}(?:['\u2019]s)?$/u.test(text);
  for (const part of bare.split(' ').flatMap(withoutApostrophes))
    if (part !== '') tokens.push({ type: 'word', text, start, end, folded: part, isCapital, isAcronym });
}

/** Whether a word follows a number directly or after a hyphen. */
function isEnding(tokens: readonly Token[], start: number): boolean {
  const [number, hyphen] = [tokens.at(-2), tokens.at(-1)];
  if (hyphen?.end !== start) return false;
  return (
    hyphen.type === 'number' || (isHyphen(hyphen) && number?.type === 'number' && number.end === hyphen.start)
  );
}

function inflect(tokens: Token[]): void {
  if (isHyphen(tokens.at(-1))) tokens.pop();
  const number = tokens.pop();
  if (number?.type === 'number') tokens.push({ ...number, isInflected: true });
}

function isHyphen(token: Token | undefined): boolean {
  return token?.type === 'sign' && token.sign === '-';
}

function pushSign(tokens: Token[], piece: Piece, plain: string): void {
  const isDash = /[\p{Pd}\u2212]/u.test(piece.text);
  const isSpaced = /\s/.test(plain[piece.start - 1] ?? ' ') && /\s/.test(plain[piece.end] ?? ' ');
  const sign = isDash ? (isSpaced ? '\u2014' : '-') : piece.text.startsWith('..') ? '\u2026' : piece.text;
  const [before, after] = [plain[piece.start - 1] ?? ' ', plain[piece.end] ?? ' '];
  // Hyphens within words separate tokens, and apostrophes and asterisks around words have no meaning.
  if (isDash && /[\p{L}\p{M}]/u.test(before) && /[\p{L}\p{M}]/u.test(after)) return;
  if (/^[*_'\u2019\u2018]$|^\p{Cf}$/u.test(sign)) return;
  tokens.push({ ...piece, type: 'sign', sign });
}
