import { hasTag, type Item, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import { AMONG_TAGS } from '../lexicons/lexicon.js';
import type { Parts } from '../parts/read-text.js';

/** "Than in Hama and Idlib combined": a word by which several parts are taken as one. */
export function isTakenTogether(item: Item): boolean {
  return hasTag(item, 'filler') && together.test(textOf(item));
}

/** "Than in all other provinces combined", "than in the rest of the country". */
export function isAllTogether(item: Item): boolean {
  return hasTag(item, ...AMONG_TAGS) && allTogether.test(textOf(item));
}

/**
 * Whether a question compares with a sum, or with all others, where it is not read as a comparison of that: no order of what
 * it names would answer "which had more, Homs or Hama and Idlib combined?"
 */
export function comparesUnread({ items, quantity }: Pick<Parts, 'items' | 'quantity'>): boolean {
  if (quantity !== null) return false;
  const compared = items.findIndex((item) => hasTag(item, 'comparing', 'more_than', 'fewer_than'));
  if (compared >= 0 && items.slice(compared).some(isTakenTogether)) return true;
  // "Which province had more deaths than any other?" asks for the first.
  const asksFirst = items.some((item) => hasTag(item, 'which_province', 'which_month', 'which_year'));
  return !asksFirst && items.some((item) => hasTag(item, 'comparing') && hasTag(item, ...AMONG_TAGS));
}

/** Whether of two sides one alone has several parts, and is told with a word that takes them as one; or neither has, nor such a word. */
export function areSides(
  items: readonly Item[],
  than: number,
  [first, second]: readonly [readonly string[], readonly string[]],
): boolean {
  if (first.length === 0 || second.length === 0) return false;
  const isSum = (side: readonly Item[]) => side.some(isTakenTogether);
  const [isFirst, isSecond] = [isSum(items.slice(0, than)), isSum(items.slice(than))];
  return first.length > 1 === isFirst && second.length > 1 === isSecond && !(isFirst && isSecond);
}

const allTogether = folded(
  /(?:^| )(?:combined|together|rest of|juntas|resto|réuni\p{L}*|confondues|reste|вместе взят\p{L}+|остальной части|разом узят\p{L}+|решті|مجتمعة|بقية)(?: |$)/u,
);

const together = folded(
  /^(?:combined|(?:put |taken )?together|junt[oa]s|combinad[oa]s|réunie?s|ensemble|confondue?s|вместе(?: взят\p{L}+)?|взятые вместе|взятых вместе|разом(?: узят\p{L}+)?|معا|مجتمع\p{L}+)$/u,
);
