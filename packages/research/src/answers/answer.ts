import type { ResearchResult } from '@partner-api/contract';
import { contentWords, type QueryReader, questionForm, type Reading } from '@partner-api/query';
import { monthsAndDays, terms } from '@partner-api/text';
import type { Present } from '../domain/present.js';
import type { IndexSnapshot } from '../live/live-index.js';
import { say } from '../messages/catalogue.js';
import { longDate } from '../messages/formats.js';
import { localizationOf } from '../messages/localization.js';
import { sayReading } from '../messages/reading-words.js';
import { saySpans } from '../messages/sources.js';
import { type ResearchFindings, readingOf } from '../results/findings.js';
import { EVENTS_METHOD, EXTRACTIVE_METHOD } from '../results/method.js';
import { type ComputedAnswer, computeAnswer } from './computed/compute-answer.js';
import { answerQuestion } from './extracted/answer-question.js';

export type AnswerFindings = ResearchFindings & Pick<ResearchResult, 'explanation' | 'method' | 'reading'>;

/**
 * Answers a question by counting events if its reading allows that, and by quoting records otherwise. A partial reading gives
 * the number on record, unless sentences of records answer the question.
 */
export function answer(
  snapshot: IndexSnapshot,
  query: string,
  locale: string,
  present: Present,
  reading: Reading = snapshot.events.reader.readQuestion(query, present.today),
): AnswerFindings {
  const localization = localizationOf(snapshot.events.table, locale);
  const counted = computeAnswer(snapshot, reading, localization, present);
  const asksOpinion = reading.tier === 'none' && reading.reason === 'opinion_or_forecast';
  const notes = asksOpinion ? [say(locale, 'answer.judgement')] : sayReading(reading, localization);
  const common = { reading: readingOf(reading) };
  if (counted?.outcome === 'answered' && reading.tier === 'exact')
    return { ...counted.findings, ...common, explanation: explanationOf(notes), method: EVENTS_METHOD };
  const uncovered = () =>
    [say(locale, 'answer.not_covered'), ...sayCovered(snapshot, counted, locale), ...notes].join(' ');
  // The "last week" of a record is relative to its own date, so records are not quoted for a relative time.
  if (counted?.outcome === 'nothing' && counted.query.isRelative)
    return { ...counted.findings, ...common, explanation: uncovered(), method: EVENTS_METHOD };
  const told = answerQuestion(snapshot, query, locale, present);
  // Quoted events do not replace a count of the same events.
  if (counted !== null && (told.status !== 'answered' || isOfEvents(told))) {
    const explanation = counted.outcome === 'nothing' ? uncovered() : explanationOf(notes);
    return { ...counted.findings, ...common, explanation, method: EVENTS_METHOD };
  }
  const isAboutEvents = reading.tier === 'none' && reading.reason === 'guarded';
  const asksNothing = isNamesOnly(snapshot.events.reader, query);
  const findings = (isAboutEvents || asksNothing) && isOfEvents(told) ? asPartial(told) : told;
  const dated = questionForm(query).now ? [...notes, ...sayNewestDate(findings, locale)] : notes;
  return { ...findings, ...common, explanation: explain(findings, dated, locale), method: EXTRACTIVE_METHOD };
}

/** Gives the date of the newest quoted record, because the situation may have changed since. */
function sayNewestDate({ evidence }: ResearchFindings, locale: string): string[] {
  const newest = evidence
    .flatMap(({ source }) => source.published_at ?? [])
    .toSorted()
    .at(-1);
  return newest === undefined ? [] : [say(locale, 'answer.as_of', { date: longDate(newest, locale) })];
}

function explanationOf(notes: readonly string[]): string | null {
  return notes.length === 0 ? null : notes.join(' ');
}

/** Why the quotations do not answer the whole question; null when they do. */
function explain({ status }: ResearchFindings, notes: readonly string[], locale: string): string | null {
  if (status === 'answered') return explanationOf(notes);
  return [...notes, say(locale, status === 'partial' ? 'answer.partly' : 'answer.not_found')].join(' ');
}

/** The periods that imports cover in the country of the query. */
function sayCovered({ coverage }: IndexSnapshot, counted: ComputedAnswer | null, locale: string): string[] {
  const country = counted?.query.country ?? null;
  const spans = coverage.filter((span) => country === null || span.country === country);
  return spans.length === 0 ? [] : [say(locale, 'answer.covered', { sources: saySpans(spans, locale) })];
}

/** Lowers the status to `partial`, because quoting some events does not answer a question about all of them. */
function asPartial(findings: ResearchFindings): ResearchFindings {
  return findings.status === 'answered' ? { ...findings, status: 'partial', confidence: 'low' } : findings;
}

function isOfEvents({ evidence }: ResearchFindings): boolean {
  return evidence.every(({ record }) => record.kind === 'event');
}

/** Whether a question consists only of places, actors and times ("Homs 2017", "What about IS?") and so asks nothing specific. */
function isNamesOnly(reader: QueryReader, question: string): boolean {
  const rest = reader.withoutNames(question);
  return languages.some((language) =>
    terms(contentWords(rest, language), language).every(
      (word) => monthsAndDays(word, language).size > 0 || /^\p{N}+$/u.test(word),
    ),
  );
}

const languages = ['en', 'es', 'fr', 'ar', 'ru', 'uk'] as const;
