import type { ResearchResult } from '@partner-api/contract';
import type { Present } from '../domain/present.js';
import type { Level } from '../live/live-index.js';
import { EVENTS_METHOD, EXTRACTIVE_METHOD } from '../results/method.js';
import type { ResearchFindings } from '../results/research-findings.js';
import { computeAnswer } from './computed/compute-answer.js';
import { answerQuestion } from './extracted/answer-question.js';

export type AnswerFindings = ResearchFindings & Pick<ResearchResult, 'method'>;

/**
 * Answers a question by counting events where that is what it asks, else with sentences of records. Where counting is
 * asked for and nothing can be said, records that answer all of it are heard; those that answer a part are not.
 */
export function answer(level: Level, query: string, locale: string, present: Present): AnswerFindings {
  const counted = computeAnswer(level, query, locale, present);
  if (counted.outcome === 'answered') return { ...counted.findings, method: EVENTS_METHOD };
  // No record says "last week" and means the one that is asked for.
  if (counted.outcome === 'nothing' && counted.isRelative)
    return { ...counted.findings, method: EVENTS_METHOD };
  const told = answerQuestion(level, query, locale, present);
  // Events that could answer it would have been counted.
  if (counted.outcome === 'nothing' && (told.status !== 'answered' || isOfEvents(told)))
    return { ...counted.findings, method: EVENTS_METHOD };
  return { ...(counted.outcome === 'unread' ? ofSome(told) : told), method: EXTRACTIVE_METHOD };
}

/** What was to be counted over all events is not answered by quoting some of them. */
function ofSome(told: ResearchFindings): ResearchFindings {
  return told.status === 'answered' && isOfEvents(told)
    ? { ...told, status: 'partial', confidence: 'low' }
    : told;
}

function isOfEvents({ evidence }: ResearchFindings): boolean {
  return evidence.every(({ record }) => record.kind === 'event');
}
