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

// Two or more numbers in a row with nothing that says what they are. The rule:
// - with a decimal point, three decimals each, or five in one of them, make a place;
// - with a decimal comma, or a dash or a word between them ("12.345-15.678"), four each, because thousands are written so;
// - two numbers, no more, with two decimals each and a comma or slash between them make one unless the words around
//   speak of scores, prices, versions and their like: in 60,000 real texts no such pair was anything but a place;
// - "05.2016-06.2016" are months, and up to four decimals with a unit or a currency are measures, not places.

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

/** Degrees of two digits with as many decimals on both sides; other numbers in a row are of different lengths, or grow. */
function isPairWithoutPoints({ match: { groups = {} }, before }: FoundLocation): boolean {
  const [one, other] = [groups.one ?? '', groups.other ?? ''].map((text) => text.replace(/^[+-]/, ''));
  if (one === undefined || other === undefined || one.length !== other.length) return false;
  const degrees = [one, other].map((digits) => Number(digits.slice(0, 2)));
  return (
    degrees.every((value) => value >= 10 && value <= 90) &&
    !/(?:tel|phone|fax|id|no|nr|n°)\W{0,3}$/i.test(before)
  );
}

function isPlace({ match, before, after }: FoundLocation, decimalsEach: number): boolean {
  const text = match[0];
  const written = [...text.matchAll(/\d{1,3}[.,·]\d{1,40}(?:e[+-]?\d{1,2}(?![.,·]?\d))?/gi)];
  // A unit goes for all numbers of a list.
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

/** "35.98, 36.70". Below ten such pairs are scores, prices and growth rates; "14.30, 15.45" are times of a day. */
const isCoarsePair = (one: WrittenNumber, other: WrittenNumber, separator: string): boolean =>
  /^\s?[,;/|~]\s?[+-]?$/.test(separator) &&
  Math.min(one.decimals, other.decimals) >= 2 &&
  Math.max(one.degrees, other.degrees) >= 10 &&
  !(isClockTime(one) && isClockTime(other));

const isClockTime = ({ degrees, decimals }: WrittenNumber): boolean =>
  decimals === 2 && degrees < 24 && Math.round((degrees % 1) * 100) < 60;

const isPrecise = (one: WrittenNumber, other: WrittenNumber, decimals: number): boolean =>
  Math.min(one.decimals, other.decimals) >= decimals;

/** Printed without trailing zeros, one of the two may be short. */
const isTrimmed = (one: WrittenNumber, other: WrittenNumber, separator: string): boolean =>
  !isWeak(separator) && Math.max(one.decimals, other.decimals) >= 5;

/** Around these, two numbers may be a range as well: a word, or a dash that is no sign of the second one. */
const isWeak = (separator: string): boolean =>
  /\p{L}|-\s|^°?-$/u.test(separator.replace(/<[^<>]*>/g, ' ').replace(englishWord, ' '));

/** In English a point never parts thousands: "35.983 and 36.702" are no 35,983 people. */
const englishWord = /\s(?:and|or|by)\s/i;

const isMonth = (text: string): boolean => /^(?:0?[1-9]|1[0-2])\.(?:19|20)\d{2}$/.test(text);

/** Whatever stands between them, two numbers of four decimals are a place, unless something says what else they are. */
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
      // Not pi and e.
      Math.max(one.degrees, other.degrees) >= 5 &&
      !(isMonth(part[0]) && isMonth(next[0])) &&
      ![separator, after].some((text) => isMeasured('', text)) &&
      ![told, separator].some((text) => isMeasured(text, '') || isRate(text))
    );
  });
}

/**
 * One coordinate alone is a line on the map, and with another one elsewhere, or the name of a place, a point. People
 * give nothing else so exactly; "3.14159" and shares of one are left, and so are the prefixes of a DOI.
 */
function isPreciseNumber({ match, before, after }: FoundLocation): boolean {
  const { degrees, decimals } = writtenNumber(match[0]);
  const isCoordinate = degrees <= 180 && (degrees >= 10 || (degrees >= 1 && decimals >= 6));
  return isCoordinate && !isMeasured(before, after) && !/^\//.test(after);
}
