import type { EventQuery } from './event-query.js';

/** Why a text is not counted. */
export type NoReading =
  /** It names no place and no time that events could be counted of. */
  | 'no_place_or_time'
  | 'not_about_events'
  | 'unsupported_language'
  | 'opinion_or_forecast'
  /** Words that were not read would change what is counted: a denial, a part of the victims, another number. */
  | 'guarded';

interface Read {
  /** ISO 639-1, of the tables that it was read with; null when none of ours is its language. */
  readonly language: string | null;
  /** Clauses that tell whose account it is, as written. */
  readonly attributions: readonly string[];
  /** Words of the rest that were not read, as written. */
  readonly notConsidered: readonly string[];
  /** Those among them that would change what is counted. */
  readonly guards: readonly string[];
}

/**
 * How a text was understood. Only an exact reading may be judged: of a partial one place and time are right, and the
 * rest of what the text says is in `notConsidered`. Several queries are several statements of one text.
 */
export type Reading =
  | (Read & { readonly tier: 'exact'; readonly queries: readonly [EventQuery, ...EventQuery[]] })
  | (Read & { readonly tier: 'partial'; readonly queries: readonly [EventQuery, ...EventQuery[]] })
  | (Read & { readonly tier: 'none'; readonly reason: NoReading });
