import type { ConflictEvent } from '@partner-api/contract';
import { dayOf } from '@partner-api/query';
import { say } from '../../messages/catalogue.js';
import { type Localization, listed } from '../../messages/localization.js';
import { sayPlace } from '../../messages/places.js';
import { sayTime } from '../../messages/times.js';
import { quoteOf } from '../../results/evidence.js';
import type { Candidate, Question } from './read-passages.js';

/** The event whose date a question asks for, with the sentence that describes it. */
export interface DatedEvent {
  readonly event: ConflictEvent;
  readonly candidate: Candidate;
  readonly from: string;
  readonly to: string;
}

/**
 * The event with known days that has a sentence with every term of the question. Null when there are several on different
 * days, because the question is then ambiguous.
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

/** A single term matches too many events. */
const fewestTerms = 2;
/** Records over longer periods are aggregates of several events. */
const mostDays = 7;

/** Words the event with place and date: "Homs (Syria), 3 July 2026: The government and the Front signed a ceasefire." */
export function sayDated({ event, candidate, from, to }: DatedEvent, localization: Localization): string {
  const { province } = event;
  const place =
    province === null
      ? []
      : [sayPlace({ country: province.country, provinces: [province.slug] }, localization)];
  const lead = listed([...place, sayTime({ from, to }, localization.locale)], localization.locale);
  return say(localization.locale, 'single.dated', { lead, text: quoteOf(candidate).replace(/[.。]$/u, '') });
}
