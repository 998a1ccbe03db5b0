import { firstPatterns, type Phrase, parsePhrase, standsAt } from './phrase.js';
import type { Concept, Vocabulary } from './vocabulary/concepts.js';
import { vocabularies } from './vocabulary/index.js';
import { type LatticePlace, wordLattice } from './word-lattice.js';
import { WordTrie } from './word-trie.js';

/** What is spoken of at one word of a text. */
export interface ConceptPlace {
  readonly after: LatticePlace['after'];
  readonly concepts: ReadonlySet<Concept>;
}

/** Which concepts begin at which word of a text, whatever the languages of either. */
export function findConcepts(text: string): ConceptPlace[] {
  const places = wordLattice(text, trie);
  return places.map(({ after, readings }, at) => {
    const concepts = new Set<Concept>();
    for (const { patterns } of readings)
      for (const pattern of patterns)
        for (const { phrase, concept } of phrasesByPattern.get(pattern) ?? [])
          if (!concepts.has(concept) && standsAt(phrase, places, at)) concepts.add(concept);
    return { after, concepts };
  });
}

interface Entry {
  readonly phrase: Phrase;
  readonly concept: Concept;
}

const trie = new WordTrie();
const phrasesByPattern = new Map<number, Entry[]>();
for (const vocabulary of vocabularies) addVocabulary(vocabulary);

function addVocabulary(vocabulary: Vocabulary): void {
  for (const [concept, written] of Object.entries(vocabulary) as [Concept, string][])
    for (const one of written.split(';')) {
      if (one.trim() === '') continue;
      const phrase = parsePhrase(one, trie);
      for (const pattern of firstPatterns(phrase)) {
        const entries = phrasesByPattern.get(pattern) ?? [];
        entries.push({ phrase, concept });
        phrasesByPattern.set(pattern, entries);
      }
    }
}
