import type { Draft } from '../slots/draft.js';
import { has, slotValue } from '../slots/item.js';
import type { Filled } from './draft-reading.js';
import { asked, comparedTimes, groupingIn } from './question-scope.js';
import { oneTime, readStatement } from './read-statement.js';
import type { Slots } from './slots-of.js';

type SlotName = Parameters<typeof has>[1];

function placesOf(draft: Draft, ...slots: SlotName[]): number[] {
  return draft.free().filter((at) => has(draft.at(at), ...slots));
}

/** "What share of those killed in Raqqa in 2017 were civilians?" */
export function readShare(slots: Slots): Filled | null {
  const { draft, quantities } = slots;
  const share = placesOf(draft, 'share', 'percent');
  if (!share.some((at) => has(draft.at(at), 'share')) || quantities.length > 0) return null;
  draft.useAll([...share, ...placesOf(draft, 'count', 'which', 'of_them')]);
  const filled = asked(slots, { asks: 'share' });
  return filled?.queries[0].measure === 'civilians_killed' ? filled : null;
}

/** "When was the first clash …", "the deadliest attack …". */
export function readOrder(slots: Slots): Filled | null {
  const { draft, quantities } = slots;
  const order = placesOf(draft, 'first', 'last');
  const deadliest = placesOf(draft, 'deadliest', 'most');
  const units = placesOf(draft, 'unit', 'group');
  const isOfEvents = draft.free().some((at) => has(draft.at(at), 'event', 'clash'));
  const isOfUnit = units.some((at) => slotValue(draft.at(at), 'unit') !== 'day' || order.length === 0);
  if (!isOfEvents || isOfUnit || order.length + deadliest.length !== 1) return null;
  const [at = 0] = [...order, ...deadliest];
  const isMost = has(draft.at(at), 'most') && !has(draft.at(at), 'deadliest');
  if (isMost || (order.length === 1 && isOfParts(draft, at))) return null;
  const asks =
    has(draft.at(at), 'first') && order.length === 1 ? 'first' : order.length === 1 ? 'last' : 'deadliest';
  draft.useAll([at, ...placesOf(draft, 'when', 'which', 'unit')]);
  const numberAsked = numberBeside(slots, at);
  if (quantities.length > (numberAsked === null ? 0 : 1)) return null;
  return asked(slots, { asks, numberAsked, isOfAnyTime: true, isOfEvents: true });
}

/** "The first half": part of a time, and no first event. */
function isOfParts(draft: Draft, at: number): boolean {
  return has(draft.at(draft.next(at)), 'unit', 'month', 'week', 'half', 'quarter');
}

/** "Top 3 provinces", "the five deadliest attacks". */
function numberBeside({ draft, quantities }: Slots, at: number): number | null {
  const [quantity] = quantities;
  if (quantity === undefined || quantity.says !== 'number') return null;
  const isBeside = draft.next(at) === quantity.from || draft.next(quantity.to - 1) === at;
  return isBeside && quantity.value >= 1 && Number.isInteger(quantity.value) ? quantity.value : null;
}

/** "Which province had the most …", "Aleppo, Homs or Idlib: where …", "rank the months". */
export function readRank(slots: Slots): Filled | null {
  const { draft, places, times, quantities } = slots;
  const most = placesOf(draft, 'most', 'deadliest', 'ranked', 'more');
  const fewest = placesOf(draft, 'fewest', 'least_deadly', 'fewer');
  if (
    most.length + fewest.length === 0 ||
    (most.length > 0 && fewest.length > 0 && !placesOf(draft, 'ranked').length)
  )
    return null;
  const isComparative = [...most, ...fewest].every(
    (at) => has(draft.at(at), 'more', 'fewer') && !has(draft.at(at), 'most', 'fewest'),
  );
  const grouped = groupingIn(slots);
  const provinces = places.filter(({ place }) => place.type === 'province');
  const listed = provinces.length > 1 ? 'province' : (comparedTimes(times)?.grouping ?? null);
  const grouping =
    grouped?.grouping ??
    (provinces.length > 1 || times.length > 1 || hasParts(slots) ? listed : null) ??
    asksWhere(draft);
  if (grouping === null || (isComparative && listed === null)) return null;
  if (placesOf(draft, 'than', 'change').length > 0) return null;
  const [first = 0] = [...most, ...fewest];
  const numberAsked = numberBeside(slots, first);
  if (quantities.length > (numberAsked === null ? 0 : 1)) return null;
  draft.useAll([
    ...most,
    ...fewest,
    ...(grouped?.places ?? []),
    ...placesOf(draft, 'which', 'or', 'and', 'when', 'list'),
  ]);
  const time = listed !== null && listed !== 'province' ? comparedTimes(times)?.time : undefined;
  const isOfAnyTime = grouping === 'year';
  return asked(slots, {
    asks: 'rank',
    groupBy: grouping,
    isFewest: fewest.length > 0 && most.length === 0,
    numberAsked,
    isOfAnyTime,
    ...(time === undefined ? {} : { time }),
  });
}

