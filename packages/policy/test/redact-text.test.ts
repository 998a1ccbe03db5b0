import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedView } from '../src/redaction/folded-view.js';
import { locationPatterns } from '../src/redaction/location-patterns.js';
import { LOCATION_REMOVED, redactText } from '../src/redaction/redact-text.js';
import { sentences } from './sentences.js';

const examples = locationPatterns.flatMap(({ name, examples }) =>
  examples.map((text) => [name, text] as const),
);

describe('every pattern has an example that it recognises itself', () => {
  test.each(locationPatterns.map((pattern) => [pattern.name, pattern] as const))('%s', (_name, pattern) => {
    for (const example of pattern.examples) {
      pattern.expression.lastIndex = 0;
      expect((pattern.sign ?? /\d/).test(foldedView(example).text), example).toBe(true);
      expect(pattern.expression.test(foldedView(example).text), example).toBe(true);
    }
  });
});

describe('a place goes, and the sentence around it stays', () => {
  test.each(examples)('%s: %s', (_name, example) => {
    const redacted = redactText(`Shelling hit the town ${example} on Monday.`);
    expect(redacted).toMatch(/^Shelling hit the town .*\[location removed\].* on Monday\.$/s);
    expect(redacted).not.toMatch(/\p{Nd}|Binnish|AbCdEf|index|raft/u);
  });

  test('a pair becomes one mark', () => {
    expect(redactText('Seen at 35.98291, 36.70221.')).toBe(`Seen at ${LOCATION_REMOVED}.`);
    expect(redactText('Seen at 35°58\'22"N, 36°42\'08"E.')).toBe(`Seen at ${LOCATION_REMOVED}.`);
    expect(redactText('lat 35.98, lon 36.70')).toBe(`lat ${LOCATION_REMOVED}, lon ${LOCATION_REMOVED}`);
  });

  test('several places in one text', () => {
    expect(redactText('From 35.98291, 36.70221 to https://maps.app.goo.gl/AbC (8G4Q5XJ2+22).')).toBe(
      `From ${LOCATION_REMOVED} to ${LOCATION_REMOVED} (${LOCATION_REMOVED}).`,
    );
  });

  test('what hides between the digits goes with them', () => {
    expect(redactText('at 3\u200b5.98\u20602916\ufe0f, 36.7\u00ad02210 on Monday')).toBe(
      `at ${LOCATION_REMOVED} on Monday`,
    );
  });
});

test('a text without a place is returned as it is', () => {
  for (const text of [
    '',
    'Clashes in Idlib.',
    'Ｆｕｌｌ　ｗｉｄｔｈ &amp; 100% — “quoted”',
    '[location removed]',
  ]) {
    expect(redactText(text)).toBe(text);
  }
});

describe('left alone', () => {
  test.each([
    'At least 40 people, 12 of them children, were killed',
    'between 3.5 and 4.2 million people',
    'from 3.5 to 4.25 percent, and 2.75%, 3.25% after',
    'a magnitude 5.4, depth 10.2 km earthquake',
    'grew 2.35, 3.41 and 4.12 percent',
    'It costs $35.982, $36.702 or 35.98 €, 36.70 €',
    'USD 1.0823, 1.0845',
    'SYP 35,982 and 36,702',
    '12,345, 67,890 and 101,112 displaced',
    'entre 12.345 y 15.678 personas, 12.345-15.678 muertos',
    'on 12.05.2016, 13.05.2016 and 2016-05-14',
    'from 05.2016, 06.2016',
    '12 May 2016, 12May2016 and 03MAR2017',
    'at 10:30, 11.45 and 12:30:45',
    'at 10.30, 11.45 they left',
    'at 12:30:45 EST, 16:00 E',
    'call +963 11 212 3456 or 0049 (30) 123-456-78',
    'a score of 3.45, 4.56 points, and a 2-1 win',
    'versions 1.2.3, 10.15.7 and (v1.2, 1.3)',
    'addresses 192.168.1.1, 10.123.45.6',
    'lists [12, 14], (35, 36) and 12, 14',
    'coordinates 35, 36 as whole degrees, lat 35, lon 36',
    'the 36th parallel north, 35°N 36°E',
    'at 35.9°C, 36.7°C or 36 degrees',
    'a fever of 38.5 degrees',
    'a tunnel long 3.5 km, 12.5 km north of the town',
    'lasted 1.25 s, with 5.4 N and 1.5e3',
    'odds ratio 2.7 (2.1, 3.4), 95% CI (1.2, 3.4)',
    'the G20, the A320, an F-16, a T-55 and the M4 and M5 roads',
    'Su-24 and MiG-23, 120 mm mortars, 7.62x39 and 12.7 mm rounds',
    'resolutions 2254 (2015) and S/2016/85',
    'R3591;TS110;(S792a)',
    'ISBN 978-3-16-148410-0 and DOI 10.1177/0022343313494396',
    'id 3f2b1c9a-3cab-1234-9def-0123456789ab',
    'C++ and 2345+67, A+B',
    'his father and/or his brother // and others',
    'https://www.syriahr.com/en/2016/01/04/clashes-in-the-western-countryside/',
    'https://www.openstreetmap.org/copyright',
    'https://example.org/article?id=123456&page=2',
    'the Google Maps app and what3words addresses',
    'the grid on 2016 and the point of 3 people',
    'the geohash system',
    'le taux est 2,45',
    'убито 35 человек, ранено 36,5 тысяч',
    'قتل 35 شخصا بينهم 12 طفلا في 12.05.2016',
    'on 12-05-16 north of the town',
  ])('%s', (text) => {
    expect(redactText(text)).toBe(text);
  });
});

