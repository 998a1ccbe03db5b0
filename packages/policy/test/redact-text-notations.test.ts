import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCATION_REMOVED, redactText } from '../src/index.js';
import { foldedView } from '../src/redaction/folded-view.js';
import { sentences } from './sentences.js';

describe('any place, in any notation, in any sentence', () => {
  const fraction = fc.integer({ min: 100_001, max: 999_998 }).filter((digits) => digits % 10 !== 0);
  const whole = (limit: number) => fc.integer({ min: 0, max: limit - 1 });

  test.each(notations())('no digit of the fraction is left: %s', (_name, print) => {
    fc.assert(
      fc.property(
        whole(90),
        fraction,
        whole(180),
        fraction,
        fc.boolean(),
        fc.boolean(),
        sentences,
        (latitude, north, longitude, east, isSouth, isWest, [before, after]) => {
          const place = print(
            { whole: latitude, fraction: String(north), isNegative: isSouth },
            { whole: longitude, fraction: String(east), isNegative: isWest },
          );
          const redacted = redactText(`${before} ${place} ${after}`);
          expect(redacted).toContain(LOCATION_REMOVED);
          expect(foldedView(redacted).text).not.toMatch(/\d/);
        },
      ),
    );
  });
});

interface Coordinate {
  readonly whole: number;
  readonly fraction: string;
  readonly isNegative: boolean;
}

type Print = (latitude: Coordinate, longitude: Coordinate) => string;

function notations(): [name: string, print: Print][] {
  const decimal = ({ whole, fraction, isNegative }: Coordinate, mark = '.', minus = '-') =>
    `${isNegative ? minus : ''}${whole}${mark}${fraction}`;
  const plain = ({ whole, fraction }: Coordinate, mark = '.') => `${whole}${mark}${fraction}`;
  const ns = ({ isNegative }: Coordinate) => (isNegative ? 'S' : 'N');
  const ew = ({ isNegative }: Coordinate) => (isNegative ? 'W' : 'E');
  const sixtieths = ({ fraction }: Coordinate) => ({
    minutes: Number(fraction.slice(0, 2)) % 60,
    seconds: Number(fraction.slice(2, 4)) % 60,
    tenth: Number(fraction.slice(4, 5)),
  });
  const degrees = (coordinate: Coordinate, letter: string) => {
    const { minutes, seconds, tenth } = sixtieths(coordinate);
    return `${coordinate.whole}°${minutes}'${seconds}.${tenth}"${letter}`;
  };
  const inScript = (zero: string, text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
  return [
    ['comma and space', (lat, lon) => `${decimal(lat)}, ${decimal(lon)}`],
    ['comma', (lat, lon) => `${decimal(lat)},${decimal(lon)}`],
    ['longitude first, in brackets', (lat, lon) => `[${decimal(lon)}, ${decimal(lat)}]`],
    ['well-known text', (lat, lon) => `POINT (${decimal(lon)} ${decimal(lat)})`],
    ['geo URI', (lat, lon) => `geo:${decimal(lat)},${decimal(lon)}`],
    ['decimal comma', (lat, lon) => `${decimal(lat, ',')} ${decimal(lon, ',')}`],
    ['unusual minus', (lat, lon) => `${decimal(lat, '.', '−')}; ${decimal(lon, '.', '−')}`],
    ['labels', (lat, lon) => `lat ${decimal(lat)}, lon ${decimal(lon)}`],
    ['labels, one only', (lat) => `latitude: ${decimal(lat)}`],
    ['JSON', (lat, lon) => `{"lat": ${decimal(lat)}, "lng": ${decimal(lon)}}`],
    ['labels in Russian', (lat, lon) => `широта ${decimal(lat, ',')}, долгота ${decimal(lon, ',')}`],
    ['labels in Arabic', (lat, lon) => `خط العرض ${decimal(lat)} خط الطول ${decimal(lon)}`],
    ['hemispheres', (lat, lon) => `${plain(lat)}${ns(lat)} ${plain(lon)}${ew(lon)}`],
    ['hemispheres first', (lat, lon) => `${ns(lat)} ${plain(lat)} ${ew(lon)} ${plain(lon)}`],
    ['hemisphere, one only', (lat) => `${plain(lat)}°${ns(lat)}`],
    ['degree signs', (lat, lon) => `${plain(lat)}° ${ns(lat)}, ${plain(lon)}° ${ew(lon)}`],
    ['degrees, minutes, seconds', (lat, lon) => `${degrees(lat, ns(lat))} ${degrees(lon, ew(lon))}`],
    [
      'the same with primes',
      (lat) => degrees(lat, ns(lat)).replace("'", '′').replace('"', '″').replace('°', 'º'),
    ],
    ['map link', (lat, lon) => `https://www.google.com/maps/@${decimal(lat)},${decimal(lon)},15z`],
    ['Arabic-Indic digits', (lat, lon) => inScript('٠', `${plain(lat, '٫')}، ${plain(lon, '٫')}`)],
    ['Persian digits', (lat, lon) => inScript('۰', `${plain(lat, '٫')}، ${plain(lon, '٫')}`)],
    ['Devanagari digits', (lat, lon) => inScript('०', `${plain(lat)}, ${plain(lon)}`)],
    ['full-width digits', (lat, lon) => inScript('０', `${plain(lat, '．')}，${plain(lon, '．')}`)],
    ['mathematical digits', (lat, lon) => inScript('𝟎', `${plain(lat)}, ${plain(lon)}`)],
    ['zero-width characters', (lat, lon) => Array.from(`${decimal(lat)}, ${decimal(lon)}`).join('\u200b')],
    ['HTML entities', (lat) => `${lat.whole}&deg;${sixtieths(lat).minutes}&prime;`],
  ];
}
