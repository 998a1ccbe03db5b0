import type { EventQuery } from '../event-query.js';
import { predicateOf } from '../predicate.js';
import type { Quantity } from '../slots/comparing-words.js';
import type { Draft } from '../slots/draft.js';
import { type Measured, measuredIn } from '../slots/measured.js';
import { type EventLocation, locationOf } from '../slots/places.js';
import { has, isSign } from '../slots/tagged-token.js';
import type { TimeSpan } from '../slots/times.js';
import type { TemplateResult } from './draft-reading.js';
import { oneTime, queryOf } from './read-statement.js';
import type { Slots } from './slots-of.js';

interface Side {
  readonly quantity: Quantity;
  readonly times: readonly TimeSpan[];
  readonly where: EventLocation | null;
  readonly hasPlace: boolean;
  readonly measured: Measured | null;
  readonly isOfThem: boolean;
  readonly isOfCivilians: boolean;
}

/** Reads two statements: "at least 900 in Idlib and more than 150 in Latakia", "1,000 dead, 400 of them civilians". */
export function readTwo(slots: Slots): TemplateResult | null {
  const [first, second, ...others] = slots.quantities;
  if (first === undefined || second === undefined || others.length > 0) return null;
  const border = borderBetween(slots.draft, first, second);
  if (border === null) return null;
  const one = sideOf(slots, first, 0, border);
  const two = sideOf(slots, second, border, slots.draft.items.length);
  const measured = [measuredOf(one, two), measuredOf(two, one)];
  const times = [oneTime(one.times) ?? oneTime(two.times), oneTime(two.times) ?? oneTime(one.times)];
  const wheres = [one.where ?? slots.where, two.where ?? one.where ?? slots.where];
  const [left, right] = [0, 1].map((at) => query(slots, [one, two][at], measured[at], times[at], wheres[at]));
  if (left === undefined || right === undefined || left === null || right === null) return null;
  slots.draft.useAll(joinsIn(slots.draft, border));
  return { queries: [left, right], isIncomplete: isLooseBetween(slots, one, two) || areAlike(left, right) };
}

/** The index of the last separator between the two numbers; null without one. */
function borderBetween(draft: Draft, first: Quantity, second: Quantity): number | null {
  let border: number | null = null;
  let isStrong = false;
  for (let at = first.to; at < second.from; at++) {
    // "Between May and August": the connective belongs to the time.
    if (draft.isUsed(at)) continue;
    const item = draft.at(at);
    const strong = has(item, 'but') || isSign(item, ',', ';', '\u2014', '\u060c', '\u061b', '.');
    if (strong || (has(item, 'and') && !isStrong)) border = at;
    if (strong) isStrong = true;
  }
  return border;
}

function joinsIn(draft: Draft, border: number): number[] {
  const isJoin = (at: number) => has(draft.at(at), 'but', 'and', 'of_them');
  return draft.free().filter((at) => isJoin(at) && (at < 2 || at >= border));
}

function sideOf(slots: Slots, quantity: Quantity, from: number, to: number): Side {
  const { draft } = slots;
  const isWithin = (at: number) => at >= from && at < to;
  const named = slots.places.filter(({ at }) => isWithin(at));
  const items = draft.items.slice(from, to);
  const isOfThem = items.some((item) => has(item, 'of_them'));
  const isOfCivilians = items.some((item) => has(item, 'victims'));
  return {
    quantity,
    times: slots.times.filter((time) => isWithin(time.from)),
    where: named.length > 0 ? locationOf(named) : null,
    hasPlace: named.length > 0,
    measured: measuredIn(draft, from, to, quantity.to),
    isOfThem,
    isOfCivilians,
  };
}

/** The measure of a statement, or else that of the other one. */
function measuredOf(side: Side, other: Side): Measured | null {
  const measured = side.measured ?? other.measured;
  if (measured === null || side.measured !== null) return measured;
  return side.isOfCivilians && measured.measure === 'killed'
    ? { ...measured, measure: 'civilians_killed' }
    : measured;
}

function query(
  slots: Slots,
  side: Side | undefined,
  measured: Measured | null | undefined,
  time: TimeSpan | null | undefined,
  where: EventLocation | null | undefined,
): EventQuery | null {
  if (side === undefined || measured == null || time == null || where == null || time.isUnclear) return null;
  const { says, value, second } = side.quantity;
  const predicate = value === 0 && says === 'number' ? predicateOf('none') : predicateOf(says, value, second);
  if (side.isOfCivilians) slots.draft.usePlaces('victims');
  return queryOf({ ...slots, where }, measured, time, predicate);
}

/** Whether the ellipsis is unsafe: the first statement may borrow only its time from the second. */
function isLooseBetween({ parties, role }: Slots, one: Side, two: Side): boolean {
  const isUnclear = one.quantity.isUnclear || two.quantity.isUnclear;
  const isPlaceMissing = !one.hasPlace && two.hasPlace;
  const isPart = two.isOfThem && two.hasPlace;
  const isOfParty = parties.length > 0 && (role !== 'by' || two.measured !== null);
  return (
    isUnclear ||
    isPlaceMissing ||
    isPart ||
    isOfParty ||
    one.isOfThem ||
    [one, two].some(({ where }) => where?.isNarrower === true)
  );
}

/** Whether two queries differ only in their predicate, which means they are not two statements. */
function areAlike(one: EventQuery, other: EventQuery): boolean {
  return JSON.stringify({ ...one, predicate: null }) === JSON.stringify({ ...other, predicate: null });
}
