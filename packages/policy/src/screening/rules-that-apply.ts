import type { ConceptPlace } from './find-concepts.js';
import type { ScreeningRule } from './screening-rule.js';
import type { SentenceWindow } from './windows.js';

/** The rules that apply to a text, of which the windows are parts, in their own order. */
export function rulesThatApply<Concept extends string, Rule extends ScreeningRule<Concept>>(
  rules: readonly Rule[],
  places: readonly ConceptPlace<Concept>[],
  windows: readonly SentenceWindow<Concept>[],
): Rule[] {
  const anywhere = new Set(places.flatMap(({ concepts }) => [...concepts]));
  return rules
    .filter(({ all }) => applies({ all }, anywhere))
    .filter((rule) =>
      rule.within === undefined
        ? windows.some(({ concepts, words }) => words <= (rule.atMost ?? words) && applies(rule, concepts))
        : appliesWithin(rule, rule.within, places),
    );
}

function applies<Concept extends string>(
  { all, none = [] }: Pick<ScreeningRule<Concept>, 'all' | 'none'>,
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
function appliesWithin<Concept extends string>(
  rule: ScreeningRule<Concept>,
  words: number,
  places: readonly ConceptPlace<Concept>[],
): boolean {
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

function addAll<Concept extends string>(
  concepts: Set<Concept>,
  place: ConceptPlace<Concept> | undefined,
): void {
  for (const concept of place?.concepts ?? []) concepts.add(concept);
}
