import type { Deaths, Saying, Scope } from '@partner-api/reading';
import { fill, formOf, messagesIn } from './catalogue.js';
import { number } from './formats.js';

/** How many were killed in each of the events, if that was asked for: "people killed in each: more than 10". */
export function sayDeathsOfEach({ deaths }: Scope, locale: string): string[] {
  if (deaths === null) return [];
  const { deathsOfEach } = messagesIn(locale).events;
  return [fill(deathsOfEach[deaths.measure], { number: sayHowMany(howMany(deaths), locale) }, locale)];
}

/** Events, however they are told, with how many were killed in each: "12 battles that killed more than 10 people". */
export function withDeadly(events: string, { deaths }: Scope, locale: string): string {
  if (deaths === null) return events;
  const { some, numbered } = messagesIn(locale).events.answer.deadly[deaths.measure];
  const isOfSome = deaths.from === 1 && !Number.isFinite(deaths.to);
  const said = howMany(deaths);
  const form = isOfSome ? some : formOf(numbered, said.last, locale);
  // What is filled in brings no direction of its own into the sentence.
  const told = form.replace('{events}', () => events);
  return fill(told, { number: sayHowMany(said, locale) }, locale);
}

/** A number of dead as it is told, by one number or two; what is counted agrees with the last. */
interface HowMany {
  readonly says: Saying;
  readonly first: number;
  readonly last: number;
}

function howMany({ from, to }: Deaths): HowMany {
  const one = (says: Saying, value: number) => ({ says, first: value, last: value });
  if (from === to) return one('exactly', from);
  // Eleven at least are more than ten, as whoever asks says it.
  if (!Number.isFinite(to)) return isRound(from - 1) ? one('more_than', from - 1) : one('at_least', from);
  if (from > 0) return { says: 'between', first: from, last: to };
  return isRound(to + 1) ? one('fewer_than', to + 1) : one('at_most', to);
}

function sayHowMany({ says, first, last }: HowMany, locale: string): string {
  const values = { number: number(first, locale), other: number(last, locale) };
  return fill(messagesIn(locale).events.sayings[says], values, locale);
}

function isRound(value: number): boolean {
  return value > 0 && value % 5 === 0;
}
