import type { ConceptPlace } from './find-concepts.js';

// A sentence of fewer words says too little to be judged alone ("In Idlib."), and one of more is judged in parts.
const shortestSentence = 3;
const longestSentence = 44;

/** Of what means little alone: in a longer window all of it is soon found together. */
export const mostWordsOfSigns = 36;

/** What is spoken of in a sentence, or in two, and how many words they have. */
export interface SentenceWindow<Concept extends string> {
  readonly concepts: ReadonlySet<Concept>;
  readonly words: number;
}

/** What is spoken of together: in each sentence, and in each two that follow each other. */
export function sentenceWindows<Concept extends string>(
  places: readonly ConceptPlace<Concept>[],
): SentenceWindow<Concept>[] {
  const sentences = sentencesOf(places);
  return sentences.flatMap((sentence, index) => {
    const next = sentences[index + 1];
    return next === undefined ? [windowOf(sentence)] : [windowOf(sentence), windowOf([...sentence, ...next])];
  });
}

/** Sentences, the long ones in parts. */
export function sentencesOf<Concept extends string>(
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

export function windowOf<Concept extends string>(
  places: readonly ConceptPlace<Concept>[],
): SentenceWindow<Concept> {
  const concepts = new Set<Concept>();
  for (const place of places) for (const concept of place.concepts) concepts.add(concept);
  return { concepts, words: places.length };
}
