import type { ConflictEvent } from '@partner-api/contract';
import { dayOf } from '@partner-api/query';
import { say } from '../../messages/catalogue.js';
import { sayPlace } from '../../messages/places.js';
import { sayTime } from '../../messages/times.js';
import { listed, type Voice } from '../../messages/voice.js';
import { quoteOf } from '../../results/evidence.js';
import type { Candidate, Question } from './read-passages.js';

/** An event that a question for its time is about, with the sentence that tells of it. */
export interface DatedEvent {
  readonly event: ConflictEvent;
  readonly candidate: Candidate;
  readonly from: string;
  readonly to: string;
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
    const [from, to] = [earliest, latest].map((time) => time.slice(0, 'YYYY-MM-DD'.length)) as [
      string,
      string,
    ];
    return dayOf(to) - dayOf(from) < mostDays ? [{ event: record.record, candidate, from, to }] : [];
  });
  const [first] = found;
  const isOne = found.every(({ from, to }) => from === first?.from && to === first.to);
  return first !== undefined && isOne ? first : null;
}

/** A single word is told of in many ways. */
const fewestTerms = 2;
/** More are known of what several events came to. */
const mostDays = 7;

/** "Homs (Syria), 3 July 2026: The government and the Front signed a ceasefire." */
export function sayDated({ event, candidate, from, to }: DatedEvent, voice: Voice): string {
  const { province } = event;
  const place =
    province === null ? [] : [sayPlace({ country: province.country, provinces: [province.slug] }, voice)];
  const lead = listed([...place, sayTime({ from, to }, voice.locale)], voice.locale);
  return say(voice.locale, 'single.dated', { lead, text: quoteOf(candidate).replace(/[.。]$/u, '') });
}
