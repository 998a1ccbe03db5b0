import type { Rarity } from './language-indexes.js';

/** How much of what a set of terms says, by rarity, is found among others: 0 to 1; 0 when it says nothing. */
export function shareFound(terms: ReadonlySet<string>, among: ReadonlySet<string>, rarity: Rarity): number {
  let total = 0;
  let found = 0;
  for (const term of terms) {
    const worth = rarity(term);
    total += worth;
    if (among.has(term)) found += worth;
  }
  return total === 0 ? 0 : found / total;
}
