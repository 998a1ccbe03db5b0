import {
  dependentWords,
  directionWords,
  divisionKinds,
  leadingKinds,
  linkWords,
  trailingKinds,
} from './administrative-words.js';
import { foldText } from './fold-text.js';
import { normalizeText } from './normalize-text.js';

const maxKindWords = 2;
// "Wilaya d'Alger", "Département de l'Ouest"; a capital letter is part of the name: "L'Aquila".
const elision = /^[dl]['’]/;
const letterOrDigit = /[\p{L}\p{N}]/u;
// "People's", "Nationalities'". A name may end with an apostrophe that transliterates a letter: "Karbalā’".
const genitive = /(?:'s|s'|^')$/;

/**
 * Returns the name of a province without its administrative word: "Idlib Governorate" is "Idlib", "Autonomous Republic of
 * Crimea" is "Crimea". Keeps the word when the rest is not a name ("Free State", "Northern Province"); collapses white space.
 */
export function provinceName(sourceName: string): string {
  const words = normalizeText(sourceName).split(' ');
  const folded = words.map((word) => foldText(word).replace(/[.,]$/, ''));
  for (let length = maxKindWords; length > 0; length--) {
    const end = words.length - length;
    const kind = folded.slice(end).join(' ');
    if (end > 0 && (divisionKinds.has(kind) || trailingKinds.has(kind)) && standsAlone(folded.slice(0, end)))
      return words.slice(0, end).join(' ').replace(/,$/, '');
  }
  for (let length = maxKindWords; length > 0; length--) {
    const kind = folded.slice(0, length).join(' ');
    const start = skipLinkWords(folded, length);
    const isKind = leadingKinds.has(kind) || (divisionKinds.has(kind) && start > length);
    const name = words.slice(start).join(' ').replace(elision, '');
    if (isKind && standsAlone(folded.slice(start)) && letterOrDigit.test(name)) return name;
  }
  return words.join(' ');
}

/** Returns the position of the first word from `from` on that is not a link word. */
function skipLinkWords(folded: readonly string[], from: number): number {
  let start = from;
  while (linkWords.has(folded[start] ?? '')) start++;
  return start;
}

/** Whether words are a name without their administrative word: neither a possessive nor adjectives and directions alone. */
function standsAlone(folded: readonly string[]): boolean {
  const last = folded.at(-1);
  if (last === undefined || !letterOrDigit.test(folded.join('')) || genitive.test(last)) return false;
  const parts = folded.flatMap((word) => word.split('-'));
  if (!dependentWords.has(parts.at(-1) ?? '')) return true;
  return !parts.every((part) => dependentWords.has(part) || directionWords.has(part));
}
