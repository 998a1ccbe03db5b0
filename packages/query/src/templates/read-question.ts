import type { Draft } from '../slots/draft.js';
import { has, slotValue } from '../slots/tagged-token.js';
import { wayIn } from './changed-by.js';
import type { TemplateResult } from './draft-reading.js';
import { asked, comparedTimes, groupingIn } from './question-scope.js';
import { oneTime, readStatement } from './read-statement.js';
import type { Slots } from './slots-of.js';

/** Reads "What share of those killed in Raqqa in 2017 were civilians?" */
export function readShare(slots: Slots): TemplateResult | null {
  const { draft, quantities } = slots;
  const share = draft.places('share', 'percent');
  if (!share.some((at) => has(draft.at(at), 'share')) || quantities.length > 0) return null;
  draft.useAll([...share, ...draft.places('count', 'which', 'of_them')]);
  const filled = asked(slots, { asks: 'share', ofAnyTime: 'as_a_whole' });
  return filled?.queries[0].measure === 'civilians_killed' ? filled : null;
}

/** Reads "When was the first clash …", "the deadliest attack …". */
export function readOrder(slots: Slots): TemplateResult | null {
  const { draft, quantities } = slots;
  const order = draft.places('first', 'last');
  const deadly = draft.places('deadliest');
  const deadliest = deadly.length > 0 ? deadly : draft.places('most');
  const units = draft.places('unit', 'group');
  const isOfEvents = draft.places('event', 'clash').length > 0;
  const isOfUnit = units.some((at) => slotValue(draft.at(at), 'unit') !== 'day' || order.length === 0);
  if (!isOfEvents || isOfUnit || order.length + deadliest.length !== 1) return null;
  const [at = 0] = [...order, ...deadliest];
  const isMost = has(draft.at(at), 'most') && !has(draft.at(at), 'deadliest');
  if (isMost || (order.length === 1 && isOfParts(draft, at))) return null;
  const asks = order.length === 0 ? 'deadliest' : has(draft.at(at), 'first') ? 'first' : 'last';
  const numberAsked = numberBeside(slots, at);
  // "The last 20 days" is a period.
  if (numberAsked !== null && units.length > 0) return null;
  const top = draft.places('most', 'ranked').filter(() => deadly.length > 0);
  draft.useAll([at, ...top, ...draft.places('when', 'which', 'unit')]);
  if (quantities.length > (numberAsked === null ? 0 : 1)) return null;
  return asked(slots, { asks, numberAsked, ofAnyTime: 'even_in_part', isOfEvents: true });
}

/** Whether "first" or "last" belongs to a part of a period: "The first half". */
function isOfParts(draft: Draft, at: number): boolean {
  return has(draft.at(draft.next(at)), 'unit', 'month', 'week', 'part');
}

/** The number asked for: "Top 3 provinces", "the five deadliest attacks", "which five attacks were deadliest". */
function numberBeside({ draft, quantities }: Slots, at: number): number | null {
  const [quantity] = quantities;
  // "Top" is also a comparison word ("deaths topped 12"), so that "top 12" need not be a plain number.
  const first = quantity?.from ?? -1;
  const isTop = [first - 1, first].some((place) => has(draft.at(place), 'most', 'ranked'));
  if (quantity === undefined || (quantity.says !== 'number' && !isTop)) return null;
  const named = draft.at(draft.next(quantity.to - 1));
  const isBeside =
    draft.next(at) === quantity.from ||
    draft.next(quantity.to - 1) === at ||
    has(named, 'event', 'unit', 'deadliest', 'most');
  return isBeside && quantity.value >= 1 && Number.isInteger(quantity.value) ? quantity.value : null;
}

/** Reads "Which province had the most …", "Aleppo, Homs or Idlib: where …", "rank the months". */
export function readRank(slots: Slots): TemplateResult | null {
  const { draft, places, times, quantities } = slots;
  const most = draft.places('most', 'deadliest', 'ranked', 'more');
  const fewest = draft.places('fewest', 'least_deadly', 'fewer');
  if (
    most.length + fewest.length === 0 ||
    (most.length > 0 && fewest.length > 0 && !draft.places('ranked').length)
  )
    return null;
  const isComparative = [...most, ...fewest].every(
    (at) =>
      has(draft.at(at), 'more', 'fewer') && !has(draft.at(at), 'most', 'fewest', 'deadliest', 'least_deadly'),
  );
  const grouped = groupingIn(slots);
  const provinces = places.filter(({ place }) => place.type === 'province');
  const listed = provinces.length > 1 ? 'province' : (comparedTimes(times)?.grouping ?? null);
  const grouping =
    grouped?.grouping ??
    (provinces.length > 1 || times.length > 1 || hasParts(slots) ? listed : null) ??
    asksFor(draft, 'province') ??
    null;
  if (grouping === null || (isComparative && listed === null)) return null;
  if (draft.places('than', 'change').length > 0) return null;
  const [first = 0] = [...most, ...fewest];
  const numberAsked = numberBeside(slots, first);
  if (quantities.length > (numberAsked === null ? 0 : 1)) return null;
  draft.useAll([
    ...most,
    ...fewest,
    ...(grouped?.places ?? []),
    ...draft.places('which', 'or', 'and', 'when', 'list'),
  ]);
  const time = listed !== null && listed !== 'province' ? comparedTimes(times)?.time : undefined;
  return asked(slots, {
    asks: 'rank',
    groupBy: grouping,
    isFewest: fewest.length > 0 && most.length === 0,
    numberAsked,
    ofAnyTime: grouping === 'year' ? 'even_in_part' : 'as_a_whole',
    ...(time === undefined ? {} : { time }),
  });
}

