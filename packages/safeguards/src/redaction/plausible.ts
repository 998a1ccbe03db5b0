import { anyOf, noLetterAfter, noLetterBefore } from './fragments.js';
import { figureWords, rateWords, unitWords } from './word-lists.js';

/** A number as it is written, for judging whether two of them are a place. */
export interface WrittenNumber {
  readonly degrees: number;
  /** How many digits follow the point. */
  readonly decimals: number;
}

export function writtenNumber(text: string): WrittenNumber {
  const [, whole = '', fraction = '', power = '0'] =
    /(\d{1,3})(?:[.,·](\d{1,40})(?:e([+-]?\d{1,2}))?)?/i.exec(text) ?? [];
  return { degrees: Number(`${whole}.${fraction}e${power}`), decimals: fraction.length };
}

/** Whether two numbers can be a latitude and a longitude, in either order. */
export const inRange = (one: WrittenNumber, other: WrittenNumber): boolean =>
  Math.max(one.degrees, other.degrees) <= 180 && Math.min(one.degrees, other.degrees) <= 90;

/** Nobody lives within two degrees of 0°, 0°: two numbers so small are shares, ratios or rates of exchange. */
export const isAshore = (one: WrittenNumber, other: WrittenNumber): boolean =>
  Math.max(one.degrees, other.degrees) >= 2;

const unitAfter = new RegExp(`^\\s?(?:[%‰$€£¥₽₴₺]|${anyOf(unitWords)}${noLetterAfter})`, 'iu');
const moneyBefore = /(?:[$€£¥₽₴₺]|(?<!\p{L})(?:usd|eur|gbp|syp|try|rub|uah))\s?$/iu;

/** Whether what stands around a number makes it a measure, a share or an amount of money. */
export const isMeasured = (before: string, after: string): boolean =>
  unitAfter.test(after) || moneyBefore.test(before);

const figureBefore = new RegExp(`${noLetterBefore}${anyOf(figureWords)}${noLetterAfter}[^.!?]{0,24}$`, 'iu');
const figureAfter = new RegExp(`^[\\s)\\]]{0,2}${anyOf(figureWords)}${noLetterAfter}`, 'iu');

const rateBefore = new RegExp(`${noLetterBefore}${anyOf(rateWords)}${noLetterAfter}[^.!?]{0,24}$`, 'iu');

/** Whether the words before say that numbers are rates of exchange. */
export const isRate = (before: string): boolean => rateBefore.test(before);

/** Whether the words around say that numbers are scores, prices, paragraphs and the like. */
export const isFigure = (before: string, after: string): boolean =>
  figureBefore.test(before) || figureAfter.test(after);
