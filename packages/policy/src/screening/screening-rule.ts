/**
 * A text is refused where one sentence, or two that follow each other, hold one concept of each list of `all` and none
 * of `none`. With `within`, it is that many words instead, wherever the sentences end: what is said around them does
 * not excuse what they ask. With `atMost`, only sentences of so many words count: what means little alone is soon found
 * together in a paragraph.
 */
export interface ScreeningRule<Concept extends string> {
  readonly id: string;
  readonly reason: string;
  readonly all: readonly (readonly Concept[])[];
  readonly within?: number;
  readonly atMost?: number;
  readonly none?: readonly Concept[];
}
