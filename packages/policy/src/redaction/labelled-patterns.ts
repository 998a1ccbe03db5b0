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
import { ambiguousAxisWords, axisWords, pairWords, whereWords } from './place-words.js';
import { inRange, isMeasured, writtenNumber } from './plausible.js';

// Numbers that a word, a bracket or a format says are coordinates: one decimal suffices.

const lead = '["\'\\s:=()\\[\\]{<>.,\\-]{0,6}';
const isWord = `(?:(?:is|are|was|were|of|at|about|es|son|est|sont|n|s|e|w|o)[\\s:=()]{1,3})?`;
const axis = anyOf(axisWords);
const ambiguousAxis = anyOf(ambiguousAxisWords);
const labelEnd = '(?![\\p{L}\\d])';
const pairLabel = `${noLetterBefore}(?:${anyOf([...pairWords, ...axisWords])}${labelEnd}(?:\\s?[,/&]\\s?${axis}${labelEnd})?|@)`;
const sexagesimal = `[+-]?\\d{1,3}(?<gap>[\\s:-])\\d{1,2}(?:\\k<gap>\\d{1,2})?${fraction}`;
const optionalDegree = `(?:${degree})?`;

export const labelledPatterns: readonly LocationPattern[] = [
  {
    name: 'labelled pair',
    expression: expression(
      `${pairLabel}${lead}${isWord}${lead}${start}(?<place>${anyNumber}${optionalDegree}${between}${anyNumber}${optionalDegree}(?:${between}${anyDecimal}){0,6}(?:,\\d{1,7}(?:\\.\\d{1,5})?[zma])?)${end}`,
    ),
    accepts: isLabelledPair,
    examples: [
      'coordinates: 35.98, 36.70',
      'Coordinates are 35.9 and 36.7',
      'GPS 35.98 36.70',
      '"coordinates": [36.7, 35.9]',
      'lat/lon: 35.98/36.70',
      '(lat, lon) = (35.98, 36.70)',
      'lat 35.98, 36.70',
      'координаты 35,98 36,70',
      'إحداثيات ٣٥٫٩٨، ٣٦٫٧٠',
      'https://example.org/?ll=35.98,36.70',
      'https://example.org/?q=35.98%2C36.70',
      'cp=35.98~36.70',
      '@35.98,36.70,15z',
      'bbox=36.70,35.98,36.71,35.99',
    ],
  },
  {
    name: 'labelled pair in degrees and minutes',
    expression: expression(
      `${pairLabel}${lead}${start}(?<place>\\d{1,3}(?<first>[\\s:-])\\d{1,2}\\k<first>\\d{1,2}${fraction}[\\s,;/]{1,4}[+-]?\\d{1,3}(?<second>[\\s:-])\\d{1,2}\\k<second>\\d{1,2}${fraction})${end}`,
    ),
    examples: [
      'coordinates 35 58 22, 36 42 08',
      'GPS: 35:58:22.5 36:42:08.1',
      'position 35-58-22 / 36-42-08',
    ],
  },
  {
    name: 'labelled latitude or longitude',
    expression: expression(
      `${noLetterBefore}${axis}${labelEnd}[."')\\]]{0,3}${lead}(?:(?:${hemisphere}|is|of)[\\s:=)]{1,3})?${start}(?<place>${anyDecimal}${optionalDegree})${end}`,
    ),
    accepts: (found) => isCoordinate(found, 1),
    examples: [
      'lat 35.98, lon 36.70',
      'lat=35.98&lon=36.70',
      '{"latitude": 35.982916, "longitude": 36.70221}',
      '<lat>35.98</lat><lon>36.70</lon>',
      'Latitude (N): 35.98',
      'lat. 35,98; lng. 36,70',
      'latitude of 35.9',
      'широта 35,98 долгота 36,70',
      'خط العرض ٣٥٫٩٨ خط الطول ٣٦٫٧٠',
      '纬度：35.98 经度：36.70',
      'अक्षांश ३५.९८ देशांतर ३६.७०',
      'Lat: −35.98',
    ],
  },
  {
    name: 'labelled latitude or longitude in degrees and minutes',
    expression: expression(
      `${noLetterBefore}${axis}${labelEnd}[."')\\]]{0,3}${lead}(?:${hemisphere}[\\s:=)]{1,3})?${start}(?<place>${sexagesimal})${end}`,
    ),
    accepts: (found) => isCoordinate(found, 1),
    examples: ['lat 35 58 22.5, lon 36 42 08', 'lat: 35-58-22', 'Latitude 35 58.375'],
  },
  {
    name: 'coordinate under an ambiguous label',
    expression: expression(
      `${noLetterBefore}${ambiguousAxis}${labelEnd}[."')\\]]{0,3}${lead}${start}(?<place>${anyDecimal}${optionalDegree})${end}`,
    ),
    accepts: (found) => isCoordinate(found, 2),
    examples: ['long 36.70', 'long: 36.70221', '{"long": "36.70221"}', 'طول: ٣٦٫٧٠'],
  },
  {
    name: 'coordinate in degrees and minutes under an ambiguous label',
    expression: expression(
      `${noLetterBefore}${ambiguousAxis}[."')\\]]{0,3}${lead}${start}(?<place>\\d{1,3}[\\s:-]\\d{1,2}[\\s:-]\\d{1,2}${fraction})${end}`,
    ),
    accepts: (found) => isCoordinate(found, 1),
    examples: ['long 36 42 08', 'long: 036-42-08.5'],
  },
  {
    name: 'latitude or longitude before its label',
    expression: expression(
      `${start}(?<place>${anyDecimal}${optionalDegree})\\s{0,2}\\(?\\s?(?:${axis}|long)${labelEnd}`,
    ),
    // Years are "lat" in Polish, and measures are long.
    accepts: ({ match }) => writtenNumber(match.groups?.place ?? '').decimals >= 3,
    examples: ['35.98291 (lat), 36.70221 (long)', '35.982° latitude', '36,70221 долготы'],
  },
  {
    name: 'x and y',
    expression: expression(
      `${noLetterBefore}[xy]\\s?[:=]\\s?(?<place>${anyDecimal}[\\s,;&/|]{1,4}[xy]\\s?[:=]\\s?${anyDecimal})${end}`,
    ),
    accepts: ({ match }) => [...match[0].matchAll(/\d[.,·]\d{2,40}/g)].length === 2,
    examples: ['x: 36.702, y: 35.982', 'Y=35.98291 X=36.70221'],
  },
  {
    name: 'bracketed pair',
    expression: expression(
      `[(\\[{<]\\s?(?<place>${anyDecimal}\\s?(?:[;,|]\\s?|\\s)${anyDecimal}(?:\\s?,\\s?\\d{1,5}(?:\\.\\d{1,5})?)?)\\s?[)\\]}>]`,
    ),
    accepts: isBracketedPoint,
    examples: ['(35.98, 36.70)', '[36.7, 34.8]', '(35,98; 36,70)', '[36.70, 35.98, 0]', '{35.98 36.70}'],
  },
  {
    name: 'pair after a word of place',
    expression: expression(
      `${noLetterBefore}${anyOf(whereWords)}${labelEnd}\\s{1,3}(?<place>(?<one>[+-]?\\d{1,3}[.·]\\d{2})\\s?[,/;\\s]\\s?(?<other>[+-]?\\d{1,3}[.·]\\d{2}))${end}(?!,\\d)`,
    ),
    accepts: isNoClockTime,
    examples: ['at 35.98, 36.70', 'near 35.98 36.70'],
  },
  {
    name: 'well-known text',
    expression: expression(
      '(?:srid=\\d{1,6};)?(?:multi)?(?:point|linestring|polygon)\\s{0,2}(?:zm?|m)?\\s{0,2}\\({1,3}[\\s\\d.,()+-]{2,4000}[\\d)]',
    ),
    accepts: ({ match }) => /\d\.\d/.test(match[0]),
    examples: [
      'POINT(36.7 34.8)',
      'SRID=4326;POINT Z (36.7 34.8 0)',
      'POLYGON((36.7 34.8, 36.8 34.8, 36.7 34.9))',
    ],
  },
];

