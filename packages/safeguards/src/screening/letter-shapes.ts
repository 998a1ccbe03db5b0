import { readTable } from '../read-table.js';

type ShapeKind = 'letter' | 'latin' | 'cyrillic';

const table = readTable('letter-shapes.tsv', ['character', 'shape', 'kind']);

const shapesOf = (kind: ShapeKind): ReadonlyMap<string, string> =>
  new Map(table.filter((row) => row.kind === kind).map(({ character, shape }) => [character, shape]));

// Maps letters that look alike in Latin, Cyrillic and Greek to one shape, in terms and texts alike, so that matching
// needs no language.
const letters = shapesOf('letter');
const standIns = [shapesOf('latin'), shapesOf('cyrillic')];
const hasStandIn = new RegExp(`[${[...(standIns[0]?.keys() ?? [])].join('')}]`, 'u');

/** Returns the shapes of a folded word's letters; digits and signs that may stand for letters stay. */
export function letterShapes(word: string): string {
  return mapped(word, letters);
}

/** Returns the spellings to look up in the term tables: with letters for digits, and without joined prefixes. */
export function spellingsOf(shapes: string): string[] {
  const plain = hasStandIn.test(shapes) ? standIns.map((table) => mapped(shapes, table)) : [shapes];
  const found = new Set(plain.map(singleLetters));
  if (arabic.test(shapes))
    for (const spelling of [...found])
      for (const prefix of joinedPrefixes)
        if (spelling.startsWith(prefix) && spelling.length >= prefix.length + shortestRest)
          found.add(spelling.slice(prefix.length));
  return [...found];
}

/** Removes doubled letters, so that "refuuugees" matches. */
export function singleLetters(shapes: string): string {
  let single = '';
  let last = '';
  for (const letter of shapes) {
    if (letter !== last) single += letter;
    last = letter;
  }
  return single;
}

// Arabic joins conjunctions, prepositions and the article to the following word.
const arabic = /^\p{Script=Arabic}/u;
const joinedPrefixes = readTable('joined-prefixes.tsv', ['prefix', 'language']).map(({ prefix }) =>
  singleLetters(letterShapes(prefix)),
);
const shortestRest = 2;

function mapped(word: string, table: ReadonlyMap<string, string>): string {
  let shapes = '';
  for (const letter of word) shapes += table.get(letter) ?? letter;
  return shapes;
}
