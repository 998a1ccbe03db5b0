import type { QuestionForm } from '@partner-api/query';
import { isQuestion, type Sentence, sentences, terms } from '@partner-api/text';
import type { IndexedPassage } from '../../index/indexed-passage.js';
import { type Idf, indexLanguage, type ScoredItem } from '../../index/language-indexes.js';
import { type PassageContent, passagesOf, searchText } from '../../index/passages.js';
import { weightedOverlap } from '../../index/weighted-overlap.js';
import type { CorpusRecord } from '../../records/corpus.js';
import type { Field } from '../../records/fields.js';
import { withoutRemovedPlaces } from '../../records/removed-places.js';
import type { Quotation } from '../../results/evidence.js';

export interface Question {
  readonly text: string;
  readonly form: QuestionForm;
  /** Its terms in a language, without the function words of a question. */
  readonly terms: (language: string) => ReadonlySet<string>;
  readonly idf: (language: string) => Idf;
  /** The provinces that it names, by their names in the records; none when it asks for a place. */
  readonly provinces: ReadonlySet<string>;
  readonly provincesIn: (text: string) => ReadonlySet<string>;
}

export interface ReadPassage {
  readonly record: CorpusRecord;
  readonly content: PassageContent;
  readonly language: string;
  /** BM25 relative to the maximum for the question, from 0 to 1. */
  readonly score: number;
  /** Rank among the passages found, from 0. */
  readonly rank: number;
  /** Share of the question's terms that the passage contains, weighted by idf. */
  readonly share: number;
  /** The same share, unweighted. */
  readonly plainShare: number;
  /** Whether it contains every number of the question. */
  readonly hasNumbers: boolean;
}

/** A candidate sentence for the answer. */
export interface Candidate extends Quotation {
  readonly passage: ReadPassage;
  readonly terms: ReadonlySet<string>;
  /** Its terms that are not in the question. */
  readonly news: ReadonlySet<string>;
  /** Share of the question's terms that the sentence contains, weighted by idf. */
  readonly share: number;
  /** Higher is better; comparable within one question only. */
  readonly relevance: number;
}

/** Scores the passages found against the question, best first. */
export function readPassages(
  found: readonly ScoredItem<IndexedPassage>[],
  question: Question,
): ReadPassage[] {
  let readCharacters = 0;
  return found.flatMap(({ item, score }, rank) => {
    if (readCharacters >= mostCharactersRead) return [];
    const record = item.parent;
    const content = passagesOf(record)[item.part];
    if (content === undefined) return [];
    const language = indexLanguage(item.parent.record.lang);
    const text = searchText(content);
    readCharacters += text.length;
    const held = new Set(terms(text, language));
    const wanted = question.terms(language);
    return {
      ...{ record, content, language, rank },
      score: Math.min(1, score),
      share: weightedOverlap(wanted, held, question.idf(language)),
      plainShare: weightedOverlap(wanted, held, () => 1),
      hasNumbers: [...wanted].every((term) => !isNumber.test(term) || held.has(term)),
    };
  });
}

/** The quotable sentences of a passage in text order. */
export function candidatesIn(passage: ReadPassage, question: Question): Candidate[] {
  const { record, content, language, score } = passage;
  const wanted = question.terms(language);
  const idf = question.idf(language);
  const quotable = content.fields.filter((field) => field.quotable && !isHeading(record, field));
  return quotable.flatMap((field) =>
    statements(field, language).map(({ text, start, end }) => {
      const sentenceTerms = new Set(terms(withoutRemovedPlaces(text), language));
      const share = weightedOverlap(wanted, sentenceTerms, idf);
      const relevance = (1 - passageWeight) * share + passageWeight * score;
      const news = new Set([...sentenceTerms].filter((term) => !wanted.has(term)));
      return { passage, record, field, start, end, terms: sentenceTerms, news, share, relevance };
    }),
  );
}

/** Whether a field is only a heading: the title of a dossier. The title of an event is a statement. */
function isHeading({ kind }: CorpusRecord, { pointer }: Field): boolean {
  return kind === 'dossier' && pointer === '/title';
}

/** The sentences of a field, without questions. */
function statements({ text, pointer }: Field, language: string): Sentence[] {
  if (pointer.endsWith('/title') && isPromise.test(text)) return [];
  return sentences(text, language).filter((sentence) => !isQuestion(sentence.text));
}

/** Headlines that announce instead of stating, without a question mark: "What the ceasefire says". */
const isPromise = /^(?:what|why|how|who)\b(?!.*,)/iu;

const isNumber = /^[0-9]/;
/** The weight of the passage in the relevance of a sentence, because a sentence relies on its context. */
const passageWeight = 0.4;
/** Reading costs about 2 ms for each 10,000 characters. */
const mostCharactersRead = 40_000;
