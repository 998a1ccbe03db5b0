import { describe, expect, test } from 'vitest';
import { locationPatterns } from '../src/redaction/location-patterns.js';
import { LOCATION_REMOVED, redactText } from '../src/redaction/redact-text.js';
import { examplesOf } from './location-examples.js';

describe('takes linear time: hostile texts of 10,000 characters', () => {
  const fill = (unit: string) => unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000);
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

  test('repeated prefixes of a place', () => {
    for (const unit of almost) {
      const redacted = redactText(`${fill(unit)}x`);
      expect(redactText(redacted) === redacted, unit).toBe(true);
    }
  }, 120_000);

  test('repeated places', () => {
    for (const { name } of locationPatterns) {
      const [example] = examplesOf(name);
      const redacted = redactText(fill(`${example} `));
      expect(redacted.includes(LOCATION_REMOVED), example).toBe(true);
    }
  }, 120_000);
});
