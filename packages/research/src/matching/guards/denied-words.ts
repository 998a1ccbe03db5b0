import { terms, words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { denialPlaces, denialsIn } from './different-negation.js';

/**
 * Whether the message denies a word of a stored claim that denies nothing: "I have no financial interests there" beside
 * "He has financial interests there". Only the next word that tells something is taken for what is denied.
 */
export function deniesItsWords(comparison: Comparison): boolean {
  const { language, stored, storedInContext } = comparison;
  if (denialsIn(storedInContext, language) !== 0) return false;
  const told = new Set(terms(stored, language));
  const spoken = words(comparison.nearest, language);
  return (denialPlaces(spoken, language) ?? []).some((place) => {
    const denied = spoken
      .slice(place + 1, place + 1 + furthest)
      .map((next) => terms(next, language))
      .find((next) => next.length > 0);
    return denied?.some((term) => told.has(term)) ?? false;
  });
}

/** Words: "did not ever attack". */
const furthest = 3;
