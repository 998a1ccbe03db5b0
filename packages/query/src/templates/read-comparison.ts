import type { Comparison } from '../event-query.js';
import type { Change } from '../predicate.js';
import type { Draft } from '../slots/draft.js';
import { measuredIn } from '../slots/measured.js';
import { locationOf } from '../slots/places.js';
import { has, slotValue } from '../slots/tagged-token.js';
import { ANY_TIME, type TimeSpan } from '../slots/times.js';
import type { Slot } from '../tables/slots.js';
import { changedBy, wayIn } from './changed-by.js';
import type { TemplateResult } from './draft-reading.js';
import { queryOf } from './read-statement.js';
import { type Sides, sidesAt, sidesOfAll, sidesOfTimes } from './sides.js';
import type { Slots } from './slots-of.js';

/** "More people were killed in Aleppo than in Homs in 2016", "in 2017 than in 2018". */
export function readComparison(slots: Slots): TemplateResult | null {
  const { draft } = slots;
  const than = draft.free().find((at) => has(draft.at(at), 'than'));
  const says = than === undefined ? null : wayOf(draft, ['more'], ['fewer']);
  if (than === undefined || says === null) return null;
  // "Not more than in 2017".
  if (draft.places('not', 'no', 'nobody', 'false').length > 0) return null;
  const change = changedBy(slots, says.says === 'more' ? 'up' : 'down');
  if (slots.quantities.length > 0 && change === null) return null;
  const others = draft.free(than).find((at) => has(draft.at(at), 'others'));
  const isOfEvents = draft.has('event');
  const isOther = (at: number) =>
    has(draft.at(at), 'victims', 'event') || (isOfEvents && has(draft.at(at), 'dead', 'kill', 'takes'));
  if (draft.free(than).some((at) => isOther(at) && !has(draft.at(at), 'others'))) return null;
  const sides =
    others === undefined
      ? sidesAt(slots, than, draft.places('together').length > 0)
      : sidesOfAll(slots, slotValue(draft.at(others), 'others'));
  if (sides === null) return null;
  draft.useAll([than, says.at, ...(others === undefined ? [] : [others])]);
  return filled(slots, { ...sides, says: says.says, changedBy: change });
}

/** "Aleppo was the deadliest province of 2016", "no province lost more lives than Aleppo". */
export function readSuperlative(slots: Slots): TemplateResult | null {
  const { draft } = slots;
  const way = wayOf(draft, ['most', 'deadliest'], ['fewest', 'least_deadly']);
  const denied = draft.places('no', 'nobody', 'others');
  const more = way === null ? wayOf(draft, ['more'], ['fewer']) : null;
  const than = draft.free().find((at) => has(draft.at(at), 'than'));
  const isOfOne = denied.some(
    (at) => has(draft.at(at), 'no', 'nobody') && has(draft.at(draft.skipStopWords(at, 1)), 'unit', 'others'),
  );
  const isDenied = more !== null && isOfOne && than !== undefined && !has(draft.at(than - 1), 'others');
  if (
    slots.quantities.length > 0 ||
    (way === null && !isDenied) ||
    (way !== null && !isOfCount(draft, way.at))
  )
    return null;
  const said = way ?? more;
  // "Homs, the deadliest province": "province" belongs to the superlative, not to the place.
  const beside = said === null ? [] : [draft.skipStopWords(said.at, 1), draft.skipStopWords(said.at, -1)];
  const unit = [...draft.free(), ...beside].find(
    (at) => isGroup(slotValue(draft.at(at), 'unit')) || has(draft.at(at), 'others'),
  );
  const grouping =
    unit === undefined ? null : (slotValue(draft.at(unit), 'unit') ?? slotValue(draft.at(unit), 'others'));
  const sides = sidesOfAll(slots, grouping);
  if (sides === null || said === null) return null;
  const units = draft
    .places('unit', 'others')
    .filter((at) => slotValue(draft.at(at), 'unit') === grouping || has(draft.at(at), 'others'));
  draft.useAll([
    said.at,
    ...units,
    ...(way === null ? [...denied, ...(than === undefined ? [] : [than])] : []),
  ]);
  return filled(slots, { ...sides, says: said.says, changedBy: null });
}

/** "Killings in Raqqa fell by more than 80 % from 2017 to 2018", "doubled between June and July 2018". */
export function readChange(slots: Slots): TemplateResult | null {
  const { draft } = slots;
  const way = wayIn(draft, draft.places('change', 'factor'));
  if (way === null) return null;
  draft.usePlaces('change');
  const change = changedBy(slots, way);
  if (slots.quantities.length > (change === null ? 0 : 1)) return null;
  const link = draft.free().find((at) => has(draft.at(at), 'than', 'versus'));
  const parts = slots.times.flatMap(({ parts }) => parts);
  if (link === undefined && slots.times.some(({ isRange }) => !isRange)) return null;
  if (parts.length !== 2 || slots.times.some(({ isUnclear, isRelative }) => isUnclear || isRelative))
    return null;
  // "In 2016 compared with 2018": the reference period comes second.
  const [last, first] = link === undefined ? parts.toReversed() : parts;
  const sides = first === undefined || last === undefined ? null : sidesOfTimes(slots.places, last, first);
  if (sides === null) return null;
  draft.usePlaces('versus', 'than');
  return filled(slots, { ...sides, says: way === 'up' ? 'more' : 'fewer', changedBy: change });
}

interface Way {
  readonly says: 'more' | 'fewer';
  readonly at: number;
}

function wayOf(draft: Draft, more: readonly Slot[], fewer: readonly Slot[]): Way | null {
  const [ups, downs] = [draft.places(...more), draft.places(...fewer)];
  const [at, other] = [...ups, ...downs];
  return at === undefined || other !== undefined ? null : { says: ups.length > 0 ? 'more' : 'fewer', at };
}

/** Whether a superlative applies to what is counted: "the most deaths", "the largest number". */
function isOfCount(draft: Draft, at: number): boolean {
  if (has(draft.at(at), 'deadliest', 'least_deadly')) return true;
  const isCounted = (place: number) =>
    has(draft.at(place), 'people', 'victims', 'dead', 'kill', 'takes', 'event', 'count');
  return isCounted(draft.skipStopWords(at, 1)) || isCounted(draft.skipStopWords(at, -1));
}

function isGroup(unit: string | null): boolean {
  return unit === 'province' || unit === 'month' || unit === 'year';
}

function filled(
  slots: Slots,
  sides: Sides & { readonly says: 'more' | 'fewer'; readonly changedBy: Change | null },
): TemplateResult | null {
  const { grouping, part, than, window, says } = sides;
  const where = locationOf(sides.places);
  if (where === null || part.length === 0 || than?.length === 0) return null;
  const measured = measuredIn(slots.draft, 0, slots.draft.items.length, null);
  const time: TimeSpan = { ...ANY_TIME, window };
  const whole = grouping === 'province' && than === null ? { ...where, provinces: [] } : where;
  const query = queryOf({ ...slots, where: whole }, measured, time, null);
  const comparison: Comparison = {
    grouping,
    says,
    part: [...part],
    than: than === null ? null : [...than],
    areTogether: slots.draft.has('together') && than === null,
    changedBy: sides.changedBy,
  };
  slots.draft.usePlaces('to', 'from', 'between');
  const tellsOfDead = slots.draft.has('deadliest', 'least_deadly');
  slots.draft.usePlaces('together');
  return {
    queries: [{ ...query, comparison }],
    isIncomplete: (measured === null && !tellsOfDead) || where.isNarrower,
  };
}
