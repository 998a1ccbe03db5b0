import { anyOf } from './fragments.js';
import type { Reading } from './reread-view.js';
import { decimalPointWords } from './word-lists.js';

// Repairs numbers that were split or had characters replaced. A number alone is no place: the repaired text must match
// a location pattern too.

const breaks = '[\\s_*~|-]{1,3}';
const lone = '(?<!\\d)\\d(?!\\d)';
const point = '[\\s_*~|-]{0,3}[.,·][\\s_*~|-]{0,3}';
const points = anyOf([...decimalPointWords, '.']);

export const brokenReadings: readonly Reading[] = [
  {
    name: 'bracketed point',
    sign: /[([{]\s?(?:\.|\p{L}{3,5})\s?[)\]}]/u,
    expression: new RegExp(`[([{]\\s?${points}\\s?[)\\]}]`, 'gu'),
    read: () => '.',
  },
  {
    name: 'letters for digits',
    sign: /\d[oil|]|[oil|]\d|[oil|][.,·]\d|\d[.,·][oil|]/,
    expression: /(?<![\p{L}\d.,·])[\doil|]{1,3}[.,·][\doil|]{2,12}(?![\p{L}\d](?<![nsew]))/gu,
    read: ([text]) => (/^\d|\d.*\d.*\d/.test(text) ? text.replace(/o/g, '0').replace(/[il|]/g, '1') : null),
  },
  {
    name: 'digits apart',
    sign: /\d[\s_*~|-]{0,3}[.,·][\s_*~|-]{0,3}\d[\s_*~|-]{1,3}\d/,
    // The same gap throughout, because another one separates two numbers.
    expression: new RegExp(
      `(?:${lone}(?<gap>${breaks})${lone}(?:\\k<gap>${lone})?${point}${lone}(?:\\k<gap>${lone}){0,12}|${lone}${point}${lone}(?<next>${breaks})${lone}(?:\\k<next>${lone}){0,11})`,
      'gu',
    ),
    read: ([text]) => text.replace(/[\s_*~|-]/g, ''),
  },
  {
    name: 'point apart',
    sign: /\d\s{1,2}[.,·]\s{0,2}\d|\d[.,·]\s{1,2}\d/,
    // Not "35. 2016 was": a sentence may end with a number and the next begin with a year.
    expression:
      /(?<![\d.,·])(\d{1,3})(?:\s{1,2}[.·]\s{0,2}(?=\d{2})|\s{1,2},\s{0,2}(?=\d{4})|[.·]\s{1,2}(?=\d{4})(?!(?:19|20)\d{2}(?!\d)))(\d{2,12})(?!\d)/gu,
    read: ([, whole, fraction]) => `${whole}.${fraction}`,
  },
  {
    name: 'grouped fraction',
    sign: /\d[.,·]\d{3}\s\d{3}/,
    expression: /(?<![\d.,·])(\d{1,3}[.,·]\d{3})\s(\d{3})(?!\d|[.,·]\d)/gu,
    read: ([, number, rest]) => `${number}${rest}`,
  },
  {
    name: 'apostrophe for a point',
    sign: /\d'\d{4}/,
    expression: /(?<!\d)(\d{1,3})'(\d{4,12})(?!\d)/gu,
    read: ([, whole, fraction]) => `${whole}.${fraction}`,
  },
  {
    name: 'slash for a point',
    sign: /\d\/\d{4}/,
    // Persian writes the decimal point so. Month/year has the same form, and a date has a second slash.
    expression: /(?<![\d/.,·])(\d{1,3})\/(?!(?:19|20)\d{2}(?!\d))(\d{4,12})(?![\d/])/gu,
    read: ([, whole, fraction]) => `${whole}.${fraction}`,
  },
];
