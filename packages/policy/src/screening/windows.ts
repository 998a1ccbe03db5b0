import type { ConceptPlace } from './find-concepts.js';

// A sentence of fewer words says too little to be judged alone ("In Idlib."), and one of more is judged in parts.
const shortestSentence = 3;
const longestSentence = 44;

/** What is spoken of together: in each sentence, and in each two that follow each other. */
export function sentenceWindows<Concept extends string>(
  places: readonly ConceptPlace<Concept>[],
): ReadonlySet<Concept>[] {
  const sentences = sentencesOf(places);
  const found: ReadonlySet<Concept>[] = [];
  for (const [index, sentence] of sentences.entries()) {
    found.push(union(sentence));
    const next = sentences[index + 1];
    if (next !== undefined) found.push(union([...sentence, ...next]));
  }
  return found;
}

function sentencesOf<Concept extends string>(
  places: readonly ConceptPlace<Concept>[],
): ConceptPlace<Concept>[][] {
  const sentences: ConceptPlace<Concept>[][] = [];
  for (const place of places) {
    const last = sentences.at(-1);
    const isNew = place.after === 'sentence' && last !== undefined && last.length >= shortestSentence;
    if (last === undefined || isNew || last.length >= longestSentence) sentences.push([place]);
    else last.push(place);
  }
  return sentences;
}

function union<Concept extends string>(places: readonly ConceptPlace<Concept>[]): ReadonlySet<Concept> {
  const concepts = new Set<Concept>();
  for (const place of places) for (const concept of place.concepts) concepts.add(concept);
  return concepts;
}
