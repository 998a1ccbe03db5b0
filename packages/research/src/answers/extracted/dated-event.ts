import type { ConflictEvent } from '@partner-api/contract';
import { dayOf } from '@partner-api/reading';
import { fill, listed, messagesIn } from '../../messages/catalogue.js';
import { sayPlace, sayWindow } from '../../messages/wording.js';
import { quoteOf } from '../../results/evidence.js';
import type { Candidate, Question } from './read-passages.js';

/** An event that a question for its time is about, with the sentence that tells of it. */
export interface DatedEvent {
  readonly event: ConflictEvent;
  readonly candidate: Candidate;
  readonly from: number;
  readonly to: number;
}

/**
 * The one event that tells, in one sentence of its own, all that is asked for the time of, and of which the days are known.
 * Null where several do on different days: which of them is meant cannot be told.
 */
export function datedEvent(candidates: readonly Candidate[], question: Question): DatedEvent | null {
  const found = candidates.flatMap((candidate): DatedEvent[] => {
    const { record, field, passage, terms } = candidate;
    const asked = [...question.terms(passage.language)];
    const isOwn = field.pointer === '/title' || field.pointer === '/summary';
    if (record.kind !== 'event' || !isOwn || asked.length < fewestTerms) return [];
    if (!asked.every((term) => terms.has(term))) return [];
    const { earliest, latest } = record.record.occurred;
    if (earliest === null || latest === null) return [];
    const [from, to] = [dayOf(earliest), dayOf(latest)];
    return to - from < mostDays ? [{ event: record.record, candidate, from, to }] : [];
  });
  const [first] = found;
  const isOne = found.every(({ from, to }) => from === first?.from && to === first.to);
  return first !== undefined && isOne ? first : null;
}

/** A single word is told of in many ways. */
const fewestTerms = 2;
/** More are known of what several events came to. */
const mostDays = 7;

/** "Isla Dorvena (XD), July 3, 2026: The government and the Front signed a ceasefire." */
export function sayDated({ event, candidate, from, to }: DatedEvent, locale: string): string {
  const { province } = event;
  const scope = { country: province?.country ?? null, provinces: province === null ? [] : [province] };
  const place = province === null ? [] : [sayPlace(scope, locale)];
  const told = quoteOf(candidate).replace(/[.。]$/u, '');
  const { plain } = messagesIn(locale).events.answer.one;
  return fill(
    plain,
    { lead: listed([...place, ...sayWindow({ from, to }, locale)], locale), kind: told },
    locale,
  );
}
