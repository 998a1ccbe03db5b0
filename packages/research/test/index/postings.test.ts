import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Postings } from '../../src/index/postings.js';

test('gives back for each term what was appended to it, in order, however terms interleave', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(6), fc.nat(2 ** 32 - 1)), { maxLength: 3000 }), (appended) => {
      const postings = new Postings();
      const expected = Array.from({ length: 7 }, (): number[] => []);
      for (const _ of expected) postings.addTerm();
      for (const [term, posting] of appended) {
        postings.append(term, posting);
        expected[term]?.push(posting);
      }
      expect(expected.map((_, term) => read(postings, term))).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});

test('crosses chunks of every size', () => {
  const postings = new Postings();
  const term = postings.addTerm();
  const appended = Array.from({ length: 2000 }, (_, index) => index);
  for (const posting of appended) postings.append(term, posting);
  expect(read(postings, term)).toEqual(appended);
});

function read(postings: Postings, term: number): number[] {
  const found: number[] = [];
  postings.forEach(term, (posting) => found.push(posting));
  return found;
}
