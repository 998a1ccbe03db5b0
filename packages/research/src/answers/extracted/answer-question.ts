import { type AskedTime, contentWords, questionForm, type Window } from '@partner-api/query';
import { memoized, terms } from '@partner-api/text';
import type { Present } from '../../domain/present.js';
import type { IndexedPassage } from '../../index/indexed-passage.js';
import { indexLanguage, type ScoredItem } from '../../index/language-indexes.js';
import type { IndexSnapshot } from '../../live/live-index.js';
import { type Localization, localizationOf } from '../../messages/localization.js';
import type { CorpusRecord } from '../../records/corpus.js';
import { evidenceOf, quoteOf, sayQuote, usedRecords } from '../../results/evidence.js';
import { NOTHING_FOUND, type ResearchFindings } from '../../results/findings.js';
import { chooseStatements, removeBoilerplate, tellStatements } from './choose-statements.js';
import { type DatedEvent, datedEvent, sayDated } from './dated-event.js';
import { filterByQuestionType } from './filter-by-question-type.js';
import { canBeQuoted, canBeStatement, judgeAnswer, quotationConfidence } from './judge-answer.js';
import { normalizeQuestion, rankPassages } from './rank-passages.js';
import { candidatesIn, type Question, readPassages } from './read-passages.js';

/** Answers a question with verbatim sentences of records; `insufficient_evidence` when none answers it. */
export function answerQuestion(
  snapshot: IndexSnapshot,
  asked: string,
  locale: string,
  { today }: Present,
): ResearchFindings {
  const { index, canQuote } = snapshot;
  const query = normalizeQuestion(snapshot, asked);
  const time = snapshot.events.reader.timeIn(query, today);
  const question = questionInTerms(snapshot, query);
  const found = findFor(snapshot, asked, time);
  const isQuotable = !quotesNothing(question, time) && !asksNumbers(question, found);
  const passages = isQuotable ? readPassages(found, question) : [];
  const quotable = passages.filter((passage) => canBeQuoted(passage, passages));
  const read = quotable.flatMap((passage) => candidatesIn(passage, question));
  const sayable = removeBoilerplate(read).filter(
    (candidate) => time.outcome !== 'told' || !namesOtherYears(quoteOf(candidate), time.window),
  );
  const speaking = sayable.filter(canBeStatement);
  const chosen = chooseStatements(filterByQuestionType(question, speaking), canQuote);
  const coverage = index.coverage(new Set(found.map(({ item }) => item.parent)).size);
  const status = judgeAnswer(chosen, question);
  const dated = question.form.time ? datedEvent(speaking, question) : null;
  if (status !== 'answered' && dated !== null && canQuote(dated.candidate.record, dated.candidate.field))
    return { ...datedFindings(dated, localizationOf(snapshot.events.table, locale)), coverage };
  if (status === 'insufficient_evidence') return { ...NOTHING_FOUND, coverage };
  const told = tellStatements(chosen, sayable, question.form.latest);
  const evidence = told.map((statement, position) => evidenceOf(statement, 'supports', position));
  const quotes = evidence.map((one) => sayQuote(one, locale));
  return {
    status,
    answer: {
      // Headlines have no full stop, so each quotation gets its own line.
      text: quotes.join('\n'),
      statements: evidence.map(({ id }, place) => ({
        kind: 'extracted',
        text: quotes[place] ?? '',
        evidence_ids: [id],
      })),
    },
    evidence,
    computations: [],
    coverage,
    used_records: usedRecords(told.map(({ record }) => record)),
    confidence: status === 'answered' ? quotationConfidence(chosen) : 'low',
  };
}

/** The date of a matching event. The status is `partial`, because another event may be meant. */
function datedFindings(dated: DatedEvent, localization: Localization): Omit<ResearchFindings, 'coverage'> {
  const evidence = evidenceOf(dated.candidate, 'supports', 0);
  const text = sayDated(dated, localization);
  return {
    ...NOTHING_FOUND,
    status: 'partial',
    answer: { text, statements: [{ kind: 'computed', text, evidence_ids: [evidence.id] }] },
    evidence: [evidence],
    used_records: usedRecords([dated.candidate.record]),
  };
}

/** Whether no record can answer a question: it asks for a judgement, or its date is invalid or ambiguous. */
export function quotesNothing({ form }: Pick<Question, 'form'>, { outcome }: AskedTime): boolean {
  return form.judgement || outcome === 'unclear';
}

/** The passages found, without events outside the time asked for. */
function findFor(snapshot: IndexSnapshot, asked: string, time: AskedTime): ScoredItem<IndexedPassage>[] {
  if (time.outcome !== 'told') return rankPassages(snapshot, asked, mostPassages);
  const found = rankPassages(snapshot, asked, mostPassages * timesAsMany);
  return found.filter(({ item }) => canOverlap(item.parent, time.window)).slice(0, mostPassages);
}

/** Whether the question has no search terms but numbers: "And in 2018?" */
function asksNumbers(question: Question, found: readonly ScoredItem<IndexedPassage>[]): boolean {
  return found.some(({ item }) => {
    const asked = [...question.terms(indexLanguage(item.parent.record.lang))];
    return asked.length > 0 && asked.every((term) => /^\p{N}+$/u.test(term));
  });
}

/** The maximum number of passages that are read in full. */
export const mostPassages = 24;
/** How many times as many passages are retrieved when they are filtered by time. */
const timesAsMany = 10;

export function questionInTerms(
  { index, events }: Pick<IndexSnapshot, 'index' | 'events'>,
  query: string,
): Question {
  const provincesIn = (text: string) => events.reader.provincesIn(text);
  const form = questionForm(query);
  return {
    text: query,
    form,
    terms: memoized((language) => new Set(terms(contentWords(query, language), language)), { texts: 100 }),
    idf: (language) => index.passages.idf(language),
    provinces: form.where ? new Set() : provincesIn(query),
    provincesIn,
  };
}

/** Whether a record may be about a period: false for an event outside it. */
function canOverlap({ kind, record }: CorpusRecord, { from, to }: Window): boolean {
  if (kind !== 'event') return true;
  const { earliest, latest } = record.occurred;
  if (from !== null && latest !== null && latest.slice(0, from.length) < from) return false;
  return to === null || earliest === null || earliest.slice(0, to.length) <= to;
}

/** Whether a sentence names only years outside the window. */
function namesOtherYears(text: string, { from, to }: Window): boolean {
  const years = text.match(year) ?? [];
  const [first, last] = [from, to].map((day) => (day === null ? null : Number(day.slice(0, 4))));
  const isWithin = (named: number) => named >= (first ?? named) && named <= (last ?? named);
  return years.length > 0 && !years.some((named) => isWithin(Number(named)));
}

const year = /(?<![\p{L}\p{N}])(?:19|20)\d\d(?![\p{L}\p{N}])/gu;
