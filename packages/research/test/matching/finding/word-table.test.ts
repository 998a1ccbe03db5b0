import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WordTable, wordTable } from '../../../src/matching/finding/word-table.js';

test('a word is read once, and its runs have numbers of this table', () => {
  const table = new WordTable('en');
  const word = table.wordOf('dams');
  expect(word).toMatchObject({ text: 'dams', terms: ['dam'], runs: [0, 1, 2] });
  expect(table.wordOf('dams')).toBe(word);
  expect(table.wordOf('the').terms).toEqual([]);
});

test('the same run has the same number in any word, and no other has it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1 })), (texts) => {
      const table = new WordTable('en');
      const words = texts.map((text) => table.wordOf(text));
      const written = new Map<number, string>();
      for (const { text, runs } of words)
        for (const [place, run] of runs.entries()) {
          const own = `_${text}_`.slice(place, place + 4);
          expect(written.get(run) ?? own).toBe(own);
          expect(run).toBeLessThan(table.runCount);
          written.set(run, own);
        }
      expect(new Set(written.values()).size).toBe(written.size);
    }),
  );
});

test('the table of a language is kept until it is large', () => {
  const table = wordTable('xx');
  table.wordOf('dams');
  expect(wordTable('xx')).toBe(table);
  for (let number = 0; number < 40_000; number++) table.wordOf(String(number));
  const next = wordTable('xx');
  expect(next).not.toBe(table);
  expect(next.size).toBe(0);
});
