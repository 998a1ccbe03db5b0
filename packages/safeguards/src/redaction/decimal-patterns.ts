import { between, end, pointDecimal, start } from './fragments.js';
import {
  AROUND_CHARACTERS,
  expression,
  type FoundLocation,
  type LocationPattern,
} from './location-pattern.js';
import {
  inRange,
  isAshore,
  isFigure,
  isMeasured,
  isRate,
  type WrittenNumber,
  writtenNumber,
} from './plausible.js';
import { decimalSign, preciseSign } from './signs.js';

// Two or more numbers in a row without a label. They are a place:
// - with a decimal point, if each has three decimals, or one of them five;
// - with a decimal comma, or with a dash or a word between them ("12.345-15.678"), if each has four decimals, because
//   thousands are written with three digits;
// - with two decimals each, if they are exactly two, separated by a comma or slash, and the context does not mention
//   scores, prices, versions or the like: in 60,000 real texts every such pair was a place.
// Months ("05.2016-06.2016") are not, nor are measures, which have a unit or currency and up to four decimals.

const commaDecimal = '[+-]?\\d{1,3},\\d{1,40}';
const exponent = '(?:e[+-]?0?\\d(?!\\d|[.,·]\\d))?';
const degreeSign = '(?:\\s?°)?';
const precise = '[+-]?\\d{1,3}[.,·]\\d{4,40}';

export const decimalPatterns: readonly LocationPattern[] = [
  {
    name: 'decimal pair',
    sign: decimalSign,
    expression: expression(
      `${start}${pointDecimal}${exponent}${degreeSign}(?:${between}${pointDecimal}${exponent}${degreeSign}){1,9999}${end}`,
    ),
    accepts: (found) => isPlace(found, 3),
    isWhole: true,
  },
  {
    name: 'pair without points',
    sign: /\d{7,9}[\s,;/|]{1,4}[+-]?\d{7,9}/,
    expression: expression(
      '(?<![\\p{L}\\d.,·/+-])(?<one>[+-]?\\d{7,9})[\\s,;/|]{1,4}(?<other>[+-]?\\d{7,9})(?![\\p{L}\\d]|[.,·/-]\\d)',
    ),
    accepts: isPairWithoutPoints,
  },
  {
    name: 'decimal comma pair',
    sign: decimalSign,
    expression: expression(
      `${start}${commaDecimal}${degreeSign}(?:${between}${commaDecimal}${degreeSign}){1,9999}${end}`,
    ),
    accepts: (found) => isPlace(found, 4),
    isWhole: true,
  },
  {
    name: 'precise pair apart',
    sign: preciseSign,
    expression: expression(`${start}${precise}(?:[^\\d]{1,40}${start}${precise}){1,999}${end}`),
    accepts: isPairApart,
    parts: new RegExp(precise, 'gu'),
    isWhole: true,
  },
  {
    name: 'precise number',
    sign: preciseSign,
    expression: expression(`${start}[+-]?\\d{1,3}[.,·]\\d{5,40}${end}`),
    accepts: isPreciseNumber,
    isWhole: true,
  },
];

/**
 * Whether both numbers have two-digit degrees and equally many decimals; other number lists differ in length or
 * increase.
 */
function isPairWithoutPoints({ match: { groups = {} }, before }: FoundLocation): boolean {
  const [one, other] = [groups.one ?? '', groups.other ?? ''].map((text) => text.replace(/^[+-]/, ''));
  if (one === undefined || other === undefined || one.length !== other.length) return false;
  const degrees = [one, other].map((digits) => Number(digits.slice(0, 2)));
  return (
    degrees.every((value) => value >= 10 && value <= 90) &&
    !/(?:tel|phone|fax|id|no|nr|n°)\W{0,3}$/.test(before)
  );
}

