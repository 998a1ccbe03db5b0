import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idf, termWeight } from '../../../src/index/terms/bm25.js';
import { TermIndex } from '../../../src/index/terms/term-index.js';

/** An item is known by the number of its place in a list. */
interface Doc {
  readonly item: number;
  readonly terms: readonly string[];
}

const descending = (a: number, b: number) => b - a;
const penalty = 0.4;
const term = fc.constantFrom('dam', 'river', 'burst', 'siren', 'dock', 'wage', 'flood');
const texts = fc.array(fc.array(term, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 150 });
const query = fc.uniqueArray(fc.oneof(term, fc.constant('unseen')), { minLength: 1 });

describe('ranking', () => {
  test('ranks all documents by BM25, and equal scores by the given order', () => {
    fc.assert(
      fc.property(texts, query, (all, asked) => {
        const docs = all.map((terms, item): Doc => ({ item, terms }));
        const { index } = indexOf(docs);
        expect(index.rank(new Set(asked), 5)).toEqual(scoreAll(docs, asked, 5, descending));
      }),
    );
  });

  test('does not depend on removed documents, before and after compaction', () => {
    fc.assert(
      fc.property(texts, texts, query, (kept, gone, asked) => {
        const docs = [...gone, ...kept].map((terms, item): Doc => ({ item, terms }));
        const [remove, keep] = [docs.slice(0, gone.length), docs.slice(gone.length)];
        const { index, documents } = indexOf(docs);
        for (const { item, terms } of remove) index.remove(documents[item] ?? -1, terms);
        const before = index.rank(new Set(asked), 5);
        compact(index, documents);
        expect(before).toEqual(scoreAll(keep, asked, 5, descending));
        expect(index.rank(new Set(asked), 5)).toEqual(before);
        for (const { item, terms } of keep) index.remove(documents[item] ?? -1, terms);
        expect(index.rank(new Set(asked), 5)).toEqual([]);
      }),
    );
  });
});

describe('MaxScore', () => {
  // Of few kinds of text, as records are, so that many scores are equal; of terms from frequent to rare.
  const words = Array.from({ length: 24 }, (_, number) => `w${number}`);
  const word = fc
    .tuple(fc.nat(words.length - 1), fc.nat(words.length - 1))
    .map(([a, b]) => words[Math.min(a, b)] ?? '');
  const kinds = fc.array(fc.array(word, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 40 });
  const asked = fc.uniqueArray(word, { minLength: 1, maxLength: 12 });

  test('returns the documents and exact scores of an exhaustive search', () => {
    fc.assert(
      fc.property(
        kinds,
        asked,
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(0, 0.25, 0.5, 1),
        fc.record({ inOrder: fc.boolean(), inRuns: fc.boolean() }),
        fc.infiniteStream(fc.nat(2 ** 20)),
        (texts, question, limit, share, { inOrder, inRuns }, chance) => {
          const random = () => chance.next().value;
          const docs = Array.from(
            { length: 6000 },
            (_, item): Doc => ({
              item,
              terms: (texts[(inRuns ? Math.floor(item / 150) : random()) % texts.length] ?? []).concat(
                random() % 5 ? [] : ['w0', 'w1'],
              ),
            }),
          );
          const orders = docs.map(inOrder ? () => 0 : random);
          const compare = (a: number, b: number) => (orders[a] ?? 0) - (orders[b] ?? 0) || a - b;
          const { index, documents } = indexOf(docs, compare);
          const gone = new Set(docs.filter(() => random() % 6 === 0));
          for (const { item, terms } of gone) index.remove(documents[item] ?? -1, terms);
          const held = docs.filter((doc) => !gone.has(doc));
          const all = scoreAll(held, question, limit, compare);
          const least = (all[0]?.score ?? 0) * share;
          const expected = all.filter(({ score }) => score >= least);
          expect(index.rank(new Set(question), limit, least)).toEqual(expected);
        },
      ),
      { numRuns: 30 },
    );
  }, 60_000);
});

test('compaction frees memory', () => {
  const docs = Array.from({ length: 1000 }, (_, item): Doc => ({ item, terms: [`t${item}`] }));
  const { index, documents } = indexOf(docs);
  for (const { item, terms } of docs.slice(1)) index.remove(documents[item] ?? -1, terms);
  const before = index.bytes;
  compact(index, documents);
  expect(index.bytes).toBeLessThan(before / 10);
  expect(index.termCount).toBe(1);
});

test('caps the term frequency at the maximum of a posting', () => {
  const often = (times: number): Doc[] => [
    {
      item: 0,
      terms: Array<string>(times)
        .fill('dam')
        .concat(Array<string>(400 - times).fill('river')),
    },
    { item: 1, terms: ['dam'] },
  ];
  const scoreOf = (times: number) => indexOf(often(times)).index.rank(new Set(['dam']), 2)[0]?.score;
  expect(scoreOf(300)).toBe(scoreOf(255));
  expect(scoreOf(255)).toBeGreaterThan(scoreOf(254) ?? 0);
});

function indexOf(docs: readonly Doc[], compare = descending) {
  const index = new TermIndex(compare, penalty);
  return { index, documents: docs.map(({ item, terms }) => index.add(item, terms)) };
}

function compact(index: TermIndex, documents: number[]): void {
  const moved = (item: number, document: number) => {
    documents[item] = document;
  };
  for (const _ of index.compact(moved));
}

function scoreAll(
  docs: readonly Doc[],
  asked: readonly string[],
  limit: number,
  compare: (a: number, b: number) => number,
) {
  const averageLength = docs.reduce((sum, { terms }) => sum + terms.length, 0) / docs.length;
  const idfs = asked.map((wanted) =>
    idf(docs.length, docs.filter(({ terms }) => terms.includes(wanted)).length),
  );
  return docs
    .map(({ item, terms }) => ({
      item,
      score: asked.reduce((sum, wanted, place) => {
        const occurrences = terms.filter((held) => held === wanted).length;
        const weight = occurrences && termWeight(occurrences, terms.length, averageLength, penalty);
        return sum + (idfs[place] ?? 0) * weight;
      }, 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compare(a.item, b.item))
    .slice(0, limit);
}
