import { singleLetters, standIn, withoutStandIns } from './letter-shapes.js';
import { mendWords } from './mend-words.js';
import { type ReadWord, readWords } from './read-words.js';
import { romanSound } from './roman-letters.js';
import { ROMAN, type WordTrie } from './word-trie.js';

/** One way to read what begins at a place: the patterns it matches, and the place after it. */
interface Reading {
  readonly patterns: readonly number[];
  readonly end: number;
}

export interface LatticePlace {
  readonly after: ReadWord['after'];
  readonly readings: readonly Reading[];
}

const longestJoin = 4;
const shortestJoined = 5;
const leastOfNext = 3;

/**
 * The words of a text with all the ways to read them: as written, letters set apart ("h o s p i t a l"), a word broken
 * in pieces ("con-voy"), words written together.
 */
export function wordLattice(text: string, trie: WordTrie): LatticePlace[] {
  const words = mendWords(readWords(text), trie);
  const own = words.map(({ shapes }) => patternsOf(shapes, trie));
  return words.map(({ after }, at) => {
    const readings: Reading[] = [{ patterns: own[at] ?? [], end: at + 1 }];
    let joined = words[at]?.shapes ?? '';
    for (let next = at + 1; next < Math.min(at + longestJoin, words.length); next++) {
      const added = singleLetters(words[next]?.shapes ?? '').length;
      // What merely begins in the next word is another word: "local sources" is not "locals".
      const least =
        singleLetters(joined).length + (words[next]?.gap === 'sign' ? 1 : Math.min(added, leastOfNext));
      joined += words[next]?.shapes ?? '';
      // Words that mean something each are joined only where no space parts them.
      const areAllKnown =
        words[next]?.gap !== 'sign' && own.slice(at, next + 1).every((patterns) => patterns.length > 0);
      if (areAllKnown || /^\d+$/.test(words[next]?.shapes ?? '')) continue;
      const patterns = formsOf(joined).flatMap((form) => trie.find(form, Math.max(shortestJoined, least)));
      if (patterns.length > 0) readings.push({ patterns, end: next + 1 });
    }
    return { after, readings };
  });
}

function patternsOf(shapes: string, trie: WordTrie): number[] {
  if (/^\d+$/.test(shapes)) return trie.find(/^(?:19|20)\d\d$/.test(shapes) ? '#year' : '#number');
  const found = new Set<number>();
  for (const form of formsOf(shapes)) for (const pattern of trie.find(form)) found.add(pattern);
  if (found.size === 0 && standIn.test(shapes))
    for (const pattern of trie.findHidden(singleLetters(shapes))) found.add(pattern);
  if (found.size === 0 && latin.test(shapes))
    for (const pattern of trie.find(ROMAN + romanSound(shapes))) found.add(pattern);
  if (found.size === 0) for (const pattern of trie.findSlipped(singleLetters(shapes))) found.add(pattern);
  return [...found];
}

const latin = /^[a-z]{4,}$/;
const arabic = /^[\u0600-\u06ff]/;
// Conjunctions, prepositions and the article are written as one with the word that follows.
const arabicPrefixes = [/^[وف](?=..)/u, /^(?:لل|[بلك]?ال)(?=..)|^[بلكس](?=..)/u];

function formsOf(shapes: string): string[] {
  const plain = standIn.test(shapes) ? withoutStandIns(shapes) : [shapes];
  if (!arabic.test(shapes)) return plain.map(singleLetters);
  const forms = new Set([...plain, ...plain.map(singleLetters)]);
  for (const prefix of arabicPrefixes) for (const form of [...forms]) forms.add(form.replace(prefix, ''));
  return [...forms].map(singleLetters);
}
