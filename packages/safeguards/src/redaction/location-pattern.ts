/** A notation of a place finer than the grid, matched on a folded view. */
export interface LocationPattern {
  readonly name: string;
  /** Global. If it has a group `place`, at its end except for a bracket, only the group is removed. */
  readonly expression: RegExp;
  /** Conditions that the expression cannot express, such as ranges and context. */
  readonly accepts?: (found: FoundLocation) => boolean;
  /** Global. Matches the parts to remove, if not all of the match is removed. */
  readonly parts?: RegExp;
  /** A cheap test of whether a text can match at all. */
  readonly sign: RegExp;
  /** Whether a rejected match is skipped as a whole, without a search for a shorter one. */
  readonly isWhole?: boolean;
}

/** Number of characters of context on either side of a match. */
export const AROUND_CHARACTERS = 32;

export interface FoundLocation {
  readonly match: RegExpExecArray;
  /** Up to `AROUND_CHARACTERS` on either side. */
  readonly before: string;
  readonly after: string;
}

/** Compiles an expression over fragments, ignoring case. */
export const expression = (source: string): RegExp => new RegExp(source, 'giu');
