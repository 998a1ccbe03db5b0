import fc from 'fast-check';

/** The digits of a coordinate. */
export interface Coordinate {
  readonly whole: number;
  readonly fraction: string;
  readonly isNegative: boolean;
}

/** A notation of a place, exact from this number of decimals on. */
export interface Notation {
  readonly name: string;
  readonly decimals: number;
  readonly print: (latitude: Coordinate, longitude: Coordinate) => string;
  /** Whether the notation writes the digits of the coordinate, so that another script can replace them. */
  readonly isInDigits?: boolean;
}

const decimal = ({ whole, fraction, isNegative }: Coordinate, mark = '.', minus = '-') =>
  `${isNegative ? minus : ''}${whole}${mark}${fraction}`;
const plain = ({ whole, fraction }: Coordinate, mark = '.') => `${whole}${mark}${fraction}`;
const ns = ({ isNegative }: Coordinate) => (isNegative ? 'S' : 'N');
const ew = ({ isNegative }: Coordinate) => (isNegative ? 'W' : 'E');
const north = ({ isNegative }: Coordinate) => (isNegative ? 'south' : 'north');
const east = ({ isNegative }: Coordinate) => (isNegative ? 'west' : 'east');
const sixtieths = ({ fraction }: Coordinate) => ({
  minutes: Number(fraction.slice(0, 2)) % 60,
  seconds: Number(fraction.slice(2, 4)) % 60,
});
const sexagesimal = (coordinate: Coordinate, letter: string) => {
  const { minutes, seconds } = sixtieths(coordinate);
  return `${coordinate.whole}°${minutes}'${seconds}.5"${letter}`;
};
const hyphened = (coordinate: Coordinate, letter: string) => {
  const { minutes, seconds } = sixtieths(coordinate);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${coordinate.whole}-${two(minutes)}-${two(seconds)}${letter}`;
};
const each = (text: string, escaped: (code: number) => string) =>
  [...text].map((character) => escaped(character.charCodeAt(0))).join('');
const hex = (code: number) => code.toString(16).padStart(2, '0');

const UNITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function inWords(number: number): string {
  if (number < 10) return UNITS[number] ?? '';
  if (number < 20) return [...TEENS, 'nineteen'][number - 10] ?? '';
  if (number >= 100) return `one hundred${number > 100 ? ` and ${inWords(number - 100)}` : ''}`;
  return `${TENS[Math.floor(number / 10)]}${number % 10 > 0 ? `-${inWords(number % 10)}` : ''}`;
}
const spoken = ({ whole, fraction }: Coordinate) =>
  `${inWords(whole)} point ${[...fraction].map((digit) => UNITS[Number(digit)]).join(' ')}`;

const written = (name: string, decimals: number, print: Notation['print'], isInDigits = true): Notation => ({
  name,
  decimals,
  print,
  isInDigits,
});
const disguised = (name: string, decimals: number, print: Notation['print']) =>
  written(name, decimals, print, false);

export const notations: readonly Notation[] = [
  written('comma and space', 3, (lat, lon) => `${decimal(lat)}, ${decimal(lon)}`),
  written('comma', 3, (lat, lon) => `${decimal(lat)},${decimal(lon)}`),
  written('space', 3, (lat, lon) => `${decimal(lat)} ${decimal(lon)}`),
  written('slash', 3, (lat, lon) => `${decimal(lat)}/${decimal(lon)}`),
  written('semicolon', 3, (lat, lon) => `${decimal(lat)}; ${decimal(lon)}`),
  written('new line', 3, (lat, lon) => `${decimal(lat)}\n${decimal(lon)}`),
  written('markup', 3, (lat, lon) => `${decimal(lat)}<br>${decimal(lon)}`),
  written('and', 3, (lat, lon) => `${decimal(lat)} and ${decimal(lon)}`),
  written('words between', 4, (lat, lon) => `${decimal(lat)} (later ${decimal(lon)})`),
  written('one alone', 6, (lat) => decimal({ ...lat, whole: lat.whole + 1 })),
  written('longitude first, in brackets', 2, (lat, lon) => `[${decimal(lon)}, ${decimal(lat)}]`),
  written('well-known text', 2, (lat, lon) => `POINT (${decimal(lon)} ${decimal(lat)})`),
  written('geo URI', 2, (lat, lon) => `geo:${decimal(lat)},${decimal(lon)}`),
  written('decimal comma', 4, (lat, lon) => `${decimal(lat, ',')} ${decimal(lon, ',')}`),
  written('unusual minus', 3, (lat, lon) => `${decimal(lat, '.', '−')}; ${decimal(lon, '.', '−')}`),
  written('labels', 2, (lat, lon) => `lat ${decimal(lat)}, lon ${decimal(lon)}`),
  written('labels, one only', 2, (lat) => `latitude: ${decimal(lat)}`),
  written('a label and words', 2, (lat, lon) => `coordinates of the well: ${decimal(lat)}, ${decimal(lon)}`),
  written('JSON', 2, (lat, lon) => `{"lat": ${decimal(lat)}, "lng": ${decimal(lon)}}`),
  written('JSON in a JSON string', 2, (lat, lon) => `{\\"lat\\":${decimal(lat)},\\"lng\\":${decimal(lon)}}`),
  written(
    'labels in Spanish',
    2,
    (lat, lon) => `latitud ${decimal(lat, ',')} y longitud ${decimal(lon, ',')}`,
  ),
  written('labels in Russian', 2, (lat, lon) => `широта ${decimal(lat, ',')}, долгота ${decimal(lon, ',')}`),
  written('labels in Ukrainian', 2, (lat, lon) => `широта ${decimal(lat)}, довгота ${decimal(lon)}`),
  written('labels in Arabic', 2, (lat, lon) => `خط العرض ${decimal(lat)} وخط الطول ${decimal(lon)}`),
  written('hemispheres', 2, (lat, lon) => `${plain(lat)}${ns(lat)} ${plain(lon)}${ew(lon)}`),
  written('hemispheres first', 2, (lat, lon) => `${ns(lat)} ${plain(lat)} ${ew(lon)} ${plain(lon)}`),
  written('hemisphere, one only', 2, (lat) => `${plain(lat)}°${ns(lat)}`),
  written('degree signs', 2, (lat, lon) => `${plain(lat)}° ${ns(lat)}, ${plain(lon)}° ${ew(lon)}`),
  written(
    'degrees in letters',
    2,
    (lat, lon) => `${plain(lat)} degrees ${north(lat)}, ${plain(lon)} degrees ${east(lon)}`,
  ),
  written(
    'degrees, minutes, seconds',
    4,
    (lat, lon) => `${sexagesimal(lat, ns(lat))} ${sexagesimal(lon, ew(lon))}`,
  ),
  written('the same with primes', 4, (lat) =>
    sexagesimal(lat, ns(lat)).replace("'", '′').replace('"', '″').replace('°', 'º'),
  ),
  written('the same with hyphens', 4, (lat, lon) => `${hyphened(lat, ns(lat))} ${hyphened(lon, ew(lon))}`),
  written(
    'degrees and minutes',
    4,
    (lat) => `${lat.whole} degrees ${sixtieths(lat).minutes} minutes ${north(lat)}`,
  ),
  written('map link', 2, (lat, lon) => `https://www.google.com/maps/@${decimal(lat)},${decimal(lon)},15z`),
  written(
    'address of an unknown site',
    2,
    (lat, lon) => `https://example.org/at/${decimal(lat)}/${decimal(lon)}`,
  ),
  disguised(
    'whole numbers',
    7,
    (lat, lon) =>
      `"latitudeE7": ${lat.whole + 1}${lat.fraction}, "longitudeE7": ${lon.whole + 1}${lon.fraction}`,
  ),
  disguised('exponents', 6, (lat, lon) =>
    [lat, lon].map((one) => `${(one.whole % 8) + 1}.${one.fraction}e1`).join(', '),
  ),
  disguised('words', 2, (lat, lon) => `${spoken(lat)} ${north(lat)}, ${spoken(lon)} ${east(lon)}`),
  disguised(
    'degrees and minutes in words',
    4,
    (lat) => `${inWords(lat.whole)} degrees ${inWords(sixtieths(lat).minutes)} minutes ${north(lat)}`,
  ),
  disguised('digits apart', 3, (lat, lon) => `${[...plain(lat)].join(' ')} , ${[...plain(lon)].join(' ')}`),
  disguised('letters for digits', 4, (lat, lon) =>
    [lat, lon]
      .map(({ whole, fraction }) => `${whole}.${fraction.replaceAll('0', 'O').replaceAll('1', 'l')}`)
      .join(', '),
  ),
  disguised('a word for the point', 4, (lat, lon) => `${plain(lat, ' (dot) ')} and ${plain(lon, ' (dot) ')}`),
  disguised('zero-width characters', 3, (lat, lon) =>
    Array.from(`${decimal(lat)}, ${decimal(lon)}`).join('\u200b'),
  ),
  disguised('HTML entities', 3, (lat, lon) => each(`${plain(lat)}, ${plain(lon)}`, (code) => `&#${code};`)),
  disguised('HTML entities in an address', 3, (lat, lon) =>
    encodeURIComponent(each(`${plain(lat)}, ${plain(lon)}`, (code) => `&#x${hex(code)};`)),
  ),
  disguised('percent escapes', 3, (lat, lon) =>
    each(`${plain(lat)}, ${plain(lon)}`, (code) => `%${hex(code)}`),
  ),
  disguised('percent escapes, twice', 3, (lat, lon) =>
    each(`${plain(lat)}, ${plain(lon)}`, (code) => `%25${hex(code)}`),
  ),
  disguised('escapes of a string', 3, (lat, lon) =>
    each(`${plain(lat)}, ${plain(lon)}`, (code) => `\\u00${hex(code)}`),
  ),
  disguised('escapes of a string in an address', 3, (lat, lon) =>
    encodeURIComponent(each(`${plain(lat)}, ${plain(lon)}`, (code) => `\\u00${hex(code)}`)),
  ),
  disguised('Base64', 3, (lat, lon) => Buffer.from(`${decimal(lat)}, ${decimal(lon)}`).toString('base64')),
];

