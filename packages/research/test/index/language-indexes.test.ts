import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LanguageIndexes } from '../../src/index/language-indexes.js';

const byNumber = { compare: (a: number, b: number) => a - b, read: (numbers: readonly number[]) => numbers };
const word = fc.constantFrom('dam', 'presa', 'burst', 'siren', 'sirena', 'dique', 'wage', 'the', 'la');
const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const items = fc.array(fc.tuple(text, fc.constantFrom('en', 'es', 'fr-CA', 'und')), { maxLength: 300 });

test('results in one language do not hide those in another', () => {
  fc.assert(
    fc.property(items, text, fc.integer({ min: 1, max: 30 }), (held, asked, limit) => {
      const together = new LanguageIndexes(byNumber, 0.4);
      const apart = new Map<string, LanguageIndexes<number>>();
      for (const [item, [words, lang]] of held.entries()) {
        const own = apart.get(lang) ?? new LanguageIndexes(byNumber, 0.4);
        apart.set(lang, own);
        own.add(item, words, lang);
        together.add(item, words, lang);
      }
      const expected = [...apart.values()]
        .flatMap((index) => index.search(() => asked, held.length))
        .sort((a, b) => b.score - a.score || a.item - b.item)
        .slice(0, limit);
      expect(together.search(() => asked, limit)).toEqual(expected);
    }),
  );
});
