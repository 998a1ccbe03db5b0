import { terms } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';

/**
 * Whether the claims put the words that they share in another order, as "A attacked B" and "B attacked A" do: the
 * longest sequence that both have in the same order is less than two thirds of the shared terms.
 */
export function differentOrder({ language, submitted, stored }: Comparison): boolean {
  const placeInStored = new Map(firstOccurrences(stored, language).map((term, place) => [term, place]));
  const places = firstOccurrences(submitted, language).flatMap((term) => placeInStored.get(term) ?? []);
  return longestRise(places) < places.length * leastInOrder;
}

const leastInOrder = 2 / 3;

function firstOccurrences(text: string, language: string): string[] {
  return [...new Set(terms(text, language))];
}

/** The length of the longest increasing subsequence (patience sorting). */
function longestRise(values: readonly number[]): number {
  const ends: number[] = [];
  for (const value of values) {
    const place = ends.findIndex((end) => end >= value);
    ends[place === -1 ? ends.length : place] = value;
  }
  return ends.length;
}