function isPlace({ match, before, after }: FoundLocation, decimalsEach: number): boolean {
  const text = match[0];
  const written = [...text.matchAll(/\d{1,3}[.,·]\d{1,40}(?:e[+-]?\d{1,2}(?![.,·]?\d))?/g)];
  // A unit applies to all numbers of a list.
  const measured = isMeasured(before, after);
  return written.some((found, index) => {
    const next = written[index + 1];
    if (next === undefined) return false;
    const [one, other] = [writtenNumber(found[0]), writtenNumber(next[0])];
    const separator = text.slice(found.index + found[0].length, next.index);
    const needed = isWeak(separator) ? 4 : decimalsEach;
    if (!inRange(one, other) || (isMonth(found[0]) && isMonth(next[0]))) return false;
    if (measured) return isPrecise(one, other, 5);
    if (isTrimmed(one, other, separator)) return true;
    if (isPrecise(one, other, needed)) {
      return isAshore(one, other) && !(englishWord.test(separator) && isFigure(before, after));
    }
    return written.length === 2 && isCoarsePair(one, other, separator) && !isFigure(before, after);
  });
}

/**
 * Accepts pairs such as "35.98, 36.70". Pairs below ten are scores, prices and growth rates, and "14.30, 15.45" are
 * clock times.
 */
const isCoarsePair = (one: WrittenNumber, other: WrittenNumber, separator: string): boolean =>
  /^\s?[,;/|~]\s?[+-]?$/.test(separator) &&
  Math.min(one.decimals, other.decimals) >= 2 &&
  Math.max(one.degrees, other.degrees) >= 10 &&
  !(isClockTime(one) && isClockTime(other));

const isClockTime = ({ degrees, decimals }: WrittenNumber): boolean =>
  decimals === 2 && degrees < 24 && Math.round((degrees % 1) * 100) < 60;

const isPrecise = (one: WrittenNumber, other: WrittenNumber, decimals: number): boolean =>
  Math.min(one.decimals, other.decimals) >= decimals;

/** Without trailing zeros, one of the two numbers may be shorter. */
const isTrimmed = (one: WrittenNumber, other: WrittenNumber, separator: string): boolean =>
  !isWeak(separator) && Math.max(one.decimals, other.decimals) >= 5;

/** Whether a separator could also mean a range: a word, or a dash that is not the sign of the second number. */
const isWeak = (separator: string): boolean =>
  /\p{L}|-\s|^°?-$/u.test(separator.replace(/<[^<>]*>/g, ' ').replace(englishWord, ' '));

/** English never uses a point for thousands: "35.983 and 36.702" are not 35,983 people. */
const englishWord = /\s(?:and|or|by)\s/;

const isMonth = (text: string): boolean => /^(?:0?[1-9]|1[0-2])\.(?:19|20)\d{2}$/.test(text);

/** Accepts two numbers of four decimals with any text between them, unless the context shows a measure or a rate. */
function isPairApart({ match, before, after }: FoundLocation): boolean {
  const parts = [...match[0].matchAll(/\d{1,3}[.,·]\d{4,40}/g)];
  return parts.some((part, index) => {
    const next = parts[index + 1];
    if (next === undefined) return false;
    const [one, other] = [writtenNumber(part[0]), writtenNumber(next[0])];
    const separator = match[0].slice(part.index + part[0].length, next.index);
    const told =
      index === 0 ? before : match[0].slice(Math.max(0, part.index - AROUND_CHARACTERS), part.index);
    return (
      inRange(one, other) &&
      // Excludes pi and e.
      Math.max(one.degrees, other.degrees) >= 5 &&
      !(isMonth(part[0]) && isMonth(next[0])) &&
      ![separator, after].some((text) => isMeasured('', text)) &&
      ![told, separator].some((text) => isMeasured(text, '') || isRate(text))
    );
  });
}

/**
 * Accepts a single precise coordinate, which another one or a place name elsewhere would complete. Smaller values such
 * as "3.14159", shares and DOI prefixes are left.
 */
function isPreciseNumber({ match, before, after }: FoundLocation): boolean {
  const { degrees, decimals } = writtenNumber(match[0]);
  const isCoordinate = degrees <= 180 && (degrees >= 10 || (degrees >= 1 && decimals >= 6));
  return isCoordinate && !isMeasured(before, after) && !/^\//.test(after);
}
