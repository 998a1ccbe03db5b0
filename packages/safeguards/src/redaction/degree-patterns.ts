import {
  degree,
  end,
  fraction,
  hemisphere,
  minute,
  noLetterAfter,
  noLetterBefore,
  second,
  start,
  within,
} from './fragments.js';
import { expression, type FoundLocation, type LocationPattern } from './location-pattern.js';
import { degreeSign, quoteSign, sexagesimalSign, twoDecimalsSign } from './signs.js';

// Degrees with minutes, or with too many decimals for a temperature. A minute of arc is finer than the grid; whole
// degrees ("35°N") are not and stay.

const leading = `(?:${noLetterBefore}${hemisphere}[\\s.:]{0,3})?`;
const trailing = `(?:\\s{0,2}${hemisphere}${noLetterAfter})?`;
const whole = '[+-]?\\d{1,3}';
const parts = `\\d{1,3}[\\s:-]\\d{2}(?:[\\s:-]\\d{2}${fraction})?`;
const sixty = `\\d{1,2}${fraction}`;

export const degreePatterns: readonly LocationPattern[] = [
  {
    name: 'degrees and minutes',
    sign: degreeSign,
    expression: expression(
      `${leading}${start}${whole}${fraction}${degree}${within}${sixty}${minute}(?:${within}${sixty}${second}|${sixty}(?!\\d))?${trailing}`,
    ),
    accepts: isNoneOfCode,
  },
  {
    name: 'degrees and bare minutes',
    sign: degreeSign,
    expression: expression(
      `${start}${whole}°(?:\\s{0,2}${sixty}(?:[\\s:]{1,2}${sixty})?\\s{0,2}["']{0,2}\\s{0,2}${hemisphere}${noLetterAfter}|${sixty}(?:['":]${sixty})?(?!\\d))`,
    ),
  },
  {
    name: 'degrees as a letter',
    sign: degreeSign,
    expression: expression(
      `${start}${whole}\\s?[do*]\\s?${sixty}\\s?(?:'\\s?(?:${sixty}\\s?(?:"|'')|${hemisphere}${noLetterAfter})|m\\s?${sixty}\\s?s(?:${hemisphere}|${noLetterAfter}))${trailing}`,
    ),
    accepts: isNoneOfCode,
  },
  {
    name: 'minutes and seconds',
    sign: quoteSign,
    expression: expression(`${start}${whole}[\\s-]\\s?${sixty}\\s?'\\s?${sixty}\\s?(?:"|'')${trailing}`),
  },
  {
    name: 'precise degrees',
    sign: twoDecimalsSign,
    expression: expression(`${start}[+-]?\\d{1,3}[.,·]\\d{3,40}${degree}(?!\\s?[cf]${noLetterAfter})`),
  },
  {
    name: 'degree pair',
    sign: twoDecimalsSign,
    expression: expression(
      `${start}[+-]?\\d{1,3}[.,·]\\d{2,40}${degree}[\\s,;/]{1,4}[+-]?\\d{1,3}[.,·]\\d{2,40}${degree}(?!\\s?[cf]${noLetterAfter})`,
    ),
  },
  {
    name: 'sexagesimal with hemisphere',
    sign: sexagesimalSign,
    expression: expression(
      `${start}${whole}(?:([\\s:-])\\d{1,2}(?:[.,·]\\d{1,20}|\\1\\d{1,2}${fraction})|\\.\\d{2}\\.\\d{2}${fraction})\\s?\\(?${hemisphere}${noLetterAfter}\\)?`,
    ),
    accepts: isSexagesimal,
  },
  {
    name: 'hemisphere with sexagesimal',
    sign: sexagesimalSign,
    expression: expression(
      `${noLetterBefore}(?<!\\d)${hemisphere}[\\s.:=]{0,3}\\d{1,3}([\\s:-])\\d{1,2}(?:[.,·]\\d{1,20}|\\1\\d{1,2}${fraction})${end}`,
    ),
    accepts: isSexagesimal,
  },
  {
    name: 'degrees and minutes pair',
    sign: sexagesimalSign,
    expression: expression(
      `(?:${start}${parts}\\s?[ns][\\s,;/-]{0,3}${parts}\\s?[ewo]${noLetterAfter}|${noLetterBefore}[ns]\\s?${parts}[\\s,;/-]{0,3}[ewo]\\s?${parts}${end})`,
    ),
  },
  {
    name: 'degrees in a list',
    sign: /[([]\s?\d{1,3}\s?[,;]/,
    expression: expression(
      `[(\\[]\\s?\\d{1,3}\\s?[,;]\\s?\\d{1,2}\\s?[,;]\\s?\\d{1,2}${fraction}\\s?[)\\]][\\s"',]{0,3}${hemisphere}${noLetterAfter}`,
    ),
  },
  {
    name: 'degrees as fractions',
    sign: /\d\/1\D/,
    expression: expression(`${start}\\d{1,3}/1[\\s,;]{1,3}\\d{1,2}/1[\\s,;]{1,3}\\d{1,9}/\\d{1,9}`),
  },
  {
    name: 'packed degrees',
    sign: /\d{4}[\d.\s,]{0,16}[nsew]|[nsew]\s?\d{4}/,
    expression: expression(
      `(?:(?<!\\d)\\d{4}(?:\\d{2})?(?:\\.\\d{1,10})?[\\s,]?[ns][\\s,;/-]{0,3}\\d{5}(?:\\d{2})?(?:\\.\\d{1,10})?[\\s,]?[ew]${noLetterAfter}|${noLetterBefore}[ns]\\s?\\d{4}(?:\\d{2})?(?:\\.\\d{1,10})?[\\s,;/-]{0,3}[ew]\\s?\\d{5}(?:\\d{2})?(?:\\.\\d{1,10})?${end})`,
    ),
  },
  {
    name: 'ISO 6709',
    sign: /[+-]\d{2}[\d.]{0,20}[+-]\d{3}/,
    expression: expression(
      '(?<!\\d)[+-]\\d{2}(?:\\d{2}(?:\\d{2})?)?(?:\\.\\d{1,20})?[+-]\\d{3}(?:\\d{2}(?:\\d{2})?)?(?:\\.\\d{1,20})?(?:[+-]\\d{1,5}(?:\\.\\d{1,10})?)?(?:crs[\\w:]{1,20})?/',
    ),
    accepts: ({ match }) => /\.\d|\d{4}/.test(match[0]),
  },
];

/**
 * Rejects minutes or seconds of sixty and more, a lower-case letter that is a word ("e 12:30:45"), a direction of what
 * follows ("on 12-05-16 north of the town"), and the time zone EST.
 */
function isSexagesimal({ match, written, after }: FoundLocation): boolean {
  const dotted = /\d\.(\d{2})\.(\d{2})/.exec(match[0])?.slice(1) ?? [];
  const parts = [...[...match[0].matchAll(/(?<=\d)[\s:-](\d{1,2})/g)].map(([, part]) => part), ...dotted];
  const isWord =
    /(?<!\p{L})[nsewo](?!\p{L})/u.test(written) && (dotted.length > 0 || !/\d[.,·]\d/.test(match[0]));
  const isElse = isWord || /:\d{2}\s?est$/.test(match[0]) || /^\s(?:of|from|to|de|del)\s/.test(after);
  return !isElse && parts.every((part) => Number(part) < 60);
}

/**
 * Whether a match is not a part of a longer alphanumeric code ("7K5D8M2S4Q"). The other half of the place next to it is
 * no code.
 */
function isNoneOfCode({ match, before, after }: FoundLocation): boolean {
  if (!/^[\p{L}\d]+$/u.test(match[0])) return true;
  const ahead = /[\p{L}\d]{0,32}$/u.exec(before)?.[0] ?? '';
  const behind = /^[\p{L}\d]{0,32}/u.exec(after)?.[0] ?? '';
  return [ahead, behind].every((beside) => !/\d/.test(beside) || spelledHalf.test(beside));
}

const spelledHalf = /^\p{L}*\d{1,3}[do]\p{L}{0,6}\d{1,2}m\p{L}{0,6}\d{1,2}s\p{L}{0,6}$/u;
