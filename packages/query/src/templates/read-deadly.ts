import type { EventQuery } from '../event-query.js';
import { type Predicate, predicateOf } from '../predicate.js';
import type { Quantity } from '../slots/comparing-words.js';
import type { Draft } from '../slots/draft.js';
import { narrowest } from '../slots/measured.js';
import { has, isSign, slotValue } from '../slots/tagged-token.js';
import type { TemplateResult } from './draft-reading.js';
import { oneTime, queryOf } from './read-statement.js';
import type { Slots } from './slots-of.js';

type Deaths = NonNullable<EventQuery['deaths']>;

/** Reads a count of events with a minimum or maximum of deaths: "40 battles in Homs each killed more than 50 people". */
export function readDeadly(slots: Slots): TemplateResult | null {
  const { draft, where, setting } = slots;
  const time = oneTime(slots.times);
  const events = draft.places('event');
  const [event] = events;
  const kind = narrowest(
    events.flatMap((at) => (slotValue(draft.at(at), 'event') ?? []) as EventQuery['kind'][]),
  );
  if (where === null || where.isNarrower || time === null || time.isUnclear) return null;
  if (event === undefined || kind === null || events.length > 1) return null;
  const counted = countedAt(slots, event);
  const deaths = deathsIn(slots, event, counted?.quantity ?? null);
  if (counted === null || deaths === null) return null;
  const { predicate } = counted;
  const isOfEach = draft.has('each', 'with', 'which', 'that', 'by');
  const query = queryOf(
    slots,
    { measure: 'events', kind, isSingle: false, isMass: false, isTold: true },
    time,
    null,
  );
  draft.useAll([
    event,
    ...counted.places,
    ...draft.places('dead', 'kill', 'takes', 'people', 'victims', 'passive', 'each', 'with', 'that', 'which'),
  ]);
  const asks = predicate === null ? 'count' : 'holds';
  const said = predicate === null ? null : saidOf(predicate, deaths, isOfEach);
  return {
    queries: [{ ...query, asks: setting.isQuestion ? asks : 'holds', deaths, predicate: said }],
    isIncomplete: false,
  };
}

interface Counted {
  /** Null for "how many". */
  readonly predicate: Predicate | null;
  readonly quantity: Quantity | null;
  readonly places: readonly number[];
}

/** The predicate of the number of events, from the words before the event. */
function countedAt({ draft, quantities, setting }: Slots, event: number): Counted | null {
  const isBefore = (at: number) => draft.skipStopWords(at, 1) === event;
  const quantity = quantities.find(({ to }) => isBefore(to - 1)) ?? null;
  if (quantity !== null) {
    const { says, value, second, isUnclear } = quantity;
    return isUnclear || says === 'vague'
      ? null
      : { predicate: predicateOf(says, value, second), quantity, places: [] };
  }
  const [before] = draft
    .free(0, event)
    .filter((at) => has(draft.at(at), 'no', 'nobody', 'count', 'some') && isBefore(at));
  if (before === undefined) return null;
  const places = [before];
  if (has(draft.at(before), 'no', 'nobody')) {
    const nots = setting.settings.has('negative_concord') ? draft.places('not') : [];
    return { predicate: predicateOf('none'), quantity, places: [...places, ...nots] };
  }
  if (!setting.isQuestion) return null;
  return { predicate: has(draft.at(before), 'count') ? null : predicateOf('some'), quantity, places };
}

/** The deaths in each event; null when the text does not give them after the event. */
function deathsIn({ draft, quantities }: Slots, event: number, counted: Quantity | null): Deaths | null {
  const dead = draft.places('dead', 'kill', 'takes');
  const others = quantities.filter((quantity) => quantity !== counted);
  const [number] = others;
  if (dead.length === 0 || others.length > 1 || (number !== undefined && number.from < event)) return null;
  // "2,000 attacks and fewer than 2,000 dead" are two statements.
  const isApart = draft.free(event, number?.from ?? event).some((at) => parts(draft, at));
  if (isApart) return null;
  const isOfCivilians = draft.places('victims').length > 0;
  const measure = isOfCivilians ? 'civilians_killed' : 'killed';
  if (number === undefined) return isOfCivilians ? { measure, from: 1, to: null } : null;
  const band = bandOf(number);
  return band === null ? null : { measure, ...band };
}

function parts(draft: Draft, at: number): boolean {
  return has(draft.at(at), 'and', 'but') || isSign(draft.at(at), ',', ';', ':', '\u060c', '\u061b', '\u2014');
}

/** The band of deaths per event; null for a plain number, which may be the total of all events. */
function bandOf({ says, value, second, isUnclear }: Quantity): Pick<Deaths, 'from' | 'to'> | null {
  const BOUNDED = ['at_least', 'more_than', 'at_most', 'fewer_than', 'between', 'exactly'];
  if (isUnclear || !BOUNDED.includes(says)) return null;
  return predicateOf(says, value, second).holds;
}

/** Widens `fails`: "40 battles killed more than 50 people" may mean a total, or 40 among others, unless it says "each". */
function saidOf(predicate: Predicate, { from, to }: Deaths, isOfEach: boolean): Predicate {
  const isOfAny = from <= 1 && to === null;
  const isTogether =
    !isOfEach &&
    !isOfAny &&
    to === null &&
    ['number', 'about', 'at_least', 'more_than'].includes(predicate.says);
  if (isTogether) return { ...predicate, fails: { from: 0, to: null } };
  return predicate.says === 'number'
    ? { ...predicate, fails: { from: predicate.fails.from, to: null } }
    : predicate;
}
