import type { Measure } from '@partner-api/contract';
import type { Scope } from '../events/scope.js';
import type { Predicate } from './predicate.js';

/** What a text says or asks about the events. */
export interface EventReading {
  readonly measure: Measure;
  readonly scope: Scope;
  /** Whether it speaks of one event among those of the scope: "a battle killed 60". */
  readonly isSingle: boolean;
}

/** A claim that can be computed from events. */
export interface EventClaim extends EventReading {
  readonly predicate: Predicate;
}

/**
 * How the reading of a text ended: with what was read, with `unread` when a few words kept it from being read that would
 * else have been a claim about events, or `other` when it is about something else.
 */
export type Outcome<Read> =
  | { readonly outcome: 'read'; readonly reading: Read }
  | { readonly outcome: 'unread'; readonly words: readonly string[] }
  | { readonly outcome: 'other' };

export const OTHER = { outcome: 'other' } as const;
