import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rarity, termWeight } from '../../src/index/bm25.js';
import { TermIndex } from '../../src/index/term-index.js';

interface Doc {
  readonly id: string;
  readonly terms: readonly string[];
  document: number;
}

const byId = (a: Doc, b: Doc) => (a.id < b.id ? -1 : 1);
const term = fc.constantFrom('dam', 'river', 'burst', 'siren', 'dock', 'wage', 'flood');
const texts = fc.array(fc.array(term, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 150 });
const query = fc.uniqueArray(fc.oneof(term, fc.constant('unseen')), { minLength: 1 });

describe('ranking', () => {
  test('is BM25 over all documents, equal scores by the order given', () => {
    fc.assert(
      fc.property(texts, query, (all, asked) => {
        const docs = all.map((terms, index): Doc => ({ id: `d${index}`, terms, document: 0 }));
        const index = new TermIndex<Doc>();
        for (const doc of docs) index.add(doc, doc.terms);
        expect(ranked(index, asked)).toEqual(bruteForce(docs, asked));
      }),
    );
  });

  test('does not depend on what was removed, before and after the room was given back', () => {
    fc.assert(
      fc.property(texts, texts, query, (kept, gone, asked) => {
        const keep = kept.map((terms, index): Doc => ({ id: `k${index}`, terms, document: 0 }));
        const remove = gone.map((terms, index): Doc => ({ id: `g${index}`, terms, document: 0 }));
        const index = new TermIndex<Doc>();
        for (const doc of [...remove, ...keep]) index.add(doc, doc.terms);
        for (const doc of remove) index.remove(doc, doc.terms);
        const before = ranked(index, asked);
        for (const _ of index.compact());
        expect(before).toEqual(bruteForce(keep, asked));
        expect(ranked(index, asked)).toEqual(before);
        for (const doc of keep) index.remove(doc, doc.terms);
        expect(ranked(index, asked)).toEqual([]);
      }),
    );
  });
});

test('gives back room', () => {
  const docs = Array.from(
    { length: 1000 },
    (_, index): Doc => ({ id: `d${index}`, terms: [`t${index}`], document: 0 }),
  );
  const index = new TermIndex<Doc>();
  for (const doc of docs) index.add(doc, doc.terms);
  for (const doc of docs.slice(1)) index.remove(doc, doc.terms);
  const before = index.bytes;
  for (const _ of index.compact());
  expect(index.bytes).toBeLessThan(before / 10);
  expect(index.termCount).toBe(1);
});

test('counts occurrences past what a posting can hold as the most that it can', () => {
  const often: Doc = { id: 'often', terms: Array<string>(300).fill('dam'), document: 0 };
  const once: Doc = { id: 'once', terms: ['dam'], document: 0 };
  const index = new TermIndex<Doc>();
  for (const doc of [often, once]) index.add(doc, doc.terms);
  expect(ranked(index, ['dam'])).toHaveLength(2);
});

function ranked(index: TermIndex<Doc>, asked: readonly string[]) {
  return index.rank(new Set(asked), 5, byId).map(({ item, score }) => ({ id: item.id, score }));
}

function bruteForce(docs: readonly Doc[], asked: readonly string[]) {
  const averageLength = docs.reduce((sum, { terms }) => sum + terms.length, 0) / docs.length;
  const scored = docs.map((doc) => ({
    doc,
    score: asked
      .map((wanted) => {
        const occurrences = doc.terms.filter((held) => held === wanted).length;
        const holding = docs.filter(({ terms }) => terms.includes(wanted)).length;
        return (
          occurrences &&
          rarity(docs.length, holding) * termWeight(occurrences, doc.terms.length, averageLength)
        );
      })
      .reduce((sum, part) => sum + part, 0),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || byId(a.doc, b.doc))
    .slice(0, 5)
    .map(({ doc, score }) => ({ id: doc.id, score }));
}
