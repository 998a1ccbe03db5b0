import { between, end, pointDecimal, start } from './fragments.js';
import type { FoundLocation, LocationPattern } from './location-pattern.js';
import { expression } from './location-pattern.js';
import { inRange, isMeasured, type WrittenNumber, writtenNumber } from './plausible.js';

// Two or more numbers in a row with nothing that says what they are. The rule:
// - with a decimal point, three decimals each, or five in one of them, make a place;
// - with a decimal comma, or a dash or a word between them ("12.345-15.678"), four each, because thousands are written so;
// - "05.2016-06.2016" are months, and up to four decimals with a unit or a currency are measures, not places.

const commaDecimal = '[+-]?\\d{1,3},\\d{1,40}';
const degreeSign = '(?:\\s?°)?';

export const decimalPatterns: readonly LocationPattern[] = [
  {
    name: 'decimal pair',
    expression: expression(
      `${start}${pointDecimal}${degreeSign}(?:${between}${pointDecimal}${degreeSign}){1,9999}${end}`,
    ),
    accepts: (found) => isPlace(found, 3),
    isWhole: true,
    examples: [
      '35.982916, 36.702210',
      '35.982916,36.702210',
      '(36.70221, 35.982916)',
      '[36.70221, 35.982916]',
      '35.983 36.702',
      '-35.982916 -36.702210',
      '35.982916; 36.702210',
      '35.982916/36.702210',
      '35.982916 | 36.702210',
      '35.982916-36.702210',
      '35.982916 and 36.702210',
      '35.982916°, 36.702210°',
      '"35.982916","36.702210"',
      '**35.982916**, **36.702210**',
      '35.982916<br/>36.702210',
      '35.982916 by 36.702210',
      '35·982916, 36·702210',
      '35.982916%2C36.702210',
      '35.982916+36.702210',
      '35.982916, 36.7',
      '35.9829, 36.7022, 35.9831',
      '٣٥٫٩٨٢٩١٦، ٣٦٫٧٠٢٢١',
      '۳۵٫۹۸۲۹۱۶، ۳۶٫۷۰۲۲۱',
      '३५.९८२९१६, ३६.७०२२१',
      '３５．９８２９１６，３６．７０２２１',
      '−35.982916, −36.702210',
      '35.98\u200b2916, 36.7\u20602210',
      '&#51;5.982916, 36.702210',
    ],
  },
  {
    name: 'decimal comma pair',
    expression: expression(
      `${start}${commaDecimal}${degreeSign}(?:${between}${commaDecimal}${degreeSign}){1,9999}${end}`,
    ),
    accepts: (found) => isPlace(found, 4),
    isWhole: true,
    examples: [
      '35,982916 36,70221',
      '35,982916; 36,702210',
      '35,982916, 36,702210',
      '35,982916/36,702210',
      '-35,9829 36,7022',
    ],
  },
  {
    name: 'spaced decimal pair',
    expression: expression(
      `${start}[+-]?\\d{1,3}\\s{0,2}[.,·]\\s{0,2}\\d{5,40}${between}[+-]?\\d{1,3}\\s{0,2}[.,·]\\s{0,2}\\d{5,40}${end}`,
    ),
    examples: ['35 . 982916 , 36 . 702210', '35. 982916 36. 702210'],
  },
];

function isPlace({ match, before, after }: FoundLocation, decimalsEach: number): boolean {
  const text = match[0];
  const written = [...text.matchAll(/\d{1,3}[.,·]\d{1,40}/g)];
  return written.some((found, index) => {
    const next = written[index + 1];
    if (next === undefined) return false;
    const [one, other] = [writtenNumber(found[0]), writtenNumber(next[0])];
    const separator = text.slice(found.index + found[0].length, next.index);
    const needed = isWeak(separator) ? 4 : decimalsEach;
    if (!inRange(one, other) || (isMonth(found[0]) && isMonth(next[0]))) return false;
    const isFirst = index === 0;
    const isLast = index === written.length - 2;
    return isMeasured(isFirst ? before : '', isLast ? after : '')
      ? isPrecise(one, other, 5)
      : isPrecise(one, other, needed) || isTrimmed(one, other, separator);
  });
}

const isPrecise = (one: WrittenNumber, other: WrittenNumber, decimals: number): boolean =>
  Math.min(one.decimals, other.decimals) >= decimals;

/** Printed without trailing zeros, one of the two may be short. */
const isTrimmed = (one: WrittenNumber, other: WrittenNumber, separator: string): boolean =>
  !isWeak(separator) && Math.max(one.decimals, other.decimals) >= 5;

/** Around these, two numbers may be a range as well: a word, or a dash that is no sign of the second one. */
const isWeak = (separator: string): boolean => /\p{L}|-\s|^°?-$/u.test(separator);

const isMonth = (text: string): boolean => /^(?:0?[1-9]|1[0-2])\.(?:19|20)\d{2}$/.test(text);
