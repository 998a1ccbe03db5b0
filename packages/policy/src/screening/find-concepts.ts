import { firstPatterns, type Phrase, parsePhrase, standsAt } from './phrase.js';
import { type LatticePlace, wordLattice } from './word-lattice.js';
import { WordTrie } from './word-trie.js';

/** What is spoken of at one word of a text. */
export interface ConceptPlace<Concept extends string> {
  readonly after: LatticePlace['after'];
  readonly concepts: ReadonlySet<Concept>;
}

/** Phrases by concept, separated by semicolons; `phrase.ts` says how they are written. */
export type Phrases<Concept extends string> = Readonly<Record<Concept, string>>;

/** Which concepts begin at which word of a text, whatever the languages of either. */
export type ConceptFinder<Concept extends string> = (text: string) => ConceptPlace<Concept>[];

/** The vocabularies are read at the first text, which takes tenths of a second; then throws for a phrase that cannot be. */
export function conceptFinder<Concept extends string>(
  vocabularies: readonly Phrases<Concept>[],
): ConceptFinder<Concept> {
  let find: ConceptFinder<Concept> | null = null;
  return (text) => {
    find ??= finderOf(vocabularies);
    return find(text);
  };
}

function finderOf<Concept extends string>(vocabularies: readonly Phrases<Concept>[]): ConceptFinder<Concept> {
  const trie = new WordTrie();
  const entriesByPattern = new Map<number, Entry<Concept>[]>();
  for (const entry of vocabularies.flatMap((vocabulary) => entriesOf(vocabulary, trie)))
    for (const pattern of firstPatterns(entry.phrase)) {
      const entries = entriesByPattern.get(pattern) ?? [];
      entries.push(entry);
      entriesByPattern.set(pattern, entries);
    }
  return (text) => {
    const places = wordLattice(text, trie);
    return places.map(({ after, readings }, at) => {
      const concepts = new Set<Concept>();
      for (const { patterns } of readings)
        for (const pattern of patterns)
          for (const { phrase, concept } of entriesByPattern.get(pattern) ?? [])
            if (!concepts.has(concept) && standsAt(phrase, places, at)) concepts.add(concept);
      return { after, concepts };
    });
  };
}

interface Entry<Concept> {
  readonly phrase: Phrase;
  readonly concept: Concept;
}

function entriesOf<Concept extends string>(vocabulary: Phrases<Concept>, trie: WordTrie): Entry<Concept>[] {
  return (Object.entries(vocabulary) as [Concept, string][]).flatMap(([concept, written]) =>
    written
      .split(';')
      .filter((phrase) => phrase.trim() !== '')
      .map((phrase) => ({ phrase: parsePhrase(phrase, trie), concept })),
  );
}
