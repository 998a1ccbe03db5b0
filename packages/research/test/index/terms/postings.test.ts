import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Postings } from '../../../src/index/terms/postings.js';

type Posting = readonly [document: number, occurrences: number];

const step = fc.oneof({ weight: 9, arbitrary: fc.nat(20) }, fc.nat(2 ** 20));
const occurrences = fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 255 }));
const lengthOf = () => 10;

test('returns the postings of each term in order, however terms interleave', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(6), step, occurrences), { maxLength: 3000 }), (steps) => {
      const postings = new Postings();
      const expected = Array.from({ length: 7 }, (): Posting[] => []);
      for (const _ of expected) postings.addTerm();
      let document = 0;
      for (const [term, further, times] of steps) {
        document += further + 1;
        postings.append(term, document, times, lengthOf);
        expected[term]?.push([document, times]);
      }
      expect(expected.map((_, term) => read(postings, term))).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test('grows through cells and blocks of every size', () => {
  const postings = new Postings();
  const terms = [postings.addTerm(), postings.addTerm(), postings.addTerm()];
  const appended = Array.from({ length: 2000 }, (_, document): Posting => [document, 1 + (document % 3)]);
  for (const [document, times] of appended)
    for (const term of terms) postings.append(term, document, times, lengthOf);
  for (const term of terms) expect(read(postings, term)).toEqual(appended);
});

test('a rare term takes few bytes, a frequent one little more than a byte per posting', () => {
  const rare = new Postings();
  for (let document = 0; document < 10_000; document++) rare.append(rare.addTerm(), document, 1, lengthOf);
  expect(rare.bytes / 10_000).toBeLessThan(14);
  const frequent = new Postings();
  const term = frequent.addTerm();
  for (let document = 0; document < 100_000; document += 3) frequent.append(term, document, 1, lengthOf);
  expect(frequent.bytes / 33_333).toBeLessThan(1.6);
});

function read(postings: Postings, term: number): Posting[] {
  const found: Posting[] = [];
  postings.forEach(term, (document, times) => found.push([document, times]));
  return found;
}
