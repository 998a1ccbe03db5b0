import type { ConceptPlace } from './find-concepts.js';
import type { Concept } from './vocabulary/concepts.js';

/** What their phrases hold says to what end something is asked, or of whom, and not what kind of question it is. */
export const enclosing: readonly Concept[] = ['harm_aim', 'starve', 'stop_aid', 'court_witness'];

const excuses: readonly Concept[] = [
  'past',
  'count',
  'seeking_help',
  'law',
  'protection',
  'reasons',
  'in_general',
];

/**
 * Places without the excuses in phrases that enclose them: who asks "for the greatest number of victims" counts nobody,
 * who would "prevent flour from entering" protects nobody, and "who testified in court" asks for no law.
 */
export function withoutEnclosedExcuses(places: readonly ConceptPlace<Concept>[]): ConceptPlace<Concept>[] {
  let enclosedTo = 0;
  return places.map((place, at) => {
    if (place.end > at + 1) enclosedTo = Math.max(enclosedTo, place.end);
    const isEnclosed = at < enclosedTo && excuses.some((excuse) => place.concepts.has(excuse));
    return isEnclosed ? { ...place, concepts: withoutExcuses(place.concepts) } : place;
  });
}

const withoutExcuses = (concepts: ReadonlySet<Concept>): ReadonlySet<Concept> =>
  new Set([...concepts].filter((concept) => !excuses.includes(concept)));
