import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterSimilarity } from '../../../src/matching/finding/character-similarity.js';

const similarity = (message: string, ...texts: string[]) => characterSimilarity(message, texts, 'en');

test('is 1 for the same text, 0 for one that shares no n-gram', () => {
  const [same, other] = similarity('The dam burst', 'The dam burst', 'Lucky zebras jog');
  expect(same).toBeCloseTo(1);
  expect(other).toBe(0);
});

test('matches a name within a hashtag', () => {
  const [held = 0, missing = 1] = similarity('pray for brenosadam', 'A dam at Brenosa', 'A school in Ilvara');
  expect(held).toBeGreaterThan(missing);
});

test('weights n-grams of all texts less than those of one', () => {
  const [common = 1, rare = 0] = similarity('bridge sirens', 'bridge bridge', 'bridge sirens', 'bridge post');
  expect(rare).toBeGreaterThan(common);
});

test('is from 0 to 1 for any texts', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { minLength: 1 }), (message, texts) => {
      const found = similarity(message, ...texts);
      expect(found).toHaveLength(texts.length);
      for (const one of found) {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});

test('does not depend on earlier comparisons', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 });
  const message = fc.record({ message: text, texts: fc.array(text) });
  fc.assert(
    fc.property(message, message, (first, other) => {
      const before = similarity(first.message, ...first.texts);
      similarity(other.message, ...other.texts);
      expect(similarity(first.message, ...first.texts)).toEqual(before);
    }),
  );
});
