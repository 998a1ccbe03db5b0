import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMismatch } from '../../../src/matching/guards/find-mismatch.js';
import { compare } from '../../support/compare.js';

const samples = readFileSync(new URL('../../data/guard-samples.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [lang: string, difference: string, submitted: string, stored: string]);

test.each(samples)('%s, %s: %s / %s', (lang, difference, submitted, stored) => {
  expect(findMismatch(compare(submitted, stored, { lang })) ?? 'none').toBe(difference);
});

test('a detail from the context of the stored claim is not a difference', () => {
  const context = 'Said of Iris Calder in May 2025.';
  expect(findMismatch(compare('The dam burst in 2025.', 'The dam burst.', { context }))).toBeNull();
  expect(
    findMismatch(compare('The mayor, Iris Calder, resigned.', 'The mayor resigned.', { context })),
  ).toBeNull();
});

test('the province of a claim counts as a mention', () => {
  const province = { slug: 'sarenes', name: 'Sarenes', country: 'XA', source_name: null };
  const pair = ['The dam of Sarenes burst in the night', 'The dam burst in the night'] as const;
  expect(findMismatch(compare(...pair))).toBe('place');
  expect(findMismatch(compare(...pair, { province }))).not.toBe('place');
});

test('the year of the signature matches the year of the claim only', () => {
  const signed = 'The dam at Old Ford burst. — River News (@river) May 4, 2025';
  expect(findMismatch(compare(signed, 'In 2025 the dam at Old Ford burst.'))).toBeNull();
  expect(findMismatch(compare(signed, 'In 2024 the dam at Old Ford burst.'))).toBe('date');
});
