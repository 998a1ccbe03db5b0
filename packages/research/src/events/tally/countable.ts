import type { Measure } from '@partner-api/contract';
import type { Deaths, EventReading } from '@partner-api/reading';

/** What is added up over events: a measure, or the events that have so many dead. */
export type Countable = Measure | Deaths;

export function countableOf({ measure, scope }: Pick<EventReading, 'measure' | 'scope'>): Countable {
  return scope.deaths ?? measure;
}

/** Whose estimates a number is made of. */
export function estimatedIn(countable: Countable): Measure {
  return typeof countable === 'string' ? countable : countable.measure;
}
