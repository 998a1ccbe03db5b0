import { type ClosedWindow, isClosed, monthsIn, type Window, yearsIn } from '../calendar.js';
import { type EventQuery, GROUPINGS, type Grouping, isEventOrder } from '../event-query.js';
import { measuredIn } from '../slots/measured.js';
import { has, isNoted, isSign, slotValue } from '../slots/tagged-token.js';
import { ANY_TIME, type TimeSpan } from '../slots/times.js';
import type { TemplateResult } from './draft-reading.js';
import { isAboutEvents, oneTime, queryOf } from './read-statement.js';
import type { Slots } from './slots-of.js';

interface Asked extends Partial<EventQuery> {
  readonly asks: EventQuery['asks'];
  /** Replaces the time of the text. */
  readonly time?: TimeSpan;
  /** Lets a text without a time mean all time: always, or only when every word is parsed. */
  readonly ofAnyTime?: 'even_in_part' | 'as_a_whole';
  /** Whether single events are asked for, even when the text mentions deaths. */
  readonly isOfEvents?: boolean;
}

/** Builds the query of a question; null when the text lacks a place or a required time. */
export function asked(
  unplaced: Slots,
  { time, ofAnyTime, isOfEvents = false, ...members }: Asked,
): TemplateResult | null {
  const isUnplaced = unplaced.where === null;
  const where = unplaced.where ?? onlyCountry(unplaced);
  const slots = { ...unplaced, where };
  const { draft, times } = slots;
  const isTimeless = time === undefined && times.length === 0;
  const told = time ?? (isTimeless && ofAnyTime !== undefined ? ANY_TIME : oneTime(times));
  if (where === null || told === null || told.isUnclear || !isAboutEvents(draft)) return null;
  const count = draft.items.findIndex((item) => has(item, 'count'));
  const measured = measuredIn(draft, 0, draft.items.length, count < 0 ? null : count + 1);
  // "That attack", or a town, is less than all that is recorded.
  const isPartOfAll = where.isNarrower || (measured?.isSingle === true && !isEventOrder(members.asks));
  if ((isTimeless || isUnplaced) && isPartOfAll) return null;
  // "The deadliest day" is the day with the most deaths.
  const tellsOfDead = draft.has('deadliest', 'least_deadly');
  const query = queryOf(slots, measured, told, null);
  const isIncomplete =
    (measured === null && members.asks !== 'list' && !isOfEvents && !tellsOfDead) || where.isNarrower;
  const measure = isOfEvents && measured?.isTold !== true ? 'events' : query.measure;
  return {
    queries: [{ ...query, measure, isSingle: false, ...members }],
    isIncomplete: isIncomplete || slots.quantities.length > (members.numberAsked ? 1 : 0),
    // A word that was not read may be the place.
    isFullParseRequired: (isTimeless && ofAnyTime === 'as_a_whole') || isUnplaced,
  };
}

/**
 * A question without a place is about the country of the records, where they have one. "There", a topic, a handle within the text or
 * a misspelt word may be another place.
 */
function onlyCountry({ draft, places, setting: { countries } }: Slots): Slots['where'] {
  const [only, ...others] = countries;
  const mayNamePlace = draft.items.some(
    (item) => has(item, 'deictic') || isNoted(item, 'misspelt') || isSign(item, '#', '@'),
  );
  return only === undefined || others.length > 0 || places.length > 0 || mayNamePlace
    ? null
    : { country: only, provinces: [], isNarrower: false };
}

/** The grouping of a question and the indexes of its words; null when it has none or several. */
export function groupingIn({
  draft,
}: Slots): { readonly grouping: Grouping; readonly places: readonly number[] } | null {
  const places = draft.places('group', 'unit', 'others');
  const named = places.flatMap((at) => {
    const item = draft.at(at);
    const value = slotValue(item, 'group') ?? slotValue(item, 'unit') ?? slotValue(item, 'others');
    return value !== null && isGrouping(value) ? [{ value, at, isGroup: has(item, 'group') }] : [];
  });
  const groups = named.filter(({ isGroup }) => isGroup);
  const values = new Set((groups.length > 0 ? groups : named).map(({ value }) => value));
  const [grouping, other] = values;
  if (grouping === undefined || other !== undefined) return null;
  return { grouping, places: named.filter(({ value }) => value === grouping).map(({ at }) => at) };
}

function isGrouping(value: string): value is Grouping {
  return GROUPINGS.some((known) => known === value);
}

/** Two compared months or years as one period with its unit; null for any other times. */
export function comparedTimes(
  times: readonly TimeSpan[],
): { readonly time: TimeSpan; readonly grouping: 'month' | 'year' } | null {
  const parts = times.flatMap((time): readonly Window[] =>
    time.parts.length > 1 ? time.parts : [time.window],
  );
  const [one, other, ...more] = parts;
  if (one === undefined || other === undefined || more.length > 0 || !isClosed(one) || !isClosed(other))
    return null;
  const grouping = unitOf(one, other);
  if (grouping === null || times.some(({ isUnclear, isRelative }) => isUnclear || isRelative)) return null;
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  return { time: { ...ANY_TIME, window: { from: first.from, to: last.to } }, grouping };
}

function unitOf(one: ClosedWindow, other: ClosedWindow): 'month' | 'year' | null {
  if (yearsIn(one) === 1 && yearsIn(other) === 1) return 'year';
  return monthsIn(one) === 1 && monthsIn(other) === 1 ? 'month' : null;
}
