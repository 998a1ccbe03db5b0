import { quoteOf } from '../../results/evidence.js';
import type { Candidate } from './read-passages.js';

/** Removes boilerplate: sentences that several records repeat verbatim after their opening, such as the precision of a date. */
export function removeBoilerplate(candidates: readonly Candidate[]): readonly Candidate[] {
  const records = new Map<string, Set<string>>();
  for (const candidate of candidates) {
    const text = quoteOf(candidate);
    records.set(text, (records.get(text) ?? new Set()).add(candidate.record.record.id));
  }
  return candidates.filter(
    (candidate) => candidate.start === 0 || (records.get(quoteOf(candidate))?.size ?? 0) < 2,
  );
}
