import type { EventQuery } from './event-query.js';

/** Why a text has no reading. */
export type UnparsedReason =
  /** The text lacks a place or a time to count events in. */
  | 'no_place_or_time'
  | 'not_about_events'
  | 'unsupported_language'
  | 'opinion_or_forecast'
  /** Unparsed words would change what is counted: a subset of the victims, another harm, an exception. */
  | 'guarded';

interface Read {
  /** ISO 639-1 code of the term table used; null for an unsupported language. */
  readonly language: string | null;
  /** Attribution clauses ("according to the UN"), as written. */
  readonly attributions: readonly string[];
  /** Unparsed words, as written. */
  readonly notConsidered: readonly string[];
  /** The unparsed words that would change what is counted. */
  readonly guards: readonly string[];
}

/**
 * The parse of a text, with one query per statement. Only an exact reading may be judged: a partial one has the right
 * place, and the right time if the text has one; the words that it misses are in `notConsidered`.
 */
export type Reading =
  | (Read & { readonly tier: 'exact'; readonly queries: readonly [EventQuery, ...EventQuery[]] })
  | (Read & { readonly tier: 'partial'; readonly queries: readonly [EventQuery, ...EventQuery[]] })
  | (Read & { readonly tier: 'none'; readonly reason: UnparsedReason });
