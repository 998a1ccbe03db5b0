import type { ResearchResult } from '@partner-api/contract';
import type { Unread } from '@partner-api/reading';
import type { Present } from '../domain/present.js';
import type { Level } from '../live/live-index.js';
import { fill, messagesIn, separated } from '../messages/catalogue.js';
import { sayObstacle, saySpan } from '../messages/wording.js';
import { EVENTS_METHOD, EXTRACTIVE_METHOD } from '../results/method.js';
import type { ResearchFindings } from '../results/research-findings.js';
import { type ComputedAnswer, computeAnswer } from './computed/compute-answer.js';
import { answerQuestion } from './extracted/answer-question.js';
import { asksOfAll } from './questions/asks-of-all.js';
import { namesAlone } from './questions/names-alone.js';

export type AnswerFindings = ResearchFindings & Pick<ResearchResult, 'explanation' | 'method'>;

/**
 * Answers a question by counting events where that is what it asks, else with sentences of records. Where counting is
 * asked for and nothing can be said, records that answer all of it are heard; those that answer a part are not.
 */
export function answer(level: Level, query: string, locale: string, present: Present): AnswerFindings {
  const counted = computeAnswer(level, query, locale, present);
  const { unanswered } = messagesIn(locale).events.answer;
  if (counted.outcome === 'answered')
    return counted.lacks === null
      ? ofEvents(counted.findings, null)
      : ofEvents(ofPart(counted.findings), unanswered.ofAll[counted.lacks]);
  const uncovered = () => [unanswered.notCovered, ...sayCovered(level, counted, locale)].join(' ');
  // No record says "last week" and means the one that is asked for.
  if (counted.outcome === 'nothing' && counted.isRelative) return ofEvents(counted.findings, uncovered());
  const told = answerQuestion(level, query, locale, present);
  // Events that could answer it would have been counted.
  if (counted.outcome === 'nothing' && (told.status !== 'answered' || isOfEvents(told)))
    return ofEvents(counted.findings, uncovered());
  const unread = counted.outcome === 'unread' ? counted.unread : null;
  const asksNothing = unread === null && namesAlone(level.events.reader, query);
  const findings = (unread !== null || asksNothing) && isOfEvents(told) ? ofPart(told) : told;
  return { ...findings, explanation: explain(query, findings, unread, locale), method: EXTRACTIVE_METHOD };
}

function ofEvents(findings: ResearchFindings, explanation: string | null): AnswerFindings {
  return { ...findings, explanation, method: EVENTS_METHOD };
}

/** What keeps sentences from answering it all; null where nothing does. */
function explain(
  query: string,
  { status }: ResearchFindings,
  unread: Unread | null,
  locale: string,
): string | null {
  if (status === 'answered') return null;
  const { notFound, partly } = messagesIn(locale).events.answer.unanswered;
  return [...sayUncounted(query, unread, locale), status === 'partial' ? partly : notFound].join(' ');
}

/** Why nothing was counted, where that is what it asks for. */
function sayUncounted(query: string, unread: Unread | null, locale: string): string[] {
  const { uncounted, nothingCounted, ofAll } = messagesIn(locale).events.answer.unanswered;
  const asked = asksOfAll(query);
  // Of a share it is clearer that none is computed than that the word for it is not understood.
  if (asked !== null && (unread === null || unread.words.length === 0 || asked !== 'order'))
    return [nothingCounted, ofAll[asked]];
  return unread === null ? [] : [fill(uncounted, { reason: sayObstacle(unread, locale) }, locale)];
}

/** From when to when imports cover the country that was counted in. */
function sayCovered({ coverage }: Level, counted: ComputedAnswer, locale: string): string[] {
  const country = counted.outcome === 'nothing' ? counted.country : null;
  const spans = coverage.filter((span) => country === null || span.country === country);
  if (spans.length === 0) return [];
  const sources = separated([...new Set(spans.map((span) => saySpan(span, locale)))], locale);
  return [fill(messagesIn(locale).events.answer.unanswered.covered, { sources }, locale)];
}

/** What was to be counted over all events is not answered by quoting some of them, nor a share by a number. */
function ofPart(findings: ResearchFindings): ResearchFindings {
  return findings.status === 'answered' ? { ...findings, status: 'partial', confidence: 'low' } : findings;
}

function isOfEvents({ evidence }: ResearchFindings): boolean {
  return evidence.every(({ record }) => record.kind === 'event');
}
