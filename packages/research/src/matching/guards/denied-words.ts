import { terms, words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { denialPlaces } from './different-negation.js';
import { isEmphatic } from './emphatic-denials.js';

/**
 * Whether the message denies a word of a stored claim that denies nothing: "I have no financial interests there" beside
 * "He has financial interests there". Only the next word that tells something is taken for what is denied.
 */
export function deniesItsWords(comparison: Comparison): boolean {
  const { language, stored, storedInContext } = comparison;
  if (denying(words(storedInContext, language), language).length > 0) return false;
  const told = new Set(terms(stored, language));
  const spoken = words(comparison.nearest, language);
  return denying(spoken, language).some((place) => {
    const denied = spoken
      .slice(place + 1, place + 1 + furthest)
      .map((next) => terms(next, language))
      .find((next) => next.length > 0);
    const shared = denied?.filter((term) => told.has(term)) ?? [];
    return shared.length > 0 && shared.length >= (denied?.length ?? 0) * leastShared;
  });
}

/** Without "not only" and the like, behind which something is said rather than denied. */
function denying(spoken: readonly string[], language: string): number[] {
  return (denialPlaces(spoken, language) ?? []).filter((place) => !isEmphatic(spoken, place, language));
}

/** Of the runs of a word where languages have these: an ending or a beginning in common is not the word. */
const leastShared = 0.6;
/** Words: "did not ever attack". */
const furthest = 3;