const SCRIPTS = ['٠', '۰', '०', '০', '０', '𝟎'];

function inScript(zero: string, text: string): string {
  const start = zero.codePointAt(0) ?? 0;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(start + Number(digit)));
}

const coordinate = (limit: number, decimals: number): fc.Arbitrary<Coordinate> =>
  fc
    .record({
      // Small numbers without a label are not recognised as places.
      whole: fc.integer({ min: 5, max: limit - 1 }),
      digits: fc.array(fc.nat({ max: 9 }), { minLength: decimals - 1, maxLength: 6 }),
      last: fc.integer({ min: 1, max: 9 }),
      isNegative: fc.boolean(),
    })
    .map(({ whole, digits, last, isNegative }) => ({
      whole,
      isNegative,
      fraction: `${digits.join('')}${last}`,
    }))
    // "5.2001" is a month.
    .filter(({ fraction }) => !/^(?:19|20)\d\d$/.test(fraction));

/** Generates places in a notation, with digits of any script where the notation has digits. */
export const placesIn = ({ decimals, print, isInDigits }: Notation): fc.Arbitrary<string> =>
  fc
    .record({
      latitude: coordinate(90, decimals),
      longitude: coordinate(179, decimals),
      script: fc.option(fc.constantFrom(...SCRIPTS), { freq: 2 }),
    })
    .map(({ latitude, longitude, script }) => {
      const text = print(latitude, longitude);
      return isInDigits && script !== null ? inScript(script, text) : text;
    });
