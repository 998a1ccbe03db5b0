import type { Item } from './slots/item.js';
import { itemsOf, type Names } from './slots/items-of.js';
import { TERMS, type Terms } from './tables/terms.js';
import { plainText, type Token, tokensOf } from './text/tokens.js';

/** A text as the items of one language. */
export interface TextIn {
  readonly terms: Terms;
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly items: readonly Item[];
  /** How many of its words the language's table knows, of all that are no names. */
  readonly known: number;
  readonly words: number;
}

/** The text in each language that has the letters of most of its words, the likeliest first. */
export function textsIn(text: string, names: Names): TextIn[] {
  const plain = plainText(text);
  return [...TERMS.values()]
    .map((terms) => textIn(plain, terms, names))
    .filter(({ known }) => known > 0)
    .toSorted((one, other) => other.known - one.known);
}

function textIn(plain: string, terms: Terms, names: Names): TextIn {
  const tokens = tokensOf(plain, (letters) => terms.suffixes.has(letters));
  const items = itemsOf(tokens, terms, names);
  let known = 0;
  let words = 0;
  for (const { type, from, to } of items) {
    if (type !== 'term' && type !== 'unknown') continue;
    words += to - from;
    if (type === 'term') known += to - from;
  }
  return { terms, plain, tokens, items, known, words };
}
