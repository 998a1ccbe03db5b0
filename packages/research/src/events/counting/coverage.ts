import type { EventKind, EventType, Extent } from '@partner-api/contract';
import {
  type CalendarDate,
  dayOf,
  type EventScope,
  intersectionOf,
  isClosed,
  overlaps,
  type Window,
  windowOfKey,
} from '@partner-api/query';
import type { CoveredSpan } from '../../records/corpus.js';
import { violentTypes } from '../certainty/type-certainty.js';

/** The coverage of a scope by imports. */
export interface ScopeCoverage {
  readonly extent: Extent;
  /** The spans that overlap the scope. */
  readonly spans: readonly CoveredSpan[];
  /** Whether a span distinguishes this kind from others: UCDP does not distinguish explosions from battles. */
  readonly distinguishesType: boolean;
}

/** `embargoedUntil`: the last day whose records are all released; null without an embargo. */
export function coverageOf(
  spans: readonly CoveredSpan[],
  { country, kind, window }: Pick<EventScope, 'country' | 'kind' | 'window'>,
  embargoedUntil: CalendarDate | null,
): ScopeCoverage {
  const about = spans.filter(
    (span) =>
      (country === null || span.country === country) && span.types.some((type) => hasEventsOf(kind, type)),
  );
  const touching = about.filter((span) => overlaps(window, windowOf(span, embargoedUntil)));
  if (touching.length === 0) return { extent: 'none', spans: [], distinguishesType: false };
  const isWhole =
    country !== null &&
    neededTypes(kind, touching).every((type) =>
      isCovered(
        window,
        touching
          .filter(({ types }) => type === null || types.includes(type))
          .map((span) => windowOf(span, embargoedUntil)),
      ),
    );
  const distinguishesType =
    kind !== 'explosion_remote_violence' || touching.some(({ types }) => types.includes(kind));
  return { extent: isWhole ? 'whole' : 'part', spans: touching, distinguishesType };
}

/** Whether spans cover the whole of a day, month or year, as far as it lies within the scope. */
export function coversPart(
  spans: readonly CoveredSpan[],
  scope: Pick<EventScope, 'country' | 'kind' | 'window'>,
  key: string,
  embargoedUntil: CalendarDate | null,
): boolean {
  const window = intersectionOf(windowOfKey(key), scope.window);
  return coverageOf(spans, { ...scope, window }, embargoedUntil).extent === 'whole';
}

function windowOf({ from, to }: CoveredSpan, embargoedUntil: CalendarDate | null): Window {
  return { from, to: embargoedUntil !== null && embargoedUntil < to ? embargoedUntil : to };
}

/** The event types required to count a kind; null means any type. */
function neededTypes(kind: EventKind, spans: readonly CoveredSpan[]): (EventType | null)[] {
  switch (kind) {
    case 'any':
    case 'violent':
      return [null];
    case 'attack':
      return ['violence_against_civilians', 'battle'];
    case 'state_based':
    case 'non_state':
      return ['battle'];
    case 'one_sided':
      return ['violence_against_civilians'];
    case 'explosion_remote_violence':
      // A source without this type codes explosions as battles or attacks on civilians.
      return spans.some(({ types }) => types.includes(kind))
        ? [kind]
        : ['battle', 'violence_against_civilians'];
    default:
      return [kind];
  }
}

/** Whether events of a type can be of a kind. */
export function hasEventsOf(kind: EventKind, type: EventType): boolean {
  if (toldByAny.has(kind)) return violentTypes.includes(type);
  if (kind === 'state_based' || kind === 'non_state') return type === 'battle';
  return type === (kind === 'one_sided' ? 'violence_against_civilians' : kind);
}

const toldByAny: ReadonlySet<EventKind> = new Set(['any', 'violent', 'attack', 'explosion_remote_violence']);

/** Whether adjacent or overlapping windows cover all of another. */
function isCovered(window: Window, parts: readonly Window[]): boolean {
  if (!isClosed(window)) return false;
  let reached = dayOf(window.from) - 1;
  const closed = parts.filter(isClosed).map(({ from, to }) => [dayOf(from), dayOf(to)] as const);
  for (const [from, to] of closed.toSorted(([a], [b]) => a - b))
    if (from <= reached + 1) reached = Math.max(reached, to);
  return reached >= dayOf(window.to);
}
