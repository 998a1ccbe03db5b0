/**
 * A text is refused where one sentence, or two that follow each other, hold one concept of each list of `all` and none
 * of `none`. With `within`, it is that many words instead, wherever the sentences end: what is said around them does
 * not excuse what they ask.
 */
export interface ScreeningRule<Concept extends string> {
  readonly id: string;
  readonly reason: string;
  readonly all: readonly (readonly Concept[])[];
  readonly within?: number;
  readonly none?: readonly Concept[];
}
