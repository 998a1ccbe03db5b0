import type { EventKind, Measure } from '@partner-api/contract';
import type { EventReading } from './event-reading.js';
import type { Tag } from './lexicons/lexicon.js';
import type { Parts } from './read-text.js';

/** Parts of a scope that a question asks to be told apart. */
export type Grouping = 'month' | 'year' | 'province' | 'type' | 'actor';

/** A question that can be answered by counting events. */
export interface EventQuestion extends EventReading {
  /**
   * - `count`: how many;
   * - `rank`: which part has most or fewest;
   * - `deadliest`: the one event in which most were killed;
   * - `list`: what happened, told by a count and the events that matter most.
   */
  readonly asks: 'count' | 'rank' | 'deadliest' | 'list';
  readonly grouping: Grouping | null;
  /** Of a rank. */
  readonly isFewest: boolean;
}

/**
 * The question that the parts of a text make; null when counting does not answer it. A place or a time that is left out
 * means all that is held: `country` is the one country of the events, if there is but one.
 */
export function questionOf(parts: Parts, country: string | null, isAsked: boolean): EventQuestion | null {
  const { tags, place, times, kind, actors, role } = parts;
  const has = (...wanted: Tag[]) => wanted.some((tag) => tags.has(tag));
  const measure = measureAsked(parts);
  if (measure === null || (parts.actors.length > 1 && kind === 'any' && measure !== 'events')) return null;
  const grouping = groupingOf(parts);
  // "Compare 2016 and 2017", "which groups, in which province": told apart in a way that is not computed.
  if (grouping === null && has('compare')) return null;
  if (grouping === 'actor' && has(...groupingTags)) return null;
  const asksDoers = grouping === 'actor' && (measure !== 'events' || attacks.has(kind));
  // "Who attacked ISIS?": the one who is named is the target, of which nothing is counted.
  if (asksDoers && actors.length > 0) return null;
  const isRank =
    has('most', 'fewest', 'deadliest') && has('which_province', 'which_actor', 'which_month', 'which_year');
  const isDeadliest = has('deadliest') && !isRank;
  const isCount = has('how_many') || grouping !== null;
  if (!(isRank || isDeadliest || isCount || isAsked || has('ask', 'what_happened'))) return null;
  // "How many died in the battle?" speaks of one that was named before.
  if (place.country === null && times.window === null && grouping === null && !isDeadliest) return null;
  // "The most battles" without what is to be compared cannot be told.
  if (has('most', 'fewest') && !isRank && !isDeadliest) return null;
  return {
    measure: isDeadliest ? 'killed' : measure,
    scope: {
      country: place.country ?? country,
      provinces: place.provinces,
      window: times.window ?? { from: null, to: null },
      kind,
      actors,
      role: asksDoers ? 'by' : grouping === 'actor' ? 'involved' : role,
    },
    isSingle: false,
    asks: isRank ? 'rank' : isDeadliest ? 'deadliest' : isCount ? 'count' : 'list',
    grouping: isDeadliest ? null : grouping,
    isFewest: has('fewest'),
  };
}

function measureAsked({ measure, tags, place, times }: Parts): Measure | null {
  if (tags.has('deadliest')) return 'killed';
  // Without a place and a time it is asked of a matter, not of the events.
  if (tags.has('what_happened')) return place.country !== null && times.window !== null ? 'events' : null;
  return measure ?? (tags.has('which_actor') || tags.has('compare') ? 'events' : null);
}

const groupingTags = [
  'which_province',
  'by_province',
  'which_month',
  'by_month',
  'which_year',
  'by_year',
  'by_type',
] as const;

/** Kinds of events with one side that acts: who did it is asked, and not who was there. */
const attacks: ReadonlySet<EventKind> = new Set<EventKind>([
  'attack',
  'one_sided',
  'violence_against_civilians',
]);

function groupingOf({ tags, place }: Parts): Grouping | null {
  if (tags.has('which_actor') || tags.has('by_actor')) return 'actor';
  if (tags.has('which_province') || tags.has('by_province')) return 'province';
  if (tags.has('which_month') || tags.has('by_month')) return 'month';
  if (tags.has('which_year') || tags.has('by_year')) return 'year';
  if (tags.has('by_type')) return 'type';
  return tags.has('compare') && place.provinces.length > 1 ? 'province' : null;
}
