/** One way of writing a place more finely than the grid, matched on a folded view. */
export interface LocationPattern {
  readonly name: string;
  /** Global. Where it has a group `place`, at its end but for a bracket, only that is removed. */
  readonly expression: RegExp;
  /** What an expression cannot say: ranges, and what stands around. */
  readonly accepts?: (found: FoundLocation) => boolean;
  /** Global. What of a match is removed, where that is not all of it. */
  readonly parts?: RegExp;
  /** A cheap sign that a text may match at all. */
  readonly sign: RegExp;
  /** What is not accepted is not looked through again for a shorter match. */
  readonly isWhole?: boolean;
}

/** How much of the text on either side of a match is looked at. */
export const AROUND_CHARACTERS = 32;

export interface FoundLocation {
  readonly match: RegExpExecArray;
  /** `AROUND_CHARACTERS` on either side, or as many as there are. */
  readonly before: string;
  readonly after: string;
}

/** An expression over fragments; case never matters, since folded views keep it and people do not. */
export const expression = (source: string): RegExp => new RegExp(source, 'giu');
