import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TermIndex } from '../../../src/index/terms/term-index.js';

const indexOf = (docs: readonly (readonly string[])[]) => {
  const index = new TermIndex((a, b) => a - b, 0.4);
  const documents = docs.map((terms, item) => index.add(item, terms));
  return { index, documents };
};

test('a term that is repeated where it is held counts for more than one that is not', () => {
  const { index } = indexOf([
    ['ebola', 'ebola', 'report'],
    ['ebola', 'ebola', 'report'],
    ['ebola', 'say', 'report'],
  ]);
  expect(index.recurrence('ebola')).toBeGreaterThan(1);
  expect(index.recurrence('report')).toBeLessThan(1);
  expect(index.recurrence('ebola')).toBeGreaterThan(index.recurrence('say'));
});

test('every term counts alike where none is repeated or held', () => {
  const { index } = indexOf([['dam', 'river'], ['dam']]);
  expect(['dam', 'river', 'unseen'].map((term) => index.recurrence(term))).toEqual([1, 1, 1]);
});

test('what is made of it can be kept until a document comes or goes', () => {
  const { index } = indexOf([['dam'], ['dam', 'dam', 'river']]);
  const before = index.recurrence;
  expect(index.recurrence).toBe(before);
  const document = index.add(2, ['river', 'river']);
  const between = index.recurrence;
  expect(between).not.toBe(before);
  index.remove(document, ['river', 'river']);
  expect(index.recurrence).not.toBe(between);
});

test('depends on what is held, and not on what was removed or given back', () => {
  const term = fc.constantFrom('dam', 'river', 'siren');
  const docs = fc.array(fc.array(term, { minLength: 1, maxLength: 6 }), { maxLength: 100 });
  fc.assert(
    fc.property(docs, docs, (gone, kept) => {
      const { index, documents } = indexOf([...gone, ...kept]);
      for (const [item, terms] of gone.entries()) index.remove(documents[item] ?? -1, terms);
      const expected = indexOf(kept).index;
      const figures = (of: TermIndex) => ['dam', 'river', 'siren'].map((one) => of.recurrence(one));
      expect(figures(index)).toEqual(figures(expected));
      for (const _ of index.compact(() => {}));
      expect(figures(index)).toEqual(figures(expected));
    }),
  );
});
