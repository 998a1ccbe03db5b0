import { type Item, wordOf } from '../items/item.js';
import { isAuxiliary, isEach, type Link, linkIn, mayBeOfPlace } from './joining-words.js';

/** What joins words for the dead to what goes before them. */
export interface Joined {
  readonly link: Link | null;
  /** Place of its first word, auxiliaries and "each" included. */
  readonly start: number;
  readonly isOfEach: boolean;
  /** Whether it tells which ones of several are meant, as "that" does in English. */
  readonly isOfOnes: boolean;
  /** "Where": it may be said of a place, too. */
  readonly mayBeOfPlace: boolean;
}

export function joinedTo(items: readonly Item[], start: number): Joined {
  const isOfEach = isEach(wordOf(items[start - 1]));
  const end = isOfEach ? start - 1 : start;
  for (let first = Math.max(0, end - mostWords); first < end; first++) {
    const words = items.slice(first, end).map(wordOf);
    const link = words.includes('') ? null : linkIn(words.join(' '));
    if (link !== null)
      return {
        link,
        start: first,
        isOfEach,
        isOfOnes: words[0] === 'that',
        mayBeOfPlace: mayBeOfPlace(words.join(' ')),
      };
  }
  let first = end;
  while (isAuxiliary(wordOf(items[first - 1]))) first--;
  return { link: null, start: first, isOfEach, isOfOnes: false, mayBeOfPlace: false };
}

const mostWords = 6;