describe('time grows with length alone: texts of 50,000 characters, made to be slow', () => {
  const fill = (unit: string) => unit.repeat(Math.ceil(50_000 / unit.length)).slice(0, 50_000);
  const almost = [
    ...[
      '1',
      '1.',
      '1.1 ',
      '1.1 -',
      '1.1,',
      '1,1 ',
      '9.123, ',
      '9.1234-',
      '35.98N',
      'N35.98',
      '1°',
      "1°1'",
      '°11',
    ],
    ...[
      '-',
      '+11',
      '/',
      '//',
      '///a.',
      '///aa.aa.',
      '(1.1',
      '[1.1, ',
      'geo:',
      'maps.',
      'www.',
      'a-',
      'a',
      '٣٫',
    ],
    ...[
      '&#51;',
      '&',
      '%D9%A3',
      '%',
      'lat ',
      'lat: ',
      'latitude',
      'point(1 ',
      'coordinates: ',
      'at 1.1 ',
      'x=1.1 ',
    ],
    ...[
      '2345',
      '2345+',
      'CFGH+',
      '37SBV',
      '37S BV 1234 ',
      '37S 123456 ',
      '123456 mE ',
      '1 1 1 ',
      '11:11:11 ',
    ],
    ...[
      '1 degrees 1 minutes ',
      '\u200b',
      ' ',
      '\n',
      'geohash ',
      'what3words ',
      '1.1 and ',
      'osm.org/.',
      'N 11 11 ',
    ],
    ...['!3d1.1', '1234N', '35d58', "35 58'", '1.123° ', `${'0'.repeat(41)}.`, 'Н', '\u0301'],
  ];

  test('repetitions of what begins like a place', () => {
    for (const unit of almost) {
      const redacted = redactText(`${fill(unit)}x`);
      expect(redactText(redacted) === redacted, unit).toBe(true);
    }
  }, 120_000);

  test('repetitions of places', () => {
    for (const { examples } of locationPatterns) {
      const redacted = redactText(fill(`${examples[0]} `));
      expect(redacted.includes(LOCATION_REMOVED), examples[0]).toBe(true);
    }
  }, 120_000);
});

test('places that run into one another', () => {
  for (const [, example] of examples) {
    const redacted = redactText(example.repeat(40));
    expect(redactText(redacted) === redacted, example).toBe(true);
  }
});

describe('properties', () => {
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

  test('redacting twice changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(...examples.map(([, example]) => example)),
      fc.constantFrom(
        ' ',
        ', ',
        '',
        '-',
        '\n',
        'and',
        'N',
        '°',
        "'",
        '(',
        '35.98',
        '36.702',
        '/',
        '+',
        'lat ',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = redactText(pieces.join(''));
        expect(redactText(once)).toBe(once);
      }),
      { numRuns: 300 },
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
