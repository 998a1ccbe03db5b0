import type { Deaths } from '../domain/deaths.js';
import type { Saying } from '../domain/predicate.js';
import type { Scope } from '../domain/scope.js';
import { fill, messagesIn, number } from './catalogue.js';

/** How many were killed in each of the events, if that was asked for: "people killed in each: more than 10". */
export function sayDeathsOfEach({ deaths }: Scope, locale: string): string[] {
  if (deaths === null) return [];
  const { deathsOfEach } = messagesIn(locale).events;
  return [fill(deathsOfEach[deaths.measure], { number: sayHowMany(deaths, locale) }, locale)];
}

/** Events, however they are told, with how many were killed in each: "12 battles that killed more than 10 people". */
export function withDeadly(events: string, { deaths }: Scope, locale: string): string {
  if (deaths === null) return events;
  const { some, numbered } = messagesIn(locale).events.answer.deadly[deaths.measure];
  const isOfSome = deaths.from === 1 && !Number.isFinite(deaths.to);
  // What is filled in brings no direction of its own into the sentence.
  return isOfSome
    ? some.replace('{events}', () => events)
    : fill(
        numbered.replace('{events}', () => events),
        { number: sayHowMany(deaths, locale) },
        locale,
      );
}

function sayHowMany({ from, to }: Deaths, locale: string): string {
  const { sayings } = messagesIn(locale).events;
  const say = (saying: Saying, value: number, other = 0) =>
    fill(sayings[saying], { number: number(value, locale), other: number(other, locale) }, locale);
  if (from === to) return say('exactly', from);
  // Eleven at least are more than ten, as whoever asks says it.
  if (!Number.isFinite(to)) return isRound(from - 1) ? say('more_than', from - 1) : say('at_least', from);
  if (from > 0) return say('between', from, to);
  return isRound(to + 1) ? say('fewer_than', to + 1) : say('at_most', to);
}

function isRound(value: number): boolean {
  return value > 0 && value % 5 === 0;
}
