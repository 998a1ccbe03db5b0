import { expect, test } from 'vitest';
import { topicality } from '../../../src/matching/finding/topicality.js';
import { WordTable } from '../../../src/matching/finding/word-table.js';

const table = new WordTable('en');
const weight = topicality((term) => (term === 'ebola' ? 4 : 1));
const weightOf = (word: string) => weight(table.wordOf(word));

test('a term that claims repeat counts for more, a stop word for less', () => {
  expect(weightOf('ebola')).toBeGreaterThan(weightOf('dated'));
  expect(weightOf('about')).toBeLessThan(weightOf('dated'));
});

test('a long word counts for more by all of its runs together, though for less by each of them', () => {
  const [short, long] = [weightOf('dams'), weightOf('kakistocracies')];
  expect(long).toBeLessThan(short);
  expect(long * 'kakistocracies'.length).toBeGreaterThan(short * 'dams'.length);
});
