import type { Idf } from './language-indexes.js';

/** Share of the weight of `terms` that is found in `among`, 0 to 1; 0 if the weight is 0. */
export function weightedOverlap(terms: ReadonlySet<string>, among: ReadonlySet<string>, idf: Idf): number {
  let total = 0;
  let found = 0;
  for (const term of terms) {
    const weight = idf(term);
    total += weight;
    if (among.has(term)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}
