import type { QuestionForm } from '@partner-api/query';
import { isQuestion, type Sentence, sentences, terms } from '@partner-api/text';
import type { IndexedPassage } from '../../index/indexed-record.js';
import { type Found, indexLanguage, type Rarity } from '../../index/language-indexes.js';
import { type PassageContent, passagesOf, searchText } from '../../index/passages.js';
import { weightedOverlap } from '../../index/weighted-overlap.js';
import type { CorpusRecord } from '../../records/corpus.js';
import type { Field } from '../../records/fields.js';
import { withoutRemovedPlaces } from '../../records/removed-places.js';
import type { Quotation } from '../../results/evidence.js';

export interface Question {
  readonly text: string;
  readonly form: QuestionForm;
  /** Its terms in a language, without the words that only make it a question. */
  readonly terms: (language: string) => ReadonlySet<string>;
  readonly rarity: (language: string) => Rarity;
  /** Those that it names, as records do; none where it asks for a place. */
  readonly provinces: ReadonlySet<string>;
  readonly provincesIn: (text: string) => ReadonlySet<string>;
}

export interface ReadPassage {
  readonly record: CorpusRecord;
  readonly content: PassageContent;
  readonly language: string;
  /** BM25 as a share of what the question could reach, at most 1. */
  readonly score: number;
  /** Place among the passages found, from 0. */
  readonly rank: number;
  /** Share of the question, by rarity of its terms, that the passage holds as a whole. */
  readonly share: number;
  /** The same with every term counted alike. */
  readonly plainShare: number;
  /** Whether it holds every number of the question. */
  readonly hasNumbers: boolean;
}

/** A sentence that could be a statement of the answer. */
export interface Candidate extends Quotation {
  readonly passage: ReadPassage;
  readonly terms: ReadonlySet<string>;
  /** Those of its terms that are not in the question. */
  readonly news: ReadonlySet<string>;
  /** Share of the question, by rarity of its terms, that the sentence holds. */
  readonly share: number;
  /** Greater is better; comparable within one question only. */
  readonly relevance: number;
}

/** The passages found, best first, each weighed against the question. */
export function readPassages(found: readonly Found<IndexedPassage>[], question: Question): ReadPassage[] {
  let readCharacters = 0;
  return found.flatMap(({ item, score }, rank) => {
    if (readCharacters >= mostCharactersRead) return [];
    const record = item.parent.content;
    const content = passagesOf(record)[item.part];
    if (content === undefined) return [];
    const language = indexLanguage(item.parent.lang);
    const text = searchText(content);
    readCharacters += text.length;
    const held = new Set(terms(text, language));
    const wanted = question.terms(language);
    return {
      ...{ record, content, language, rank },
      score: Math.min(1, score),
      share: weightedOverlap(wanted, held, question.rarity(language)),
      plainShare: weightedOverlap(wanted, held, () => 1),
      hasNumbers: [...wanted].every((term) => !isNumber.test(term) || held.has(term)),
    };
  });
}

/** The sentences of a passage that may be quoted, in its own order. */
export function candidatesIn(passage: ReadPassage, question: Question): Candidate[] {
  const { record, content, language, score } = passage;
  const wanted = question.terms(language);
  const rarity = question.rarity(language);
  const quotable = content.fields.filter((field) => field.quotable && !isHeading(record, field));
  return quotable.flatMap((field) =>
    statements(field, language).map(({ text, start, end }) => {
      const sentenceTerms = new Set(terms(withoutRemovedPlaces(text), language));
      const share = weightedOverlap(wanted, sentenceTerms, rarity);
      const relevance = (1 - passageWeight) * share + passageWeight * score;
      const news = new Set([...sentenceTerms].filter((term) => !wanted.has(term)));
      return { passage, record, field, start, end, terms: sentenceTerms, news, share, relevance };
    }),
  );
}

/** The title of a dossier says what it is about, and the headline of an event what happened. */
function isHeading({ kind }: CorpusRecord, { pointer }: Field): boolean {
  return kind === 'dossier' && pointer === '/title';
}

/** A question states nothing. */
function statements({ text, pointer }: Field, language: string): Sentence[] {
  if (pointer.endsWith('/title') && isPromise.test(text)) return [];
  return sentences(text, language).filter((sentence) => !isQuestion(sentence.text));
}

/** Of a headline, which ends without a mark: "What the ceasefire says". */
const isPromise = /^(?:what|why|how|who)\b(?!.*,)/iu;

const isNumber = /^[0-9]/;
/** How much of a sentence's relevance comes from the passage around it, which holds what the sentence takes as read. */
const passageWeight = 0.4;
/** Reading costs about 2 ms for each 10,000 characters. */
const mostCharactersRead = 40_000;
