import { EVENT_TYPES, type Province } from '@partner-api/contract';
import type { Aside, EventReading, Grouping, Scope, Unread, Window } from '@partner-api/reading';
import { type Day, dateOf } from '@partner-api/reading';
import type { CoveredSpan } from '../records/corpus.js';
import { fill, listed, messagesIn, separated, together } from './catalogue.js';
import { sayDeathsOfEach } from './deaths-wording.js';
import { countryNameIn, longDate, monthAndYear, period } from './formats.js';

/** What was counted, of what kind, where and when, and by or with whom, in the words of a locale. */
export function sayReading(
  { measure, scope }: Pick<EventReading, 'measure' | 'scope'>,
  locale: string,
): string[] {
  const { measures, kinds, ofKind } = messagesIn(locale).events;
  const kind = scope.kind === 'any' ? [] : [fill(ofKind, { kind: kinds[scope.kind] }, locale)];
  return [
    measures[measure],
    ...kind,
    ...sayDeathsOfEach(scope, locale),
    ...sayActors(scope, locale),
    sayPlace(scope, locale),
    sayTime(scope, locale),
  ];
}

/** Who did it or had a part in it, if that was asked for; each by every name in the records. */
export function sayActors({ actors, role }: Scope, locale: string): string[] {
  if (actors.length === 0) return [];
  const { byActors, involvingActors, betweenActors } = messagesIn(locale).events;
  const messages = { by: byActors, involved: involvingActors, against: betweenActors };
  const names = actors.map((names) => names.join(' / '));
  const said = role === 'against' ? together(names, locale) : listed(names, locale);
  return [fill(messages[role], { actors: said }, locale)];
}

export function sayPlace(
  { country, provinces }: Pick<Scope, 'country' | 'provinces'>,
  locale: string,
): string {
  const { placeInCountry, everywhere } = messagesIn(locale).events;
  if (country === null) return everywhere;
  const name = countryNameIn(country, locale);
  if (provinces.length === 0) return name;
  const place = listed(
    provinces.map((province) => province.name),
    locale,
  );
  return fill(placeInCountry, { place, country: name }, locale);
}

function sayTime({ window: { from, to } }: Scope, locale: string): string {
  const { times } = messagesIn(locale).events;
  const date = (day: Day) => longDate(dateOf(day), locale);
  if (from === null) return to === null ? times.always : fill(times.until, { to: date(to) }, locale);
  if (to === null) return fill(times.since, { from: date(from) }, locale);
  if (from === to) return fill(times.onDay, { from: date(from) }, locale);
  return fill(times.between, { from: date(from), to: date(to) }, locale);
}

/** A time as a dateline has it, in whole years or months where it is made of them: "March 2017". */
export function sayWindow({ from, to }: Window, locale: string): string[] {
  const { times } = messagesIn(locale).events;
  if (from !== null && to !== null) return [period(dateOf(from), dateOf(to), locale)];
  if (from !== null) return [fill(times.since, { from: longDate(dateOf(from), locale) }, locale)];
  return to === null ? [] : [fill(times.until, { to: longDate(dateOf(to), locale) }, locale)];
}

/** What keeps a text about events from being counted. */
export function sayObstacle({ because, words }: Unread, locale: string): string {
  return fill(messagesIn(locale).events.obstacles[because], { words: separated(words, locale) }, locale);
}

/** The name of a part of a scope, by its key. */
export function sayPart(
  grouping: Grouping | null,
  key: string,
  provinces: readonly Province[],
  locale: string,
): string {
  switch (grouping) {
    case 'day':
      return longDate(key, locale);
    case 'month':
      return monthAndYear(key, locale);
    case 'province':
      return provinces.find(({ slug }) => slug === key)?.name ?? key;
    case 'type': {
      const type = EVENT_TYPES.find((known) => known === key);
      return type === undefined ? key : messagesIn(locale).events.kinds[type];
    }
    default:
      return key;
  }
}

/** Whose data cover a country, and from when to when. */
export function saySpan({ source, country, from, to }: CoveredSpan, locale: string): string {
  const time = period(from, to, locale);
  return listed([source, countryNameIn(country, locale), time], locale);
}

/** What a text says beside what was counted, by a message for what was set aside. */
export function sayAsides(asides: readonly Aside[], message: string, locale: string): string[] {
  const say = (kept: readonly Aside[], said: string) =>
    kept.length === 0
      ? []
      : [
          fill(
            said,
            {
              words: separated(
                kept.map(({ text }) => text),
                locale,
              ),
            },
            locale,
          ),
        ];
  const { narrower, unchecked } = messagesIn(locale).events;
  const told = (...kinds: Aside['says'][]) => asides.filter(({ says }) => kinds.includes(says));
  return [
    ...say(told('narrower'), narrower),
    ...say(told('unchecked'), unchecked),
    ...say(told('source', 'time', 'remark', 'denial', 'unread'), message),
  ];
}
