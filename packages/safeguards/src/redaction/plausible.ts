import { anyOf, noLetterAfter, noLetterBefore } from './fragments.js';
import { figureWords, rateWords, unitWords } from './word-lists.js';

/** A written number, for judging whether a pair is a place. */
export interface WrittenNumber {
  readonly degrees: number;
  /** Number of digits after the point. */
  readonly decimals: number;
}

export function writtenNumber(text: string): WrittenNumber {
  const [, whole = '', fraction = '', power = '0'] =
    /(\d{1,3})(?:[.,·](\d{1,40})(?:e([+-]?\d{1,2}))?)?/.exec(text) ?? [];
  return { degrees: Number(`${whole}.${fraction}e${power}`), decimals: fraction.length };
}

/** Whether two numbers can be a latitude and a longitude, in either order. */
export const inRange = (one: WrittenNumber, other: WrittenNumber): boolean =>
  Math.max(one.degrees, other.degrees) <= 180 && Math.min(one.degrees, other.degrees) <= 90;

/**
 * Whether a pair is not within two degrees of 0°, 0°, which is open sea: such small numbers are shares, ratios or
 * exchange rates.
 */
export const isAshore = (one: WrittenNumber, other: WrittenNumber): boolean =>
  Math.max(one.degrees, other.degrees) >= 2;

const unitAfter = new RegExp(`^\\s?(?:[%‰$€£¥₽₴₺]|${anyOf(unitWords)}${noLetterAfter})`, 'u');
const moneyBefore = /(?:[$€£¥₽₴₺]|(?<!\p{L})(?:usd|eur|gbp|syp|try|rub|uah))\s?$/u;

/** Whether the context, in lower case, makes a number a measure, a share or an amount of money. */
export const isMeasured = (before: string, after: string): boolean =>
  unitAfter.test(after) || moneyBefore.test(before);

const figureBefore = new RegExp(`${noLetterBefore}${anyOf(figureWords)}${noLetterAfter}[^.!?]{0,24}$`, 'u');
const figureAfter = new RegExp(`^[\\s)\\]]{0,2}${anyOf(figureWords)}${noLetterAfter}`, 'u');

const rateBefore = new RegExp(`${noLetterBefore}${anyOf(rateWords)}${noLetterAfter}[^.!?]{0,24}$`, 'u');

/** Whether the words before, in lower case, say that numbers are exchange rates. */
export const isRate = (before: string): boolean => rateBefore.test(before);

/** Whether the context, in lower case, says that numbers are scores, prices, paragraphs or the like. */
export const isFigure = (before: string, after: string): boolean =>
  figureBefore.test(before) || figureAfter.test(after);
