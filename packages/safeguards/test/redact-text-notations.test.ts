import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCATION_REMOVED, redactText } from '../src/index.js';
import { viewsOf } from '../src/redaction/views.js';
import { notations, placesIn } from './places.js';
import { sentences } from './sentences.js';

describe('any place, in any notation and script, in any sentence', () => {
  test.each(notations.map((notation) => [notation.name, notation] as const))(
    'leaves no digit, and what is left has nothing more to lose: %s',
    (_name, notation) => {
      fc.assert(
        fc.property(placesIn(notation), sentences, (place, [before, after]) => {
          const redacted = redactText(`${before} ${place} ${after}`);
          expect(redacted).toContain(LOCATION_REMOVED);
          // In every view, so that neither number words nor escapes hide a place.
          for (const { text } of viewsOf(redacted)) expect(text).not.toMatch(/\d/);
          expect(redactText(redacted)).toBe(redacted);
        }),
      );
    },
  );
});

describe('never changes a text without numbers, codes and links', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdeéñßабвгдежийкقصفعلى ,.;:!?()«»—-’"\n'),
    maxLength: 80,
  });

  test('letters and punctuation', () => {
    fc.assert(
      fc.property(letters, (text) => {
        // Three words with points are a place only behind three slashes, which do not occur here.
        expect(redactText(text)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test('sentences', () => {
    fc.assert(
      fc.property(sentences, ([before, after]) => {
        expect(redactText(`${before} ${after}`)).toBe(`${before} ${after}`);
      }),
    );
  });
});
