import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedView } from '../src/redaction/folded-view.js';
import { locationPatterns } from '../src/redaction/location-patterns.js';
import { LOCATION_REMOVED, redactText } from '../src/redaction/redact-text.js';

/** Texts in which every digit, or every part of the link or code, belongs to a place. */
const examples = readFileSync(new URL('location-examples.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [pattern: string, text: string]);
const examplesOf = (pattern: string) => examples.filter(([name]) => name === pattern).map(([, text]) => text);

describe('every pattern matches its own example', () => {
  test.each(locationPatterns.map((pattern) => [pattern.name, pattern] as const))('%s', (_name, pattern) => {
    expect(examplesOf(pattern.name)).not.toEqual([]);
    for (const example of examplesOf(pattern.name)) {
      pattern.expression.lastIndex = 0;
      expect((pattern.sign ?? /\d/).test(foldedView(example).text), example).toBe(true);
      expect(pattern.expression.test(foldedView(example).text), example).toBe(true);
    }
  });
});

describe('removes a place and keeps the sentence around it', () => {
  test.each(examples)('%s: %s', (_name, example) => {
    const redacted = redactText(`Shelling hit the town ${example} on Monday.`);
    expect(redacted).toMatch(/^Shelling hit the town .*\[location removed\].* on Monday\.$/s);
    expect(redacted).not.toMatch(/\p{Nd}|Binnish|AbCdEf|index|raft/u);
  });

  test('replaces a pair by one mark', () => {
    expect(redactText('Seen at 35.98291, 36.70221.')).toBe(`Seen at ${LOCATION_REMOVED}.`);
    expect(redactText('Seen at 35°58\'22"N, 36°42\'08"E.')).toBe(`Seen at ${LOCATION_REMOVED}.`);
    expect(redactText('lat 35.98, lon 36.70')).toBe(`lat ${LOCATION_REMOVED}, lon ${LOCATION_REMOVED}`);
  });

  test('several places in one text', () => {
    expect(redactText('From 35.98291, 36.70221 to https://maps.app.goo.gl/AbC (8G4Q5XJ2+22).')).toBe(
      `From ${LOCATION_REMOVED} to ${LOCATION_REMOVED} (${LOCATION_REMOVED}).`,
    );
  });

  test('removes combining marks of the last letter', () => {
    expect(redactText('٣٥٫٩٨ شمالاً، ٣٦٫٧٠ شرقاً')).toBe(LOCATION_REMOVED);
  });

  test('removes invisible characters between the digits', () => {
    expect(redactText('at 3\u200b5.98\u20602916\ufe0f, 36.7\u00ad02210 on Monday')).toBe(
      `at ${LOCATION_REMOVED} on Monday`,
    );
  });
});

test('returns a text without a place unchanged', () => {
  for (const text of [
    '',
    'Clashes in Idlib.',
    '&toString; &valueOf; &constructor; &__proto__; &unknown;',
    'Ｆｕｌｌ　ｗｉｄｔｈ &amp; 100% — “quoted”',
    '[location removed]',
  ]) {
    expect(redactText(text)).toBe(text);
  }
});

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

test('overlapping places', () => {
  for (const [, example] of examples) {
    const redacted = redactText(example.repeat(40));
    expect(redactText(redacted) === redacted, example).toBe(true);
  }
});

test('is idempotent', () => {
  const piece = fc.oneof(
    fc.constantFrom(...examples.map(([, example]) => example)),
    fc.constantFrom(' ', ', ', '', '-', '\n', 'and', 'N', '°', "'", '(', '35.98', '36.702', '/', '+', 'lat '),
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
