import type { Actor, Province } from '@partner-api/contract';
import { ANY_EVENT, changeOf, type EventQuery, type Reading, type Window } from '@partner-api/query';
import {
  type Aside,
  askedTime,
  asksDirection,
  dateOf,
  dayOf,
  type EventClaim,
  type EventQuestion,
  EventReader,
  type EventReading,
  type Predicate,
  type Scope,
} from '@partner-api/reading';

/** A time that a question names. */
export type AskedTime =
  | { readonly outcome: 'none' | 'unclear' }
  | { readonly outcome: 'told'; readonly window: Window };

/** Gives what the former reader reads as queries, until `QueryReader` reads claims and questions alike. */
export class TextReader {
  readonly old: EventReader;

  constructor(names: {
    provinces: readonly Province[];
    countries: readonly string[];
    parties: readonly (readonly Actor[])[];
  }) {
    this.old = new EventReader({
      provinces: { values: names.provinces },
      countries: { values: names.countries },
      parties: { values: names.parties },
    });
  }

  provincesIn(text: string): ReadonlySet<string> {
    return this.old.provincesIn(text);
  }

  withRecordedPlaces(text: string): string {
    return this.old.withRecordedPlaces(text);
  }

  withoutNames(text: string): string {
    return this.old.withoutNames(text);
  }

  timeIn(text: string, today: string): AskedTime {
    const time = askedTime(text, dayOf(today));
    return time.outcome === 'told' ? { outcome: 'told', window: windowOf(time.window) } : time;
  }

  readClaim(text: string, today: string): Reading {
    const read = this.old.readClaim(text, dayOf(today));
    if (read.outcome === 'read') return reading(read.reading.map(claimQuery), read.asides);
    return this.#partial(text, today, read.outcome === 'unread' ? read.words : []);
  }

  readQuestion(text: string, today: string): Reading {
    const read = this.old.readQuestion(text, dayOf(today));
    if (read.outcome === 'read') {
      const claim =
        read.reading.asks === 'whether' || read.reading.asks === 'change'
          ? this.old.readClaim(text, dayOf(today))
          : null;
      if (
        claim?.outcome === 'read' &&
        claim.asides.length === 0 &&
        claim.reading.length === 1 &&
        claim.reading[0] &&
        'comparison' in claim.reading[0] &&
        (!asksDirection(this.old.withoutNames(text)) || claim.reading[0].comparison.changedBy)
      )
        return reading([claimQuery(claim.reading[0])], []);
      return reading([questionQuery(read.reading, asksDirection(this.old.withoutNames(text)))], read.asides);
    }
    return read.outcome === 'other' ? none('not_about_events') : this.#partial(text, today, read.words);
  }

  #partial(text: string, today: string, words: readonly string[]): Reading {
    const scope = this.old.placeAndTime(text, dayOf(today));
    if (scope === null) return none(words.length > 0 ? 'no_place_or_time' : 'not_about_events', words);
    return {
      tier: 'partial',
      queries: [{ ...ANY_EVENT, ...scopeOf(scope) }],
      language: 'en',
      attributions: [],
      notConsidered: words,
      guards: [],
    };
  }
}

function none(reason: 'no_place_or_time' | 'not_about_events', words: readonly string[] = []): Reading {
  return { tier: 'none', reason, language: 'en', attributions: [], notConsidered: words, guards: [] };
}

function reading(queries: EventQuery[], asides: readonly Aside[]): Reading {
  const [first, ...others] = queries;
  if (first === undefined) return none('not_about_events');
  const rest = asides.filter(({ says }) => says !== 'source').map(({ text }) => text);
  const attributions = asides.filter(({ says }) => says === 'source').map(({ text }) => text);
  const common = { language: 'en', attributions, notConsidered: rest, guards: [] };
  return { tier: rest.length === 0 ? 'exact' : 'partial', queries: [first, ...others], ...common };
}

function claimQuery(claim: EventClaim): EventQuery {
  const base = { ...queryOf(claim), asks: 'holds' as const };
  if (!('comparison' in claim)) return { ...base, predicate: predicateOf(claim.predicate) };
  const { changedBy, ...comparison } = claim.comparison;
  return {
    ...base,
    mayBeOfDead: claim.mayBeOfDead,
    comparison: {
      ...comparison,
      part: [...comparison.part],
      than: comparison.than === null ? null : [...comparison.than],
      changedBy: changedBy === null ? null : changeOf(changedBy.says, changedBy.percent),
    },
  };
}

function questionQuery(question: EventQuestion, direction: 'up' | 'down' | null): EventQuery {
  const { asks, grouping, isFewest, numberAsked, predicate, areOpponents, mayBeOfDead, isRelative } =
    question;
  return {
    ...queryOf(question),
    asks: asks === 'whether' ? 'holds' : asks,
    groupBy: grouping,
    direction: asks === 'change' ? direction : null,
    predicate: predicate === null ? null : predicateOf(predicate),
    ...{ isFewest, numberAsked, areOpponents, mayBeOfDead, isRelative },
  };
}

function queryOf({ measure, scope, isSingle }: EventReading): EventQuery {
  return { ...ANY_EVENT, measure, isSingle, ...scopeOf(scope) };
}

function windowOf({ from, to }: Scope['window']): Window {
  return { from: from === null ? null : dateOf(from), to: to === null ? null : dateOf(to) };
}

function scopeOf({ country, provinces, window, kind, actors, role, deaths }: Scope) {
  return {
    country,
    kind,
    role,
    provinces: provinces.map(({ slug }) => slug),
    window: windowOf(window),
    actors: actors.map((names) => [...names]),
    deaths: deaths === null ? null : { ...deaths, to: finite(deaths.to) },
  };
}

function predicateOf({ says, named, holds, fails, isByBest }: Predicate): EventQuery['predicate'] {
  return {
    says,
    named: named === null ? null : [named[0], named[1]],
    holds: { from: holds.from, to: finite(holds.to) },
    fails: { from: fails.from, to: finite(fails.to) },
    isByBest,
  };
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