function hasParts({ times }: Slots): boolean {
  return times.some(({ parts, isRange }) => parts.length > 1 && !isRange);
}

/** "Where were most killed?" asks for the province. */
function asksWhere(draft: Draft): 'province' | null {
  return draft.free().some((at) => slotValue(draft.at(at), 'which') === 'province') ? 'province' : null;
}

/** "Did it rise from 2017 to 2018?", "2017 compared with 2018". */
export function readChangeAsked(slots: Slots): Filled | null {
  const { draft, times, quantities } = slots;
  const compared = comparedTimes(times);
  const words = placesOf(draft, 'change', 'factor', 'versus', 'more', 'fewer');
  if (compared === null || words.length === 0 || quantities.length > 0) return null;
  const ways = new Set(words.flatMap((at) => wayOf(draft, at)));
  draft.useAll([
    ...words,
    ...placesOf(draft, 'than', 'or', 'and', 'percent', 'count', 'from', 'to', 'between', 'whether'),
  ]);
  const [way, other] = ways;
  const direction = way !== undefined && other === undefined ? way : null;
  return asked(slots, { asks: 'change', direction, groupBy: compared.grouping, time: compared.time });
}

function wayOf(draft: Draft, at: number): ('up' | 'down')[] {
  const item = draft.at(at);
  if (has(item, 'more')) return ['up'];
  if (has(item, 'fewer')) return ['down'];
  const way = slotValue(item, 'change') ?? slotValue(item, 'factor')?.split(' ')[0];
  return way === 'up' || way === 'down' ? [way] : [];
}

/** "Killed in Idlib in 2018 by month". */
export function readGrouped(slots: Slots): Filled | null {
  const { draft, quantities } = slots;
  if (placesOf(draft, 'group').length === 0 || quantities.length > 0) return null;
  const grouped = groupingIn(slots);
  if (grouped === null) return null;
  draft.useAll([...grouped.places, ...placesOf(draft, 'count', 'list', 'which')]);
  return asked(slots, { asks: 'count', groupBy: grouped.grouping });
}

/** "Which provinces had more than 100 deaths?", "who fought in …" */
export function readWhich(slots: Slots): Filled | null {
  const { draft, quantities } = slots;
  const which = placesOf(draft, 'which');
  const grouped = groupingIn(slots);
  if (which.length === 0 || grouped === null || quantities.length > 1) return null;
  const filled = readStatement({ ...slots, draft });
  const time = oneTime(slots.times);
  if (filled === null || time === null) return null;
  draft.useAll([...which, ...grouped.places]);
  return { ...filled, queries: [{ ...filled.queries[0], asks: 'which', groupBy: grouped.grouping }] };
}

/** "Were more than 100 killed …?", "was anyone …", "is it true that nobody …". */
export function readWhether(slots: Slots): Filled | null {
  const { draft, quantities } = slots;
  const isAsked =
    quantities.length > 0 || placesOf(draft, 'some', 'nobody', 'no', 'not', 'whether').length > 0;
  if (!isAsked || (placesOf(draft, 'count').length > 0 && quantities.length === 0)) return null;
  return readStatement(slots);
}

/** "How many people were killed in …", or only what, where and when. */
export function readCount(slots: Slots): Filled | null {
  const { draft } = slots;
  draft.useAll(placesOf(draft, 'count', 'which'));
  return asked(slots, { asks: 'count' });
}

/** "What happened in …". */
export function readList(slots: Slots): Filled | null {
  const { draft } = slots;
  const list = placesOf(draft, 'list');
  if (list.length === 0) return null;
  draft.useAll(list);
  return asked(slots, { asks: 'list', measure: 'events' });
}
