import { anyOf, noLetterAfter } from './fragments.js';
import { expression, type FoundLocation, type LocationPattern } from './location-pattern.js';
import { plusSign } from './signs.js';
import { cellIsWords, pairWords, spotWords, whereWords } from './word-lists.js';

// Grid references, cell codes and metres of a projection.

const codeStart = '(?<![\\p{L}\\d]|[\\p{L}\\d][-_])';
const codeEnd = '(?![\\p{L}\\d]|[-_][\\p{L}\\d])';
const band = '[c-hj-np-x]';
const square = '[a-hj-np-z][a-hj-np-v]';
const gridDigits = '(?<digits>\\d{2,5}[\\s-]?\\d{2,5}|\\d{4,10})';
const metres = '\\d{6,8}(?:[.,]\\d{1,4})?';
const separator = '[\\s,;/|-]{1,4}';
// Open Location Code alphabet: no vowels, no look-alikes, no 0 and 1.
const plusDigit = '[2-9cfghjmpqrvwx]';
const quote = '["\'\\s:=#(.-]{1,4}';

const gridSign = /\d\s?[c-x][\s-]?[a-z]{2}[\s-]?\d/;
const labelledGridSign = /mgrs|usng|grid/;
const metresSign = /\d{6}(?:[.,]\d{1,4})?\D{1,16}\d{6}/;
const bareCodeSign = /\d[a-z]{1,9}\d|[a-r]{2}\d{2}[a-x]{2}|\p{L}{3}\.\p{L}{3,20}\.\p{L}{3}/u;
const groupedMetresSign = /\d{3}\s\d{3}\D{1,6}\d{1,2}\s\d{3}\s\d{3}/;
const codeSign = /geohash|code|olc|gars|georef|maidenhead|locator|h3|s2/;

