import type { Meaning, Terms } from './terms.js';

const fewestLetters = 7;
const mostLetters = 20;

/** The meaning of a table word of at least seven letters within one edit of the word; null when there is none. */
export function nearWord(word: string, terms: Terms): Meaning | null {
  if (word.length < fewestLetters - 1 || word.length > mostLetters) return null;
  const index = indexOf(terms);
  for (const key of [word, ...shortened(word)])
    for (const candidate of index.get(key) ?? [])
      if (isWithinOneEdit(word, candidate)) return terms.words.get(candidate) ?? null;
  return null;
}

const indexes = new WeakMap<Terms, ReadonlyMap<string, readonly string[]>>();

/** A deletion index: the words of a table by themselves and with each single letter removed. */
function indexOf(terms: Terms): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(terms);
  if (known !== undefined) return known;
  const index = new Map<string, string[]>();
  for (const word of terms.words.keys()) {
    if (word.length < fewestLetters) continue;
    for (const key of new Set([word, ...shortened(word)])) index.set(key, [...(index.get(key) ?? []), word]);
  }
  indexes.set(terms, index);
  return index;
}

function shortened(word: string): string[] {
  return [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** One insertion, deletion, substitution or transposition of adjacent letters. */
function isWithinOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const rest = Math.min(one.length, other.length) - start;
  while (end < rest && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
