import { ANY_EVENT, type EventQuery } from '../event-query.js';
import { type Predicate, predicateOf } from '../predicate.js';
import type { Quantity } from '../slots/comparing-words.js';
import type { Draft } from '../slots/draft.js';
import { type Measured, measuredIn } from '../slots/measured.js';
import { areJoined } from '../slots/places.js';
import { has, isNoted } from '../slots/tagged-token.js';
import { ANY_TIME, type TimeSpan } from '../slots/times.js';
import type { TemplateResult } from './draft-reading.js';
import type { Slots } from './slots-of.js';

/** Reads a single statement: a number in one place and period. */
export function readStatement(slots: Slots): TemplateResult | null {
  const { draft, quantities, where } = slots;
  const isTimeless = slots.times.length === 0;
  const time = isTimeless ? ANY_TIME : oneTime(slots.times);
  if (where === null || time === null || time.isUnclear || !isAboutEvents(draft)) return null;
  // A town has fewer than all that is recorded of its province.
  if (isTimeless && where.isNarrower) return null;
  const [quantity, ...others] = quantities;
  const measured = measuredIn(draft, 0, draft.items.length, quantity?.to ?? null);
  const predicate = others.length > 0 ? null : predicateIn(draft, quantity ?? null, slots.setting.settings);
  const isOfPlace = slots.role !== 'by' && isDoneByPlace(draft);
  const isWar = measured?.isMass === true && where.provinces.length === 0 && slots.parties.length === 0;
  const isIncomplete =
    isTimeless ||
    isWar ||
    isOfPlace ||
    areApart(slots.times) ||
    (quantity !== undefined && !counts(draft, quantity, measured)) ||
    !areJoined(draft, slots.places) ||
    predicate === null ||
    measured === null ||
    where.isNarrower ||
    quantity?.isUnclear === true;
  const query = queryOf(slots, measured, time, predicate);
  return { queries: [query], isIncomplete, isFullParseRequired: isTimeless };
}

/** Whether the text has different periods: "In 2018 since 2016". */
export function areApart(times: readonly TimeSpan[]): boolean {
  return times.some(
    ({ window }) => window.from !== times[0]?.window.from || window.to !== times[0]?.window.to,
  );
}

/** Whether a number belongs to the measure: in "40 people survived the battles" it is not a number of battles. */
function counts(draft: Draft, { from, to }: Quantity, measured: Measured | null): boolean {
  const following = draft.skipStopWords(to - 1, 1);
  const next = draft.at(following);
  // "2,800 in calendar year 2018": the unit belongs to the time.
  const isOfUnit = has(next, 'unit') && !has(next, 'group') && !draft.isUsed(following);
  if (measured?.measure !== 'events') return !isOfUnit && !has(next, 'event');
  const isOfPeople = has(next, 'people', 'victims', 'dead') || has(draft.at(from - 1), 'people');
  const isTaking = draft.has('takes') && !has(next, 'event');
  const isOfFighters = has(next, 'clash');
  return !isOfUnit && !isOfPeople && !isTaking && !isOfFighters;
}

/** Whether the perpetrator is a place or a pronoun: "Damascus killed 40 civilians", "it killed 200". */
function isDoneByPlace(draft: Draft): boolean {
  return draft.items.some((item, at) => {
    const verb = draft.at(draft.skipStopWords(at, 1, 'passive', 'kill'));
    const isActor = (item.type === 'place' && !isWhereOfCause(draft, at)) || has(item, 'refers');
    return (
      isActor &&
      has(verb, 'kill') &&
      !has(verb, 'passive') &&
      isObject(draft, draft.skipStopWords(draft.skipStopWords(at, 1, 'kill'), 1))
    );
  });
}

function isObject(draft: Draft, at: number): boolean {
  return (
    draft.at(at)?.type === 'number' ||
    has(draft.at(at), 'number', 'times', 'vague', 'compare', 'victims', 'people', 'nobody')
  );
}

/** Whether a place is where something killed: "the war in Syria killed". */
function isWhereOfCause(draft: Draft, at: number): boolean {
  const cause = draft.at(at - 2);
  return has(draft.at(at - 1), 'in') && (has(cause, 'event') || isNoted(cause, 'cause'));
}

/** Reads only place and time, for a text in an unsupported language. */
export function readPlaceAndTime(slots: Slots): TemplateResult | null {
  const time = oneTime(slots.times);
  if (slots.where === null || time === null || time.isUnclear) return null;
  const { country, provinces } = slots.where;
  return {
    queries: [{ ...ANY_EVENT, country, provinces: [...provinces], window: time.window }],
    isIncomplete: true,
  };
}

/** Whether a text has a word for events or deaths. */
export function isAboutEvents(draft: Draft): boolean {
  return draft.has('dead', 'kill', 'takes', 'event', 'clash', 'victims', 'deadliest', 'least_deadly', 'list');
}

