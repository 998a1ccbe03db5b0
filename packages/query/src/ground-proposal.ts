import { type EventQuery, EventQuerySchema } from './event-query.js';
import { Draft } from './slots/draft.js';
import { readQuantities } from './slots/numbers.js';
import { locationOf, placesNamed } from './slots/places.js';
import { readTimes } from './slots/times.js';
import type { TaggedText } from './tag-text.js';

/**
 * Validates a query that a model proposes: its numbers, days, places and actors must be those that the tables find in the
 * text. Returns null otherwise. A reading made from a proposal is never exact.
 */
export function groundProposal(
  { items, terms }: TaggedText,
  proposal: unknown,
  today: string,
): EventQuery | null {
  const parsed = EventQuerySchema.safeParse(proposal);
  if (!parsed.success) return null;
  const query = parsed.data;
  const draft = new Draft(items);
  const times = readTimes(draft, today);
  const numbers = readQuantities(draft, terms.settings).flatMap(({ value, second }) =>
    second === null ? [value] : [value, second],
  );
  const where = locationOf(placesNamed(draft, 0, draft.items.length) ?? []);
  const isThere =
    where !== null &&
    where.country === query.country &&
    areSame(where.provinces, query.provinces) &&
    !where.isNarrower;
  const windows = times.map(({ window }) => JSON.stringify(window));
  const isThen = windows.length === 1 && !times[0]?.isUnclear && windows[0] === JSON.stringify(query.window);
  return isThere &&
    isThen &&
    areSame(numbers.map(String), numbersOf(query).map(String)) &&
    areNamed(draft, query)
    ? query
    : null;
}

function numbersOf({ predicate, deaths, comparison, numberAsked }: EventQuery): number[] {
  const named = (predicate?.named ?? []).flatMap((number) => (number === null ? [] : [number]));
  const dead = deaths === null ? [] : [deaths.from, ...(deaths.to === null ? [] : [deaths.to])];
  const percent = comparison?.changedBy?.percent;
  return [
    ...named,
    ...dead,
    ...(percent === undefined ? [] : [percent]),
    ...(numberAsked === null ? [] : [numberAsked]),
  ];
}

/** Whether query and text name the same actors, each by any of its names. */
function areNamed(draft: Draft, { actors }: EventQuery): boolean {
  const told = draft.items.flatMap((item) =>
    item.type === 'actor' ? [item.actors.flatMap(({ names }) => names)] : [],
  );
  const meets = (one: readonly string[], other: readonly string[]) =>
    one.some((name) => other.includes(name));
  return (
    actors.every((names) => told.some((own) => meets(names, own))) &&
    told.every((names) => actors.some((own) => meets(names, own)))
  );
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return [...new Set(one)].sort().join() === [...new Set(other)].sort().join();
}
