import type { Rarity } from './language-indexes.js';

/** Share of the weight of `terms` that is found in `among`, 0 to 1; 0 if the weight is 0. */
export function weightedOverlap(
  terms: ReadonlySet<string>,
  among: ReadonlySet<string>,
  rarity: Rarity,
): number {
  let total = 0;
  let found = 0;
  for (const term of terms) {
    const worth = rarity(term);
    total += worth;
    if (among.has(term)) found += worth;
  }
  return total === 0 ? 0 : found / total;
}