function hasParts({ times }: Slots): boolean {
  return times.some(({ parts, isRange }) => parts.length > 1 && !isRange);
}

/** The grouping that an interrogative implies: "where" asks for provinces, "who fought" for actors. */
function asksFor<Part extends 'province' | 'actor'>(draft: Draft, part: Part): Part | null {
  return draft.free().some((at) => slotValue(draft.at(at), 'which') === part) ? part : null;
}

/** Reads "Did it rise from 2017 to 2018?", "2017 compared with 2018". */
export function readChangeAsked(slots: Slots): TemplateResult | null {
  const { draft, times, quantities } = slots;
  const compared = comparedTimes(times);
  const words = draft.places('change', 'factor', 'versus', 'more', 'fewer');
  if (compared === null || words.length === 0 || quantities.length > 0) return null;
  const direction = wayIn(draft, words);
  draft.useAll([
    ...words,
    ...draft.places('than', 'or', 'and', 'percent', 'count', 'from', 'to', 'between', 'whether'),
  ]);
  return asked(slots, { asks: 'change', direction, groupBy: compared.grouping, time: compared.time });
}

/** Reads "Killed in Idlib in 2018 by month". */
export function readGrouped(slots: Slots): TemplateResult | null {
  const { draft, quantities } = slots;
  if (quantities.length > 0) return null;
  const grouped = draft.places('group').length > 0 ? groupingIn(slots) : partiesAsked(slots);
  if (grouped === null) return null;
  draft.useAll([...grouped.places, ...draft.places('count', 'list', 'which')]);
  return asked(slots, { asks: 'count', groupBy: grouped.grouping });
}

/** The grouping of "Who fought in …", "which groups took part in battles …"; null otherwise. */
function partiesAsked(slots: Slots): ReturnType<typeof groupingIn> {
  const { draft, parties } = slots;
  const which = draft.places('which');
  const units = which.length === 0 ? [] : (groupingIn(slots)?.places ?? []);
  const areUnits = units.some((at) => slotValue(draft.at(at), 'unit') === 'actor');
  if (parties.length > 0 || (!areUnits && asksFor(draft, 'actor') === null)) return null;
  const isOfBattles = draft.free().some((at) => has(draft.at(at), 'clash') || isBattle(draft, at));
  return isOfBattles ? { grouping: 'actor', places: [...units, ...draft.places('involved')] } : null;
}

function isBattle(draft: Draft, at: number): boolean {
  return slotValue(draft.at(at), 'event') === 'battle' && draft.places('involved').length > 0;
}

/** Reads "Which provinces had more than 100 deaths?" */
export function readWhich(slots: Slots): TemplateResult | null {
  const { draft, quantities } = slots;
  const which = draft.places('which');
  const grouped = groupingIn(slots);
  if (which.length === 0 || grouped === null || quantities.length > 1) return null;
  const filled = readStatement({ ...slots, draft });
  const time = oneTime(slots.times);
  if (filled === null || time === null) return null;
  draft.useAll([...which, ...grouped.places]);
  return { ...filled, queries: [{ ...filled.queries[0], asks: 'which', groupBy: grouped.grouping }] };
}

/** Reads "Were more than 100 killed …?", "was anyone …", "is it true that nobody …". */
export function readWhether(slots: Slots): TemplateResult | null {
  const { draft, quantities } = slots;
  const isAsked = quantities.length > 0 || draft.places('some', 'nobody', 'no', 'not', 'whether').length > 0;
  if (!isAsked || (draft.places('count').length > 0 && quantities.length === 0)) return null;
  return readStatement(slots);
}

/** Reads "How many people were killed in …", or only a measure, a place and a time. */
export function readCount(slots: Slots): TemplateResult | null {
  const { draft } = slots;
  const isAsked = draft.places('count').length > 0;
  draft.usePlaces('count', 'which');
  return asked(slots, { asks: 'count', ...(isAsked ? { ofAnyTime: 'as_a_whole' } : {}) });
}

/** Reads "What happened in …". */
export function readList(slots: Slots): TemplateResult | null {
  const { draft } = slots;
  const list = draft.places('list');
  if (list.length === 0) return null;
  draft.useAll(list);
  return asked(slots, { asks: 'list', measure: 'events' });
}
