import {
  anyDecimal,
  anyNumber,
  anyOf,
  degree,
  eastOrWest,
  end,
  hemisphereWord,
  noLetterAfter,
  noLetterBefore,
  northOrSouth,
  start,
} from './fragments.js';
import { expression, type FoundLocation, type LocationPattern } from './location-pattern.js';
import { isMeasured, writtenNumber } from './plausible.js';
import { decimalSign, twoDecimalsSign } from './signs.js';
import { hemisphereJointWords } from './word-lists.js';

// Decimal degrees with a hemisphere. A lone letter is ambiguous ("1.25s", "3.75 W", "e 2,5") and needs a degree sign or
// decimals; two hemispheres in a pair, or whole words, do not.

const degrees = `(?:${degree})?`;
const gap = '[\\s,;/|&+_-]{0,4}';
const and = `(?:[\\s,;/|&+_.-]{0,4}|\\s${anyOf(hemisphereJointWords)}\\s?)`;
const aside = '[\\s_]{0,2}[(\\[]?';
const suffixed = (letters: string) => `${anyNumber}${degrees}${aside}${letters}[)\\]]?`;
const prefixed = (letters: string) => `${letters}[\\s.:=_]{0,3}${anyNumber}${degrees}`;
const isFraction = ({ match }: FoundLocation): boolean => /\d[.,·]\d/.test(match[0]);

export const hemispherePatterns: readonly LocationPattern[] = [
  {
    name: 'pair with hemispheres after',
    sign: decimalSign,
    expression: expression(
      `${start}(?:${suffixed(northOrSouth)}${and}${suffixed(eastOrWest)}|${suffixed(eastOrWest)}${and}${suffixed(northOrSouth)})${noLetterAfter}`,
    ),
    accepts: (found) => isFraction(found) && !isExponent(found),
  },
  {
    name: 'pair with hemispheres before',
    sign: decimalSign,
    expression: expression(
      `${noLetterBefore}(?:${prefixed(northOrSouth)}${gap}${prefixed(eastOrWest)}|${prefixed(eastOrWest)}${gap}${prefixed(northOrSouth)})${end}`,
    ),
    accepts: isFraction,
  },
  {
    name: 'pair with dashes for points',
    sign: /\d-\d{4}/,
    expression: expression(
      `${start}\\d{1,3}-\\d{4,7}\\s?[ns][\\s,;/]{0,3}\\d{1,3}-\\d{4,7}\\s?[ew]${noLetterAfter}`,
    ),
  },
  {
    name: 'degrees with hemisphere',
    sign: twoDecimalsSign,
    expression: expression(
      `${start}${anyDecimal}${degree}\\s{0,2}(?:${northOrSouth}|${eastOrWest})${noLetterAfter}`,
    ),
    // "28.5°E" is not finer than the grid.
    accepts: ({ match }) => /\d[.,·]\d{2}/.test(match[0]),
  },
  {
    name: 'decimal with hemisphere letter',
    sign: decimalSign,
    expression: expression(`${start}(?<number>${anyDecimal})\\s?[nsewo]${noLetterAfter}`),
    accepts: isLoneLetter,
  },
  {
    name: 'hemisphere letter with decimal',
    sign: decimalSign,
    expression: expression(
      `${noLetterBefore}(?<!\\d)[nsew](?:[\\s.:=]{0,3})(?<number>${anyDecimal})(?<degree>\\s?°)?${end}`,
    ),
    accepts: ({ match, written, before, after }) => {
      const { number = '', degree: degreeSign } = match.groups ?? {};
      const { decimals } = writtenNumber(number);
      if (degreeSign) return true;
      return decimals >= (/^[NSEW]/.test(written) ? 3 : 4) && (decimals > 4 || !isMeasured(before, after));
    },
  },
  {
    name: 'decimal with hemisphere word',
    sign: decimalSign,
    expression: expression(
      `${start}(?<number>${anyDecimal})\\s{0,2}(?<word>${hemisphereWord})${noLetterAfter}`,
    ),
    accepts: isWithWord,
  },
  {
    name: 'hemisphere word with decimal',
    sign: decimalSign,
    expression: expression(
      `${noLetterBefore}(?<word>${hemisphereWord})\\s{0,2}[:=]?\\s{0,2}(?<number>${anyDecimal})${end}`,
    ),
    accepts: (found) => isWithWord(found) && !isMeasured(found.before, found.after),
  },
];

/** "est" in "est 2,45" is also a French verb. */
function isWithWord({ match }: FoundLocation): boolean {
  const { number = '', word = '' } = match.groups ?? {};
  return writtenNumber(number).decimals >= (/^(?:est|sur|este)$/.test(word) ? 4 : 2);
}

/** Accepts "35.98N" and "35.98 N", but not "5.4 N" (newtons), "28.5E" (no finer than the grid), "1.25s" or "1.25e5". */
function isLoneLetter(found: FoundLocation): boolean {
  const { number = '' } = found.match.groups ?? {};
  const { decimals, degrees } = writtenNumber(number);
  if (degrees > 180 || isExponent(found)) return false;
  return decimals >= (/[nsewo]$/.test(found.written) ? 4 : 2);
}

/** Whether the match is the mantissa of a number such as "1.25e5". */
const isExponent = ({ match, after }: FoundLocation): boolean =>
  /\de$/.test(match[0]) && /^[+-]?\d{1,3}(?![.,·\d])/.test(after);
