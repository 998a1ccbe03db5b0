import { quoteOf } from '../../results/evidence.js';
import type { Candidate, Question } from './read-passages.js';

/** Whether a sentence names only provinces other than those of the question. */
export function isElsewhere(candidate: Candidate, { provinces, provincesIn }: Question): boolean {
  if (provinces.size === 0) return false;
  const named = [...provincesIn(quoteOf(candidate))];
  return named.length > 0 && !named.some((name) => provinces.has(name));
}