/** A label and three decimals are enough; with fewer, a unit makes it a length: "a tunnel long 3.5 km". */
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

/** Confidence intervals, versions and number lists stand in brackets too, after what they belong to. */
function isBracketedPoint({ match, before }: FoundLocation): boolean {
  const [one, other] = [...(match.groups?.place ?? '').matchAll(/\d{1,3}[.,·]\d{1,40}/g)].map(([text]) =>
    writtenNumber(text),
  );
  if (one === undefined || other === undefined || !inRange(one, other)) return false;
  if (/,/.test(match[0]) && !/[.·]\d/.test(match[0]) && one.decimals === 3 && other.decimals === 3)
    return false;
  return !/(?:\d|%|\bci|\bic|\brange|\biqr|versions?|\bv)[\s:,]{0,3}[([{<]\s?$/i.test(before);
}

function isNoClockTime({ match, before, after }: FoundLocation): boolean {
  const numbers = [match.groups?.one ?? '', match.groups?.other ?? ''].map(writtenNumber);
  const [one, other] = numbers;
  if (one === undefined || other === undefined || !inRange(one, other)) return false;
  const isClock = numbers.every(({ degrees }) => degrees < 25 && Math.round((degrees % 1) * 100) < 60);
  return !isClock && !isMeasured(before, after);
}
