import { ANY_EVENT, type EventQuery } from '../event-query.js';
import { type Predicate, predicateOf } from '../predicate.js';
import type { Draft } from '../slots/draft.js';
import { has } from '../slots/item.js';
import { type Measured, measuredIn } from '../slots/measured.js';
import type { Quantity } from '../slots/numbers.js';
import type { TimeSpan } from '../slots/times.js';
import type { Filled } from './draft-reading.js';
import { type Slots, scopeOf } from './slots-of.js';

/** A claim in one statement: so many, in one place and time. */
export function readStatement(slots: Slots): Filled | null {
  const { draft, quantities, where } = slots;
  const time = oneTime(slots.times);
  if (where === null || time === null || time.isUnclear) return null;
  const [quantity, ...others] = quantities;
  const measured = measuredIn(draft, 0, draft.items.length, quantity?.to ?? null);
  const predicate = others.length > 0 ? null : predicateIn(draft, quantity ?? null);
  const isWar = measured?.isMass === true && where.provinces.length === 0 && slots.parties.length === 0;
  const isLoose =
    isWar || predicate === null || measured === null || where.isNarrower || quantity?.isUnclear === true;
  const query = queryOf(slots, measured, time, predicate);
  return {
    queries: [isDeniedWhole(draft) ? (opposite(query) ?? query) : query],
    isLoose: isLoose || isUndeniable(slots, query),
  };
}

/** One time for all that is told; of two where one lies in the other, the narrower. */
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
  const scope = slots.where === null ? {} : scopeOf(slots, slots.where);
  const { measure = 'killed', kind = 'any', isSingle = false } = measured ?? {};
  return {
    ...ANY_EVENT,
    asks: 'holds',
    measure,
    kind: kindBy(kind, slots, measure),
    ...scope,
    window: time.window,
    isSingle,
    predicate,
    isRelative: time.isRelative,
  };
}

/** What one party did is an attack, and what two did to each other a battle, where nothing else is told. */
function kindBy(
  kind: EventQuery['kind'],
  { role }: Slots,
  measure: EventQuery['measure'],
): EventQuery['kind'] {
  if (kind !== 'any' || measure === 'events') return role === 'against' && kind === 'any' ? 'battle' : kind;
  return role === 'by' ? 'attack' : role === 'against' ? 'battle' : 'any';
}

/** The number said, that there was none, or that there was some. */
function predicateIn(draft: Draft, quantity: Quantity | null): Predicate | null {
  const places = draft.free();
  const nobody = places.filter((at) => has(draft.at(at), 'nobody', 'no'));
  if (quantity !== null) {
    if (quantity.value === 0 && quantity.says === 'number')
      return nobody.length === 0 ? predicateOf('none') : null;
    return predicateOf(quantity.says, quantity.value, quantity.second);
  }
  const nots = places.filter((at) => has(draft.at(at), 'not') && !has(draft.at(at), 'nobody'));
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
  if (nots.length > 0 || nobody.length > 0) return null;
  draft.useAll(some);
  return predicateOf('some');
}

/** "No" says that there was none only of what is counted. */
function isOfCounted(draft: Draft, at: number): boolean {
  if (!has(draft.at(at), 'no') || has(draft.at(at), 'nobody')) return true;
  let next = at + 1;
  while (next < at + 4 && has(draft.at(next), 'stop')) next++;
  return has(draft.at(next), 'people', 'victims', 'dead', 'kill', 'event', 'clash');
}

/** "It is false that fewer than 500 were killed". */
function isDeniedWhole(draft: Draft): boolean {
  const denials = draft.free().filter((at) => has(draft.at(at), 'false'));
  draft.useAll(denials);
  return denials.length === 1;
}

/** A whole that is denied, of which nothing is told by denying it: "it is false that 40 were killed". */
function isUndeniable({ draft }: Slots, query: EventQuery): boolean {
  const isDenied = draft.items.some((item) => has(item, 'false'));
  return isDenied && opposite(query) === null;
}

const OPPOSITES = {
  at_least: 'fewer_than',
  fewer_than: 'at_least',
  more_than: 'at_most',
  at_most: 'more_than',
  none: 'some',
  some: 'none',
} as const;

function opposite(query: EventQuery): EventQuery | null {
  const { predicate } = query;
  if (predicate === null || !(predicate.says in OPPOSITES)) return null;
  const says = OPPOSITES[predicate.says as keyof typeof OPPOSITES];
  return { ...query, predicate: predicateOf(says, predicate.named?.[0]) };
}
