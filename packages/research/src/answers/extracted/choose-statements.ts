import type { CanQuote } from '../../records/disclosures.js';
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

/** The most relevant candidates that may be disclosed, without near-duplicates. */
export function chooseStatements(candidates: readonly Candidate[], canQuote: CanQuote): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates.toSorted(byRelevance)) {
    if (chosen.length === mostStatements) break;
    if (chosen.some((other) => repeats(candidate, other))) continue;
    // `canQuote` judges the whole field, which the evidence shows; it runs last because it is the slowest check.
    if (canQuote(candidate.record, candidate.field)) chosen.push(candidate);
  }
  return chosen;
}

/**
 * Orders the chosen sentences: records by their best sentence, sentences of a record in text order. `sayable` are all
 * quotable sentences in text order.
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
/** The overlap of terms from which two sentences are near-duplicates. */
const nearlyTheSame = 0.7;

// At equal relevance the longer sentence wins over a headline. The sort is stable, so ties keep the order of the passages.
function byRelevance(a: Candidate, b: Candidate): number {
  return b.relevance - a.relevance || b.terms.size - a.terms.size;
}

/** Compares terms outside the question, because all relevant sentences share those of the question. */
function repeats(candidate: Candidate, other: Candidate): boolean {
  return candidate.news.size > 0 && other.news.size > 0
    ? overlap(candidate.news, other.news) >= nearlyTheSame
    : overlap(candidate.terms, other.terms) >= nearlyTheSame;
}

/** The overlap coefficient: the shared terms relative to the smaller set, so that a headline duplicates its summary. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a];
  return fewer.size === 0 ? 1 : [...fewer].filter((term) => more.has(term)).length / fewer.size;
}

/** The date of the event or of the publication; sentences without a date come last. */
function dateOf({ record: { kind, record }, field }: Candidate): string {
  const occurred = kind === 'event' ? record.occurred.latest : null;
  return occurred ?? field.source.published_at ?? '';
}

function recordKey({ record }: Candidate): string {
  return `${record.kind}/${record.record.id}`;
}
