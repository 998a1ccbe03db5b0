import type { Candidate } from './read-passages.js';

/**
 * The sentences of the answer, of those that candidates offer: the most relevant ones that do not repeat one another,
 * records in the order of their best sentence, the sentences of a record in its own order.
 */
export function chooseStatements(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates.toSorted(byRelevance)) {
    if (chosen.length === mostStatements) break;
    if (!chosen.some((other) => repeats(candidate, other))) chosen.push(candidate);
  }
  const records = [...new Set(chosen.map(recordKey))];
  const byPlace = (a: Candidate, b: Candidate) =>
    records.indexOf(recordKey(a)) - records.indexOf(recordKey(b)) ||
    candidates.indexOf(a) - candidates.indexOf(b);
  return chosen.toSorted(byPlace);
}

const mostStatements = 5;
/** Two sentences with so much of their terms in common say the same. */
const nearlyTheSame = 0.7;

// Candidates come in the order of the passages, and sorting keeps it among equals.
function byRelevance(a: Candidate, b: Candidate): number {
  return b.relevance - a.relevance;
}

function repeats(candidate: Candidate, other: Candidate): boolean {
  const [fewer, more] =
    candidate.terms.size < other.terms.size ? [candidate.terms, other.terms] : [other.terms, candidate.terms];
  let common = 0;
  for (const term of fewer) if (more.has(term)) common++;
  // Against the shorter of the two: a headline adds nothing to the summary that repeats it at length.
  return common >= fewer.size * nearlyTheSame;
}

function recordKey({ record }: Candidate): string {
  return `${record.kind}/${record.record.id}`;
}
