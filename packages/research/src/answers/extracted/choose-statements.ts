import type { MayRepeat } from '../../records/disclosures.js';
import type { Candidate } from './read-passages.js';

/**
 * The sentences of the answer, of those that candidates offer: the most relevant ones that may be repeated and do not
 * repeat one another.
 */
export function chooseStatements(candidates: readonly Candidate[], mayRepeat: MayRepeat): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates.toSorted(byRelevance)) {
    if (chosen.length === mostStatements) break;
    if (chosen.some((other) => repeats(candidate, other))) continue;
    // The whole field is shown with the sentence, and judging it costs more than comparing.
    if (mayRepeat(candidate.record, candidate.field)) chosen.push(candidate);
  }
  return chosen;
}

/**
 * The sentences chosen as they are told: records in the order of their best sentence, the sentences of a record in its own
 * order. `sayable` are all that may be quoted, in that order.
 */
export function tellStatements(
  chosen: readonly Candidate[],
  sayable: readonly Candidate[],
  isNewestFirst: boolean,
): Candidate[] {
  const inOrder = isNewestFirst ? chosen.toSorted((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1)) : chosen;
  const records = [...new Set(inOrder.map(recordKey))];
  const byPlace = (a: Candidate, b: Candidate) =>
    records.indexOf(recordKey(a)) - records.indexOf(recordKey(b)) || sayable.indexOf(a) - sayable.indexOf(b);
  return chosen.toSorted(byPlace);
}

const mostStatements = 5;
/** Two sentences with so much of their terms in common say the same. */
const nearlyTheSame = 0.7;

// Of a headline and a sentence that say as much of the question, the sentence says more beside it. Candidates come in
// the order of the passages, and sorting keeps it among equals.
function byRelevance(a: Candidate, b: Candidate): number {
  return b.relevance - a.relevance || b.terms.size - a.terms.size;
}

/** All good sentences have the words of the question in common; whether one adds to another shows in the rest. */
function repeats(candidate: Candidate, other: Candidate): boolean {
  return candidate.news.size > 0 && other.news.size > 0
    ? overlap(candidate.news, other.news) >= nearlyTheSame
    : overlap(candidate.terms, other.terms) >= nearlyTheSame;
}

/** Share of the smaller set: a headline adds nothing to the summary that repeats it at length. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a];
  return fewer.size === 0 ? 1 : [...fewer].filter((term) => more.has(term)).length / fewer.size;
}

/** When what is told was, or was published; what has no time comes last. */
function dateOf({ record: { kind, record }, field }: Candidate): string {
  const occurred = kind === 'event' ? record.occurred.latest : null;
  return occurred ?? field.source.published_at ?? '';
}

function recordKey({ record }: Candidate): string {
  return `${record.kind}/${record.record.id}`;
}
