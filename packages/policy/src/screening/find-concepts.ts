import { misspeltWords } from './misspelt-words.js';
import { addMisspelt, endOf, firstPatterns, isClose, type Phrase, parsePhrase } from './phrase.js';
import { type LatticePlace, wordLattice } from './word-lattice.js';
import { WordTrie } from './word-trie.js';

/** What is spoken of at one word of a text. */
export interface ConceptPlace<Concept extends string> {
  readonly after: LatticePlace['after'];
  readonly concepts: ReadonlySet<Concept>;
  /** The place after the longest phrase that begins here of those that are followed to their end. */
  readonly end: number;
}

/** Phrases by concept, separated by semicolons; `phrase.ts` says how they are written. */
export type Phrases<Concept extends string> = Readonly<Record<Concept, string>>;

/** Which concepts begin at which word of a text, whatever the languages of either. */
export type ConceptFinder<Concept extends string> = (text: string) => ConceptPlace<Concept>[];

/**
 * The vocabularies are read at the first text, which takes tenths of a second; then throws for a phrase that cannot be.
 * `toTheirEnd` are the concepts whose phrases are followed to their end.
 */
export function conceptFinder<Concept extends string>(
  vocabularies: readonly Phrases<Concept>[],
  toTheirEnd: readonly Concept[] = [],
): ConceptFinder<Concept> {
  let find: ConceptFinder<Concept> | null = null;
  return (text) => {
    find ??= finderOf(vocabularies, toTheirEnd);
    return find(text);
  };
}

function finderOf<Concept extends string>(
  vocabularies: readonly Phrases<Concept>[],
  toTheirEnd: readonly Concept[],
): ConceptFinder<Concept> {
  const trie = new WordTrie();
  const entriesByPattern = new Map<number, Entry<Concept>[]>();
  for (const entry of vocabularies.flatMap((vocabulary) => entriesOf(vocabulary, toTheirEnd, trie)))
    for (const pattern of firstPatterns(entry.phrase)) {
      const entries = entriesByPattern.get(pattern) ?? [];
      entries.push(entry);
      entriesByPattern.set(pattern, entries);
    }
  for (const [word, misspelt] of Object.entries(misspeltWords)) addMisspelt(word, misspelt, trie);
  return (text) => {
    const places = wordLattice(text, trie);
    return places.map(({ after, readings }, at) => {
      const concepts = new Set<Concept>();
      let end = at + 1;
      for (const { patterns } of readings)
        for (const pattern of patterns)
          for (const { phrase, concept, isFollowed } of entriesByPattern.get(pattern) ?? []) {
            if (concepts.has(concept) && !isFollowed) continue;
            const phraseEnd = endOf(phrase, places, at);
            if (phraseEnd === null) continue;
            concepts.add(concept);
            if (isFollowed) end = Math.max(end, phraseEnd);
          }
      return { after, concepts, end };
    });
  };
}

interface Entry<Concept> {
  readonly phrase: Phrase;
  readonly concept: Concept;
  readonly isFollowed: boolean;
}

function entriesOf<Concept extends string>(
  vocabulary: Phrases<Concept>,
  toTheirEnd: readonly Concept[],
  trie: WordTrie,
): Entry<Concept>[] {
  return (Object.entries(vocabulary) as [Concept, string][]).flatMap(([concept, written]) =>
    written
      .split(';')
      .filter((phrase) => phrase.trim() !== '')
      .map((one) => {
        const phrase = parsePhrase(one, trie);
        return { phrase, concept, isFollowed: toTheirEnd.includes(concept) && isClose(phrase) };
      }),
  );
}
