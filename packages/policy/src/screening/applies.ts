import type { ConceptPlace } from './find-concepts.js';
import type { ScreeningRule } from './screening-rule.js';
import type { Concept } from './vocabulary/concepts.js';

/** Whether a rule applies to what is spoken of together. */
export function applies(
  { all, none = [] }: Pick<ScreeningRule, 'all' | 'none'>,
  concepts: ReadonlySet<Concept>,
): boolean {
  return (
    all.every((oneOf) => oneOf.some((concept) => concepts.has(concept))) &&
    !none.some((concept) => concepts.has(concept))
  );
}

// An exception may follow at once: "when will the convoy attack be tried" asks for no convoy.
const wordsAfter = 2;

/** Whether a rule applies anywhere to so many words in a row: the fewest that hold what it asks for decide. */
export function appliesWithin(rule: ScreeningRule, words: number, places: readonly ConceptPlace[]): boolean {
  const withoutExceptions = { ...rule, none: [] };
  return places.some((place, start) => {
    if (place.concepts.size === 0) return false;
    const concepts = new Set<Concept>();
    const end = Math.min(start + words, places.length);
    for (let at = start; at < end; at++) {
      addAll(concepts, places[at]);
      if (!applies(withoutExceptions, concepts)) continue;
      for (const next of places.slice(at + 1, at + 1 + wordsAfter)) addAll(concepts, next);
      return applies(rule, concepts);
    }
    return false;
  });
}

function addAll(concepts: Set<Concept>, place: ConceptPlace | undefined): void {
  for (const concept of place?.concepts ?? []) concepts.add(concept);
}
