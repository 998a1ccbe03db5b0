import {
  anyDecimal,
  anyNumber,
  anyOf,
  between,
  degree,
  end,
  fraction,
  hemisphere,
  noLetterBefore,
  start,
} from './fragments.js';
import { expression, type FoundLocation, type LocationPattern } from './location-pattern.js';
import { inRange, isAshore, isMeasured, writtenNumber } from './plausible.js';
import { bracketSign, decimalSign, sexagesimalSign, twoDecimalsSign } from './signs.js';
import { ambiguousAxisWords, axisWords, pairWords, strongPairWords, whereWords } from './word-lists.js';

// Numbers that a label, a bracket or a format marks as coordinates: one decimal suffices.

const lead = '["\'\\s:=()\\[\\]{<>.,\\-]{0,6}';
const isWord = `(?:(?:is|are|was|were|of|at|about|es|son|est|sont|n|s|e|w|o)[\\s:=()]{1,3})?`;
// Also field names such as GPSLatitude, start_lat, lat_deg.
const axis = `(?:(?:[a-z]{1,12}_?)?(?:latitude|longitude)|(?:(?:gps|geo|map|start|end|my)_?)?${anyOf(axisWords)})(?:_?(?:deg|dd|decimal))?`;
const ambiguousAxis = anyOf(ambiguousAxisWords);
const labelEnd = '(?!\\p{L})';
/** Text between a label and its numbers within the same sentence. */
const words = '[^\\d.!?\\n]{0,40}?';
const pairLabel = `${noLetterBefore}(?:${anyOf([...pairWords, ...axisWords])}${labelEnd}(?:\\s?[,/&]\\s?${axis}${labelEnd})?|@)`;
const sexagesimal = `[+-]?\\d{1,3}(?<gap>[\\s:-])\\d{1,2}(?:\\k<gap>\\d{1,2})?${fraction}`;
const optionalDegree = `(?:${degree})?`;

export const labelledPatterns: readonly LocationPattern[] = [
  {
    name: 'labelled pair',
    sign: decimalSign,
    expression: expression(
      `${pairLabel}${lead}${isWord}${lead}${start}(?<place>${anyNumber}${optionalDegree}${between}${anyNumber}${optionalDegree}(?:${between}${anyDecimal}){0,6}(?:,\\d{1,7}(?:\\.\\d{1,5})?[zma]?)?)${end}`,
    ),
    accepts: isLabelledPair,
  },
  {
    name: 'pair after its label and other words',
    sign: twoDecimalsSign,
    expression: expression(
      `${noLetterBefore}${anyOf(strongPairWords)}${labelEnd}${words}${start}(?<place>[+-]?\\d{1,3}[.,·]\\d{2,40}${optionalDegree}${between}[+-]?\\d{1,3}[.,·]\\d{2,40}${optionalDegree})${end}`,
    ),
    accepts: isLabelledPair,
  },
  {
    name: 'labelled pair in degrees and minutes',
    sign: sexagesimalSign,
    expression: expression(
      `${pairLabel}${lead}${start}(?<place>\\d{1,3}(?<first>[\\s:-])\\d{1,2}\\k<first>\\d{1,2}${fraction}[\\s,;/]{1,4}[+-]?\\d{1,3}(?<second>[\\s:-])\\d{1,2}\\k<second>\\d{1,2}${fraction})${end}`,
    ),
  },
  {
    name: 'labelled latitude or longitude',
    sign: decimalSign,
    expression: expression(
      `${noLetterBefore}${axis}${labelEnd}[."')\\]]{0,3}${lead}(?:(?:${hemisphere}|is|of)[\\s:=)]{1,3})?${start}(?<place>${anyDecimal}${optionalDegree})${end}`,
    ),
    accepts: (found) => isCoordinate(found, 1),
  },
  {
    name: 'latitude or longitude after its label and other words',
    sign: twoDecimalsSign,
    expression: expression(
      `${noLetterBefore}${axis}${labelEnd}${words}${start}(?<place>[+-]?\\d{1,3}[.,·]\\d{2,40}${optionalDegree})${end}`,
    ),
    accepts: (found) => isCoordinate(found, 2),
  },
  {
    name: 'coordinate as a whole number',
    sign: /e[5-7]/,
    expression: expression(`${axis}_?e[5-7]["'\\s:=]{1,4}[+-]?\\d{5,10}${end}`),
  },
  {
    name: 'labelled latitude or longitude in degrees and minutes',
    sign: sexagesimalSign,
    expression: expression(
      `${noLetterBefore}${axis}${labelEnd}[."')\\]]{0,3}${lead}(?:${hemisphere}[\\s:=)]{1,3})?${start}(?<place>${sexagesimal})${end}`,
    ),
    accepts: (found) => isCoordinate(found, 1),
  },
  {
    name: 'coordinate under an ambiguous label',
    sign: twoDecimalsSign,
    expression: expression(
      `${noLetterBefore}${ambiguousAxis}${labelEnd}[."')\\]]{0,3}${lead}${start}(?<place>${anyDecimal}${optionalDegree})${end}`,
    ),
    accepts: (found) => isCoordinate(found, 2),
  },
  {
    name: 'coordinate in degrees and minutes under an ambiguous label',
    sign: sexagesimalSign,
    expression: expression(
      `${noLetterBefore}${ambiguousAxis}[."')\\]]{0,3}${lead}${start}(?<place>\\d{1,3}[\\s:-]\\d{1,2}[\\s:-]\\d{1,2}${fraction})${end}`,
    ),
    accepts: (found) => isCoordinate(found, 1),
  },
  {
    name: 'latitude or longitude before its label',
    sign: decimalSign,
    expression: expression(
      `${start}(?<place>${anyDecimal}${optionalDegree})\\s{0,2}\\(?\\s?(?:${axis}|long)${labelEnd}`,
    ),
    // "lat" is Polish for years, and measures can be "long".
    accepts: ({ match }) => writtenNumber(match.groups?.place ?? '').decimals >= 3,
  },
  {
    name: 'x and y',
    sign: twoDecimalsSign,
    expression: expression(
      `${noLetterBefore}[xy]\\s?[:=]\\s?(?<place>${anyDecimal}[\\s,;&/|]{1,4}[xy]\\s?[:=]\\s?${anyDecimal})${end}`,
    ),
    accepts: ({ match }) => [...match[0].matchAll(/\d[.,·]\d{2,40}/g)].length === 2,
  },
  {
    name: 'bracketed pair',
    sign: bracketSign,
    expression: expression(
      `[(\\[{<]\\s?(?<place>${anyDecimal}\\s?(?:[;,|]\\s?|\\s)${anyDecimal}(?:\\s?,\\s?\\d{1,5}(?:\\.\\d{1,5})?)?)\\s?[)\\]}>]`,
    ),
    accepts: isBracketedPoint,
  },
  {
    name: 'pair after a word of place',
    sign: twoDecimalsSign,
    expression: expression(
      `${noLetterBefore}${anyOf(whereWords)}${labelEnd}\\s{1,3}(?<place>(?<one>[+-]?\\d{1,3}[.·]\\d{2})\\s?[,/;\\s]\\s?(?<other>[+-]?\\d{1,3}[.·]\\d{2}))${end}(?!,\\d)`,
    ),
    accepts: isNoClockTime,
  },
  {
    name: 'well-known text',
    sign: bracketSign,
    expression: expression(
      '(?:srid=\\d{1,6};)?(?:multi)?(?:point|linestring|polygon)\\s{0,2}(?:zm?|m)?\\s{0,2}\\({1,3}[\\s\\d.,()+-]{2,4000}[\\d)]',
    ),
    accepts: ({ match }) => /\d\.\d/.test(match[0]),
  },
];

