import type { Measure } from '@partner-api/contract';
import type { Deaths } from '../../domain/deaths.js';
import type { EventReading } from '../../domain/event-reading.js';

/** What is added up over events: a measure, or the events that have so many dead. */
export type Countable = Measure | Deaths;

export function countableOf({ measure, scope }: Pick<EventReading, 'measure' | 'scope'>): Countable {
  return scope.deaths ?? measure;
}

/** Whose estimates a number is made of. */
export function estimatedIn(countable: Countable): Measure {
  return typeof countable === 'string' ? countable : countable.measure;
}