export const gridPatterns: readonly LocationPattern[] = [
  {
    name: 'MGRS',
    sign: gridSign,
    expression: expression(
      `${codeStart}\\d{1,2}(?:${band}[\\s-]?|\\s${band}\\s)${square}[\\s-]?${gridDigits}${codeEnd}`,
    ),
    accepts: isGridReference,
  },
  {
    name: 'labelled grid reference',
    sign: labelledGridSign,
    expression: expression(
      `(?<!\\p{L})(?:mgrs|usng|grid\\s?ref(?:erence)?|grid)${quote}(?:is\\s)?(?<place>(?:\\d{1,2}\\s?${band}\\s?)?[a-hj-z]{1,2}[\\s-]?(?<digits>\\d{1,5}[\\s-]?\\d{1,5}|\\d{4,10}))${codeEnd}`,
    ),
    accepts: isLabelledReference,
  },
  {
    name: 'UTM with zone',
    sign: metresSign,
    expression: expression(
      `(?:(?:utm|zone)[\\s:]{1,2})?${codeStart}\\d{1,2}\\s?${band}[\\s,;:]{1,3}(?:e(?:asting)?[\\s:=]{0,2})?${metres}\\s?(?:m?\\s?e)?${separator}(?:n(?:orthing)?[\\s:=]{0,2})?${metres}(?:\\s?m?\\s?n)?${codeEnd}`,
    ),
  },
  {
    name: 'UTM metres',
    sign: metresSign,
    expression: expression(
      `${codeStart}(?:${metres}\\s?m?\\s?e${separator}${metres}\\s?m?\\s?n|${metres}\\s?m?\\s?n${separator}${metres}\\s?m?\\s?e|e(?:asting)?[\\s:=]{0,3}${metres}m?${separator}n(?:orthing)?[\\s:=]{0,3}${metres}m?|n(?:orthing)?[\\s:=]{0,3}${metres}m?${separator}e(?:asting)?[\\s:=]{0,3}${metres}m?)${codeEnd}`,
    ),
  },
  {
    name: 'UTM with metres in groups',
    sign: groupedMetresSign,
    expression: expression(
      `(?:(?:utm|zone)[\\s:]{1,2})?${codeStart}\\d{1,2}\\s?${band}[\\s,;:]{1,3}(?:e\\s?)?\\d{3}\\s\\d{3}(?:\\s?m?\\s?e)?${separator}(?:n\\s?)?\\d{1,2}\\s\\d{3}\\s\\d{3}(?:\\s?m?\\s?n)?${codeEnd}`,
    ),
  },
  {
    name: 'plus code',
    sign: /[\da-z]\s?\+/,
    expression: expression(
      `${codeStart}${plusDigit}{6}(?:00|${plusDigit}{2})(?:\\+${plusDigit}{0,7}|\\s?\\+\\s?${plusDigit}{2,7})${codeEnd}`,
    ),
  },
  {
    name: 'short plus code',
    sign: plusSign,
    expression: expression(`${codeStart}${plusDigit}{4}(?:${plusDigit}{2})?\\+${plusDigit}{2,7}${codeEnd}`),
    // Sums such as "2345+67" have only digits.
    accepts: ({ match }) => /[a-z]/.test(match[0]),
  },
  {
    name: 'labelled code',
    sign: codeSign,
    expression: expression(
      `(?<!\\p{L})(?:geohash|plus\\s?codes?|olc|open\\s?location\\s?code|gars|georef|maidenhead|h3(?:\\s?(?:index|cell))?|s2\\s?(?:cell|token)(?:\\s?id)?)(?:\\s(?:locator|square|grid|code|reference))?${quote}(?:is\\s)?["']?(?<place>[a-z0-9+]{5,20})${codeEnd}`,
    ),
    accepts: ({ match }) => /\d/.test(match.groups?.place ?? '') || /^geohash\W*[:=]/.test(match[0]),
  },
  {
    name: 'code after a word of place',
    sign: bareCodeSign,
    expression: expression(
      `(?<!\\p{L})${anyOf([...whereWords, ...pairWords, ...spotWords])}${noLetterAfter}(?:\\s${anyOf(cellIsWords)})?[\\s:=("'-]{1,4}(?<place>(?<square>[a-r]{2}\\d{2}[a-x]{2}(?:\\d{2})?)|(?<geohash>[0-9b-hjkmnp-z]{6,12})|(?<words>\\p{L}{3,20}\\.\\p{L}{3,20}\\.\\p{L}{3,20}))(?![\\p{L}\\d./@]|[-_][\\p{L}\\d])`,
    ),
    accepts: isBareCode,
  },
  {
    name: 'metres on a web map',
    sign: metresSign,
    expression: expression(
      `(?<!\\p{L})(?:(?:epsg|srid)[\\s:=]{0,2}(?:3857|900913|327\\d{2}|326\\d{2})|web\\s?mercator)[^\\d]{1,12}-?\\d{6,8}(?:\\.\\d{1,6})?${separator}-?\\d{6,8}(?:\\.\\d{1,6})?${codeEnd}`,
    ),
  },
  {
    name: 'well-known binary',
    sign: /[0-9a-f]{40}/,
    // Byte order and geometry type of EWKB and ISO WKB, little or big endian; longer than a hash that begins so by chance. The
    // prefix `\x` of PostgreSQL makes an escape of the byte order; decoded, 01 is a control character and 00 is dropped.
    expression: expression(
      `(?:(?:(?<![0-9a-f])01|\\u0001)(?:0[1-7]0000[0248ac]0|(?:e[9-f]03|d[1-7]07|b[9-f]0b)0000)` +
        `|(?<![0-9a-f])(?:00)?(?:[0248ac]0{6}[1-7]|0000(?:03e[9-f]|07d[1-7]|0bb[9-f])))[0-9a-f]{32,65536}`,
    ),
  },
];

function isGridReference({ match }: FoundLocation): boolean {
  return (
    isEven(match.groups?.digits) &&
    !/^\d{1,2}\s?(?:dec|feb|jan|jul|jun|mar|may|sep|set|fev|mai|mrz|dez|ene|ago)\D{0,2}(?:19|20)\d{2}$/.test(
      match[0],
    )
  );
}

/**
 * Whether a code is a geohash, whose mix of letters and digits no word, year or weapon name has, or a square or three
 * words. Three words with points are often a host name.
 */
function isBareCode({ match }: FoundLocation): boolean {
  const { geohash, square, words } = match.groups ?? {};
  if (words !== undefined) return !/^www\.|\.(?:com|org|net|info|gov|edu|html?|pdf|php)$/.test(words);
  if (square !== undefined) return true;
  return /[a-z]\d+[a-z]/.test(geohash ?? '') && /\d[a-z]+\d/.test(geohash ?? '');
}

/** Excludes phrases such as "the grid on 2016". */
function isLabelledReference({ match, written }: FoundLocation): boolean {
  const { place = '', digits = '' } = match.groups ?? {};
  const letters = /\p{L}{1,2}(?=[\s-]?\d[\d\s-]*$)/u.exec(written.slice(-place.length))?.[0] ?? '';
  return isEven(digits) && (letters === letters.toUpperCase() || digits.length >= 6);
}

const isEven = (digits = ''): boolean => digits.replace(/\D/g, '').length % 2 === 0;