/** The narrowest of nested periods; null when they are not nested or leave both ends open. */
export function oneTime(times: readonly TimeSpan[]): TimeSpan | null {
  let found: TimeSpan | null = null;
  for (const time of times) {
    if (found === null || isWithin(time, found)) found = time;
    else if (!isWithin(found, time)) return null;
  }
  return found !== null && (found.window.from !== null || found.window.to !== null) ? found : null;
}

function isWithin({ window: one }: TimeSpan, { window: other }: TimeSpan): boolean {
  const begins = other.from === null || (one.from !== null && one.from >= other.from);
  return begins && (other.to === null || (one.to !== null && one.to <= other.to));
}

export function queryOf(
  slots: Slots,
  measured: Measured | null,
  time: TimeSpan,
  predicate: Predicate | null,
): EventQuery {
  const { where, parties, role } = slots;
  const { measure = 'killed', kind = 'any', isSingle = false } = measured ?? {};
  return {
    ...ANY_EVENT,
    asks: 'holds',
    measure,
    kind: kindBy(kind, role, measure),
    country: where?.country ?? null,
    provinces: [...(where?.provinces ?? [])],
    actors: role === null ? [] : parties.map(({ names }) => [...names]),
    role: role ?? 'involved',
    window: time.window,
    isSingle,
    predicate,
    isRelative: time.isRelative,
  };
}

/** The default kind by role: an attack for one perpetrator, a battle for two opponents. */
function kindBy(
  kind: EventQuery['kind'],
  role: Slots['role'],
  measure: EventQuery['measure'],
): EventQuery['kind'] {
  if (kind !== 'any' || measure === 'events') return role === 'against' && kind === 'any' ? 'battle' : kind;
  return role === 'by' ? 'attack' : role === 'against' ? 'battle' : 'any';
}

/** The predicate of the text: a number, "none" or "some". Null when it has none or is ambiguous. */
function predicateIn(
  draft: Draft,
  quantity: Quantity | null,
  settings: ReadonlySet<string>,
): Predicate | null {
  const places = draft.free();
  const nobody = places.filter((at) => has(draft.at(at), 'nobody', 'no'));
  if (quantity !== null) {
    if (quantity.value === 0 && quantity.says === 'number')
      return nobody.length === 0 ? predicateOf('none') : null;
    const predicate = predicateOf(quantity.says, quantity.value, quantity.second);
    return quantity.isReached ? { ...predicate, fails: { from: 0, to: null } } : predicate;
  }
  const nots = places.filter((at) => has(draft.at(at), 'not') && !has(draft.at(at), 'nobody'));
  if (nobody.length > 0 && nots.length > 0 && !settings.has('negative_concord')) return null;
  if (nobody.length > 0 && nobody.every((at) => isOfCounted(draft, at))) {
    draft.useAll([...nobody, ...nots]);
    return predicateOf('none');
  }
  const some = places.filter((at) => has(draft.at(at), 'some'));
  // "Not … any" denies all.
  const [not] = nots;
  if (not !== undefined && nots.length === 1 && some.some((at) => at > not)) {
    draft.useAll([...nots, ...some]);
    return predicateOf('none');
  }
  if (nots.length > 0 || nobody.length > 0 || (some.length === 0 && !claimsExistence(draft))) return null;
  draft.useAll(some);
  return predicateOf('some');
}

/** Whether the text claims only existence: "People were killed", not "all of the dead were civilians". */
function claimsExistence(draft: Draft): boolean {
  const verb = draft.items.findIndex((item) => has(item, 'dead', 'kill'));
  const who = draft.items.findIndex((item) => has(item, 'people', 'victims'));
  const isOfAll = draft.has('whole');
  if (isOfAll || draft.has('more', 'fewer', 'change', 'than')) return false;
  // "There were deaths in Homs."
  const isThere = draft.items.some(
    (item, at) => has(item, 'deictic') && has(draft.at(at + 1), 'passive') && has(draft.at(at + 2), 'dead'),
  );
  return verb < 0 ? draft.has('event', 'clash') : who >= 0 || isThere;
}

/** Whether "no" or "nobody" applies to what is counted: not in "nobody verified any deaths" or "without any reports". */
function isOfCounted(draft: Draft, at: number): boolean {
  const isCounted = (place: number) =>
    has(draft.at(place), 'people', 'victims', 'dead', 'kill', 'event', 'clash');
  let next = at + 1;
  while (next < at + 6 && has(draft.at(next), 'stop', 'passive', 'some', 'not') && !isCounted(next)) {
    if (has(draft.at(next), 'tells')) return false;
    next++;
  }
  if (isCounted(next) || !has(draft.at(at), 'nobody')) return isCounted(next);
  return draft.at(next)?.type === 'place' || isCounted(draft.skipStopWords(at, -1, 'dead', 'kill', 'event'));
}
