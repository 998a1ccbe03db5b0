import type { Claim, Province } from '@partner-api/contract';
import { RecordIndex } from '../../src/index/record-index.js';
import { type Comparison, compareClaims } from '../../src/matching/comparing/comparison.js';
import { makeClaim, makeEvent, province } from './records.js';

/** Provinces that the records of every comparison know. */
const provinces: readonly Province[] = [province('Sarenes'), province('Tarmonde'), province('Ilvara Baja')];

/** A submitted claim beside a stored one, in an index that holds it. */
export function compare(submitted: string, stored: string, given: Partial<Claim> = {}): Comparison {
  const index = new RecordIndex();
  for (const [number, place] of provinces.entries())
    index.apply({
      revision: number + 1,
      kind: 'event',
      record: makeEvent({ id: `e${number}`, province: place }),
    });
  const claim = makeClaim({ ...given, id: 'c', text: stored });
  index.apply({ revision: provinces.length + 1, kind: 'claim', record: claim });
  return compareClaims(index, submitted)(claim);
}
