import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedView } from '../src/redaction/folded-view.js';
import { locationPatterns } from '../src/redaction/location-patterns.js';
import { LOCATION_REMOVED, redactText } from '../src/redaction/redact-text.js';
import { examples, examplesOf } from './location-examples.js';

describe('every pattern matches its own example', () => {
  test.each(locationPatterns.map((pattern) => [pattern.name, pattern] as const))('%s', (_name, pattern) => {
    expect(examplesOf(pattern.name)).not.toEqual([]);
    for (const example of examplesOf(pattern.name)) {
      const { text, lower } = foldedView(example);
      pattern.expression.lastIndex = 0;
      expect(pattern.sign.test(lower), example).toBe(true);
      expect(pattern.expression.test(pattern.isCaseSensitive ? text : lower), example).toBe(true);
    }
  });
});

test.each(locationPatterns.filter(({ isCaseSensitive }) => !isCaseSensitive))(
  '$name has no capital, which no text in lower case matches',
  ({ expression, sign }) => {
    for (const { source } of [expression, sign])
      expect(source.replace(/\\p\{L[a-z]?\}|\\[A-Z]|a-zA-Z/g, '')).not.toMatch(/\p{Lu}/u);
  },
);

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
