import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeBest } from '../../../src/events/evidence/heaviest-rows.js';

test('returns the first values of the sorted list', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 })),
      fc.integer({ min: 0, max: 8 }),
      (values, limit) => {
        const descending = (a: number, b: number) => b - a;
        expect(takeBest(values, limit, descending)).toEqual(values.toSorted(descending).slice(0, limit));
      },
    ),
  );
});
