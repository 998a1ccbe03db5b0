import type { Measure } from '@partner-api/contract';
import type { PercentSaid } from './percent.js';
import type { Predicate } from './predicate.js';
import type { Scope } from './scope.js';

/** What a text says or asks about the events. */
export interface EventReading {
  readonly measure: Measure;
  readonly scope: Scope;
  /** Whether it speaks of one event among those of the scope: "a battle killed 60". */
  readonly isSingle: boolean;
}

/** A claim that can be computed from events. */
export type EventClaim = NumberClaim | ComparisonClaim;

export interface NumberClaim extends EventReading {
  readonly predicate: Predicate;
}

/** Its scope holds all that is compared. */
export interface ComparisonClaim extends EventReading {
  readonly comparison: ComparedParts;
  /** Whether more of what is counted may mean more dead: "violence rose". */
  readonly mayBeOfDead: boolean;
}

/** That one part of a scope has more than another, or than each other; several that are told together count as one. */
export interface ComparedParts {
  readonly grouping: 'province' | 'month' | 'year';
  readonly says: 'more' | 'fewer';
  /** The parts of which it is said: months `YYYY-MM`, years or province slugs. */
  readonly part: readonly string[];
  /** Null for all others. */
  readonly than: readonly string[] | null;
  /** Whether all others are meant together, and not each of them. */
  readonly areTogether: boolean;
  /** By how many percent of what it is compared with it is said to have more or fewer. */
  readonly changedBy: PercentSaid | null;
}

/** A part of a text that tells nothing that could be counted. */
export interface Aside {
  /** As it is written. */
  readonly text: string;
  /**
   * Whose account it is, "according to the UN", or a remark, which may say more than it seems to: one with a denial may
   * even deny what is stated. `unread`: words of a question that are not understood, and may narrow it, or that ask for more.
   * `time`: what a time that is told was besides, "the first year of the war". `narrower`: words of the statement that name but a part of what is counted, "gun battles" where battles are.
   * `unchecked`: what it says besides, and no record tells: "and 30 wounded".
   */
  readonly says: 'source' | 'time' | 'remark' | 'denial' | 'unread' | 'narrower' | 'unchecked';
}

/**
 * What keeps a text about events from being counted:
 *
 * - `words`: some are not understood;
 * - `numbers`: there are several, or one that compares with something else;
 * - `time`: it names none, or not one alone, or tells it from the present;
 * - `place`: it names none, or more than one country;
 * - `sentences`: there are several;
 * - `actors`: it is not clear who did it, or to whom;
 * - `denial`: it is not clear what is denied;
 * - `parts`: they do not fit together.
 */
export type Obstacle = 'words' | 'numbers' | 'time' | 'place' | 'sentences' | 'actors' | 'denial' | 'parts';

/** A text that speaks of events but cannot be counted, with the words as they are written that are not understood. */
export interface Unread {
  readonly outcome: 'unread';
  readonly because: Obstacle;
  readonly words: readonly string[];
}

/** How the reading of a text ended; `other` when it is about something else than events. */
export type Outcome<Read> =
  | { readonly outcome: 'read'; readonly reading: Read; readonly asides: readonly Aside[] }
  | Unread
  | { readonly outcome: 'other' };

export const OTHER = { outcome: 'other' } as const;
