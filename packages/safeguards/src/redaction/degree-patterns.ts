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

// Degrees with minutes, or with so many decimals that they are no temperature. A minute of arc is finer than the grid;
// whole degrees ("35°N") are not, and stay.

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
    examples: [
      '35°58\'22.5"N 36°42\'08"E',
      '35°58′22.5″N, 36°42′08″E',
      '35º58’22”N 36º42’08”E',
      '35° 58\' 22" N',
      "35°58'22''N",
      "35°58.375'N 36°42.134'E",
      'N35°58\'22" E36°42\'08"',
      "N 35° 58.375' E 036° 42.134'",
      "35°58'",
      '35 deg 58 min 22 sec',
      '35 degrees 58 minutes and 22 seconds north',
      '35 grados 58 minutos 22 segundos norte',
      '35 градусов 58 минут 22 секунды северной широты',
      '35 градусів 58 хвилин 22 секунди північної широти',
      '35 درجة و58 دقيقة و22 ثانية شمالا',
      '٣٥°٥٨′٢٢″',
      '35&deg;58&prime;22&Prime;N',
      '35%C2%B058%2722%22N',
      '35\u030a58\'22"N',
    ],
  },
  {
    name: 'degrees and bare minutes',
    sign: degreeSign,
    expression: expression(
      `${start}${whole}°(?:\\s{0,2}${sixty}(?:[\\s:]{1,2}${sixty})?\\s{0,2}["']{0,2}\\s{0,2}${hemisphere}${noLetterAfter}|${sixty}(?:['":]${sixty})?(?!\\d))`,
    ),
    examples: ['35°58', '35°58.375', '35°58 22N', '35° 58 N', '35° 58.375 N, 36° 42.134 E'],
  },
  {
    name: 'degrees as a letter',
    sign: degreeSign,
    expression: expression(
      `${start}${whole}\\s?[do*]\\s?${sixty}\\s?(?:'\\s?(?:${sixty}\\s?(?:"|'')|${hemisphere}${noLetterAfter})|m\\s?${sixty}\\s?s(?:${hemisphere}|${noLetterAfter}))${trailing}`,
    ),
    accepts: isNoneOfCode,
    examples: [
      '35d58m22s',
      'lat35d58m22s',
      '35d58m22sN36d42m08sE',
      '35d58\'22"N',
      '35o58\'22"N',
      '35*58\'22"',
      "35o58.375'N",
    ],
  },
  {
    name: 'minutes and seconds',
    sign: quoteSign,
    expression: expression(`${start}${whole}[\\s-]\\s?${sixty}\\s?'\\s?${sixty}\\s?(?:"|'')${trailing}`),
    examples: ['35 58\' 22" N', '35-58\'22.5"'],
  },
  {
    name: 'precise degrees',
    sign: twoDecimalsSign,
    expression: expression(`${start}[+-]?\\d{1,3}[.,·]\\d{3,40}${degree}(?!\\s?[cf]${noLetterAfter})`),
    examples: ['35.98291°', '35.98291 degrees'],
  },
  {
    name: 'degree pair',
    sign: twoDecimalsSign,
    expression: expression(
      `${start}[+-]?\\d{1,3}[.,·]\\d{2,40}${degree}[\\s,;/]{1,4}[+-]?\\d{1,3}[.,·]\\d{2,40}${degree}(?!\\s?[cf]${noLetterAfter})`,
    ),
    examples: ['35.98°, 36.70°', '35,98° 36,70°'],
  },
  {
    name: 'sexagesimal with hemisphere',
    sign: sexagesimalSign,
    expression: expression(
      `${start}${whole}(?:([\\s:-])\\d{1,2}(?:[.,·]\\d{1,20}|\\1\\d{1,2}${fraction})|\\.\\d{2}\\.\\d{2}${fraction})\\s?\\(?${hemisphere}${noLetterAfter}\\)?`,
    ),
    accepts: isSexagesimal,
    examples: [
      '35 58 22 N 036 42 08 E',
      '35:58:22.5N',
      '35-58-22N 36-42-08E',
      '35 58.375 N',
      '35 58 22 с.ш.',
      '35.58.22 N, 36.42.08 E',
    ],
  },
  {
    name: 'hemisphere with sexagesimal',
    sign: sexagesimalSign,
    expression: expression(
      `${noLetterBefore}(?<!\\d)${hemisphere}[\\s.:=]{0,3}\\d{1,3}([\\s:-])\\d{1,2}(?:[.,·]\\d{1,20}|\\1\\d{1,2}${fraction})${end}`,
    ),
    accepts: isSexagesimal,
    examples: ['N 35 58 22 E 036 42 08', 'N35-58-22 E036-42-08', 'N 35 58.375 E 036 42.134', 'N35:58:22.5'],
  },
  {
    name: 'degrees and minutes pair',
    sign: sexagesimalSign,
    expression: expression(
      `(?:${start}${parts}\\s?[ns][\\s,;/-]{0,3}${parts}\\s?[ewo]${noLetterAfter}|${noLetterBefore}[ns]\\s?${parts}[\\s,;/-]{0,3}[ewo]\\s?${parts}${end})`,
    ),
    examples: ['35-58N 036-42E', '35 58 N, 36 42 E', '35-58-22n 36-42-08e', 'N 35 58 E 36 42'],
  },
  {
    name: 'degrees in a list',
    sign: /[([]\s?\d{1,3}\s?[,;]/,
    expression: expression(
      `[(\\[]\\s?\\d{1,3}\\s?[,;]\\s?\\d{1,2}\\s?[,;]\\s?\\d{1,2}${fraction}\\s?[)\\]][\\s"',]{0,3}${hemisphere}${noLetterAfter}`,
    ),
    examples: ['(35, 58, 22.5) N, (36, 42, 8.1) E', '[35, 58, 22], "N"'],
  },
  {
    name: 'degrees as fractions',
    sign: /\d\/1\D/,
    expression: expression(`${start}\\d{1,3}/1[\\s,;]{1,3}\\d{1,2}/1[\\s,;]{1,3}\\d{1,9}/\\d{1,9}`),
    examples: ['35/1, 58/1, 225/10', '35/1 58/1 2250/100'],
  },
  {
    name: 'packed degrees',
    sign: /\d{4}[\d.\s,]{0,16}[nsew]|[nsew]\s?\d{4}/i,
    expression: expression(
      `(?:(?<!\\d)\\d{4}(?:\\d{2})?(?:\\.\\d{1,10})?[\\s,]?[ns][\\s,;/-]{0,3}\\d{5}(?:\\d{2})?(?:\\.\\d{1,10})?[\\s,]?[ew]${noLetterAfter}|${noLetterBefore}[ns]\\s?\\d{4}(?:\\d{2})?(?:\\.\\d{1,10})?[\\s,;/-]{0,3}[ew]\\s?\\d{5}(?:\\d{2})?(?:\\.\\d{1,10})?${end})`,
    ),
    examples: [
      '3558N 03642E',
      '355822N0364208E',
      '355822.5N 0364208.1E',
      'N3558.5 E03642.1',
      'N355822E0364208',
      '3558.375,N,03642.134,E',
    ],
  },
  {
    name: 'ISO 6709',
    sign: /[+-]\d{2}[\d.]{0,20}[+-]\d{3}/,
    expression: expression(
      '(?<!\\d)[+-]\\d{2}(?:\\d{2}(?:\\d{2})?)?(?:\\.\\d{1,20})?[+-]\\d{3}(?:\\d{2}(?:\\d{2})?)?(?:\\.\\d{1,20})?(?:[+-]\\d{1,5}(?:\\.\\d{1,10})?)?(?:CRS[\\w:]{1,20})?/',
    ),
    accepts: ({ match }) => /\.\d|\d{4}/.test(match[0]),
    examples: ['+35.98+036.70/', '+3558+03642/', '+355822.5+0364208.1+350.5/'],
  },
];

/**
 * Minutes and seconds stay below sixty. A small letter may be a word ("e 12:30:45"), and a direction may belong to
 * what follows ("on 12-05-16 north of the town"); EST is a time zone.
 */
function isSexagesimal({ match, after }: FoundLocation): boolean {
  const dotted = /\d\.(\d{2})\.(\d{2})/.exec(match[0])?.slice(1) ?? [];
  const parts = [...[...match[0].matchAll(/(?<=\d)[\s:-](\d{1,2})/g)].map(([, part]) => part), ...dotted];
  const isWord =
    /(?<!\p{L})[nsewo](?!\p{L})/u.test(match[0]) && (dotted.length > 0 || !/\d[.,·]\d/.test(match[0]));
  const isElse = isWord || /:\d{2}\s?est$/i.test(match[0]) || /^\s(?:of|from|to|de|del)\s/i.test(after);
  return !isElse && parts.every((part) => Number(part) < 60);
}

/**
 * Letters and digits by turns with more of both around them are a code ("7K5D8M2S4Q"), unless what comes before or
 * after is the other half of the place.
 */
function isNoneOfCode({ match, before, after }: FoundLocation): boolean {
  if (!/^[\p{L}\d]+$/u.test(match[0])) return true;
  const ahead = /[\p{L}\d]{0,32}$/u.exec(before)?.[0] ?? '';
  const behind = /^[\p{L}\d]{0,32}/u.exec(after)?.[0] ?? '';
  return [ahead, behind].every((beside) => !/\d/.test(beside) || spelledHalf.test(beside));
}

const spelledHalf = /^\p{L}*\d{1,3}[do]\p{L}{0,6}\d{1,2}m\p{L}{0,6}\d{1,2}s\p{L}{0,6}$/iu;