/** Accepts a labelled number with three decimals; with fewer, a unit makes it a length: "a tunnel long 3.5 km". */
function isCoordinate({ match, before, after }: FoundLocation, decimals: number): boolean {
  const place = match.groups?.place ?? '';
  const written = writtenNumber(place);
  if (/\d[\s:-]\d/.test(place)) return !isMeasured(before, after);
  return written.decimals >= 3 || (written.decimals >= decimals && !isMeasured(before, after));
}

function isLabelledPair({ match, before, after }: FoundLocation): boolean {
  const place = match.groups?.place ?? '';
  const [one, other] = [...place.matchAll(/\d{1,3}(?:[.,·]\d{1,40})?/g)].map(([text]) => writtenNumber(text));
  if (one === undefined || other === undefined || !inRange(one, other)) return false;
  const isFraction = Math.max(one.decimals, other.decimals) > 0;
  return isFraction && (Math.max(one.decimals, other.decimals) > 4 || !isMeasured(before, after));
}

/** Rejects confidence intervals, versions and number lists, which are bracketed too but follow a number or label. */
function isBracketedPoint({ match, before }: FoundLocation): boolean {
  const [one, other] = [...(match.groups?.place ?? '').matchAll(/\d{1,3}[.,·]\d{1,40}/g)].map(([text]) =>
    writtenNumber(text),
  );
  if (one === undefined || other === undefined || !inRange(one, other) || !isAshore(one, other)) return false;
  if (/,/.test(match[0]) && !/[.·]\d/.test(match[0]) && one.decimals === 3 && other.decimals === 3)
    return false;
  return !/(?:\d|%|\bci|\bic|\brange|\biqr|versions?|\bv)[\s:,]{0,3}[([{<]\s?$/.test(before);
}

function isNoClockTime({ match, before, after }: FoundLocation): boolean {
  const numbers = [match.groups?.one ?? '', match.groups?.other ?? ''].map(writtenNumber);
  const [one, other] = numbers;
  if (one === undefined || other === undefined || !inRange(one, other)) return false;
  const isClock = numbers.every(({ degrees }) => degrees < 25 && Math.round((degrees % 1) * 100) < 60);
  return !isClock && !isMeasured(before, after);
}
