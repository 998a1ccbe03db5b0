import { decodeEscapes, foldText } from '@partner-api/text';
import { letterShapes } from './letter-shapes.js';

/** A word as the rules see it. */
export interface Token {
  /** The letters by shape; digits and signs inside the word stay. */
  readonly shapes: string;
  /** The boundary before it: sentence end or start of text, colon, comma or similar, or none. */
  readonly after: Boundary;
  /** Whether a question mark follows. */
  readonly isAsked: boolean;
}

type Boundary = 'sentence' | 'colon' | 'comma' | 'word';

// A sign belongs to a word only if a letter or digit follows: "n@w", but not "now!".
const word = /[\p{L}\p{M}\p{N}@$](?:[\p{L}\p{M}\p{N}']|[@$!|*\p{Sc}](?=[\p{L}\p{N}]))*/gu;
const sentenceEnd = /[.!;\u2026\u061b](?:[\s"')\]*-]|$)|[?\u061f]/u;
// Quotes and brackets may stand between the last word and the question mark.
const asked = /^[\s"')\].!]*[?\u061f]/u;
const longestClosing = 6;
const pause = /[,:\u060c("\]]|\s-\s/u;
const possessive = /'s$/u;
const elision = /^([a-z]|(?:jus|lors|puis)?qu)'(?=\p{L})/u;

// Blank letters (Hangul fillers, the Braille blank), and ligatures of blessings that expand to four words each.
const blank = /[\u115f\u1160\u3164\uffa0\u2800]/g;
const blessing = /[\ufdfa\ufdfb]/g;

/** Returns the words of a text in order, folded and without escapes, with their boundaries. */
export function tokenize(text: string): Token[] {
  const folded = foldText(decodeEscapes(text).replace(blank, '').replace(blessing, ' '));
  const found: Token[] = [];
  let end = 0;
  for (const match of folded.matchAll(word)) {
    const between = folded.slice(end, match.index);
    const after = found.length === 0 || sentenceEnd.test(between) ? 'sentence' : pauseOf(between);
    end = match.index + match[0].length;
    pushWord(found, match[0], after, asked.test(folded.slice(end, end + longestClosing)));
  }
  return joinSpelled(found);
}

function pushWord(found: Token[], written: string, after: Boundary, isAsked: boolean): void {
  const elided = elision.exec(written)?.[1];
  if (elided !== undefined) found.push({ shapes: letterShapes(elided), after, isAsked: false });
  const rest = elided === undefined ? written : written.slice(elided.length + 1);
  const shapes = letterShapes(rest.replace(possessive, '').replaceAll("'", ''));
  if (shapes !== '') found.push({ shapes, after: elided === undefined ? after : 'word', isAsked });
}

function pauseOf(between: string): Boundary {
  if (!pause.test(between)) return 'word';
  return between.includes(':') ? 'colon' : 'comma';
}

const fewestSpelled = 4;

/** Joins runs of single letters: "c o n v o y" becomes one word. */
function joinSpelled(words: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && isLetter(words[end]) && (end === at || words[end]?.after === 'word')) end++;
    const run = words.slice(at, Math.max(end, at + 1));
    const [first] = run;
    if (first !== undefined && run.length >= fewestSpelled)
      found.push({ ...first, shapes: run.map(({ shapes }) => shapes).join('') });
    else found.push(...run);
    at += run.length;
  }
  return found;
}

const isLetter = (word: Token | undefined): boolean => word !== undefined && /^\p{L}$/u.test(word.shapes);
