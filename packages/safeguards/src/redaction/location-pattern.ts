/** A notation of a place finer than the grid, matched on a folded view in lower case. */
export interface LocationPattern {
  readonly name: string;
  /** Global. If it has a group `place`, at its end except for a bracket, only the group is removed. */
  readonly expression: RegExp;
  /** Whether the expression tells capitals from small letters, and so needs the view as written. */
  readonly isCaseSensitive?: boolean;
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
  /** The match with its capitals. */
  readonly written: string;
  /** Up to `AROUND_CHARACTERS` on either side, in lower case. */
  readonly before: string;
  readonly after: string;
}

/**
 * Compiles an expression over fragments, which has no capitals unless it is case sensitive. Texts are matched in lower case,
 * because expressions that ignore case take up to ten times as long to compile.
 */
export const expression = (source: string): RegExp => new RegExp(source, 'gu');
