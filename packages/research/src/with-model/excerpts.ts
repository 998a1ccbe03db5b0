import { screen } from '@partner-api/safeguards';
import { mostPassages, questionInTerms } from '../answers/extracted/answer-question.js';
import { normalizeQuestion, rankPassages } from '../answers/extracted/rank-passages.js';
import { type Candidate, candidatesIn, readPassages } from '../answers/extracted/read-passages.js';
import type { IndexedPassage } from '../index/indexed-passage.js';
import type { ScoredItem } from '../index/language-indexes.js';
import type { IndexSnapshot } from '../live/live-index.js';

/** A part of a record's field in complete, quotable sentences, as sent to the model. */
export interface Excerpt {
  readonly id: string;
  readonly text: string;
  /** Offset of the text in the field. */
  readonly start: number;
  /** Its sentences in order, without questions. */
  readonly sentences: readonly Candidate[];
  readonly recordKey: string;
}

/**
 * Retrieves excerpts for a question and its reformulations, interleaved, and ranks them against the original question.
 * Texts that may not be quoted are excluded.
 */
export function findExcerpts(snapshot: IndexSnapshot, asked: string, others: readonly string[]): Excerpt[] {
  const queries = [asked, ...others.filter(isAllowedQuery)];
  const found = interleave(queries.map((query) => rankPassages(snapshot, query, mostPassages)));
  const question = questionInTerms(snapshot, normalizeQuestion(snapshot, asked));
  const excerpts = readPassages(found.slice(0, mostPassages), question)
    .flatMap((passage) => byField(candidatesIn(passage, question)))
    .flatMap((sentences, position) => {
      const [first] = sentences;
      if (first === undefined || !snapshot.canQuote(first.record, first.field)) return [];
      return [excerptOf(first, sentences, `r${position + 1}`)];
    })
    .filter(({ text }) => text !== '');
  // Reports copy one another, so duplicates are sent once.
  const texts = new Set<string>();
  return excerpts.filter(({ text }) => !texts.has(text) && texts.add(text)).slice(0, maxExcerpts);
}

/** Number of excerpts to compare with the question. */
const maxExcerpts = 40;
const maxCharactersInExcerpt = 1_500;
const maxQueryLength = 300;

/** A model may be tricked into a query that the safeguards do not allow. */
function isAllowedQuery(query: string): boolean {
  return query.trim() !== '' && query.length <= maxQueryLength && screen(query).outcome === 'allow';
}

/** Interleaves ranked lists without duplicates. */
function interleave(lists: readonly (readonly ScoredItem<IndexedPassage>[])[]): ScoredItem<IndexedPassage>[] {
  const turns = Math.max(...lists.map(({ length }) => length));
  const all = Array.from({ length: turns }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
  const seen = new Set<string>();
  return all.flat().filter(({ item }) => {
    const key = `${item.parent.kind}/${item.parent.record.id}/${item.part}`;
    return !seen.has(key) && seen.add(key);
  });
}

function byField(sentences: readonly Candidate[]): Candidate[][] {
  const fields = new Map<string, Candidate[]>();
  for (const sentence of sentences)
    fields.set(sentence.field.pointer, [...(fields.get(sentence.field.pointer) ?? []), sentence]);
  return [...fields.values()];
}

/** Truncates a long field, starting one sentence before the one that matches the question best. */
function excerptOf(first: Candidate, sentences: readonly Candidate[], id: string): Excerpt {
  const shares = sentences.map(({ share }) => share);
  const from = Math.max(0, shares.indexOf(Math.max(...shares)) - 1);
  const isLong = (sentences.at(-1)?.end ?? 0) - first.start > maxCharactersInExcerpt;
  const start = isLong ? (sentences[from]?.start ?? first.start) : first.start;
  const kept = sentences.filter(
    (sentence) => sentence.start >= start && sentence.end - start <= maxCharactersInExcerpt,
  );
  const text = first.field.text.slice(start, kept.at(-1)?.end ?? start);
  const { kind, record } = first.record;
  return { id, text, start, sentences: kept, recordKey: `${kind}/${record.id}` };
}

/** The sentences that a quotation overlaps; empty if it is not a verbatim part of the excerpt. */
export function sentencesOf({ text, start, sentences }: Excerpt, quote: string): Candidate[] {
  // An unpaired surrogate would match half of a character.
  const at = quote.trim() === '' || !quote.isWellFormed() ? -1 : text.indexOf(quote);
  if (at < 0) return [];
  const [from, to] = [start + at, start + at + quote.length];
  return sentences.filter((sentence) => sentence.start < to && from < sentence.end);
}
