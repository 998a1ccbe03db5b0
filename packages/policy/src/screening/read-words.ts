import { foldText } from '@partner-api/text';
import { letterShapes } from './letter-shapes.js';

/** A word as rules read it. */
export interface ReadWord {
  /** Letters by their shape, digits and signs inside the word kept. */
  readonly shapes: string;
  /** What stands before it: the end of a sentence (or the beginning of the text), a colon, a comma or the like, nothing. */
  readonly after: 'sentence' | 'colon' | 'comma' | 'word';
  /** How far it is from the word before: a sign and no space ("con-voy"), one space, more of them. */
  readonly gap: Gap;
}

export type Gap = 'sign' | 'space' | 'wide';

// A sign belongs to a word only where a letter or digit follows: "n@w" and "now!".
const word = /[\p{L}\p{M}\p{N}@$](?:[\p{L}\p{M}\p{N}'’]|[@$€£!|*](?=[\p{L}\p{N}]))*/gu;
const sentenceEnd = /[.!?؟;…؛](?:[\s"')\]»*-]|$)|[؟?]/u;
const pause = /[,:،(«"\]—]|\s-\s/u;
const possessive = /'s$/u;
const elision = /^([a-z]|(?:jus|lors|puis)?qu)'(?=\p{L})/u;

// Letters of scripts that draw nothing: Hangul fillers, and the Braille blank.
const blank = /[\u115f\u1160\u3164\uffa0\u2800]/g;

// Blessings of one character, which ask for nothing and unfold into four words, eighteen times as long.
const blessing = /[\ufdfa\ufdfb]/g;

const severalSpaces = /\s{2,}/g;
// No word has it, and folding leaves it in place.
const wideGap = ' _ ';

/** The words of a text in order, folded, with what stands between them. */
export function readWords(text: string): ReadWord[] {
  const spaced = text.replace(blank, '').replace(severalSpaces, wideGap).replace(blessing, ' ');
  const folded = foldText(spaced).replace(blank, '');
  const found: ReadWord[] = [];
  let end = 0;
  for (const match of folded.matchAll(word)) {
    const between = folded.slice(end, match.index);
    const after = found.length === 0 || sentenceEnd.test(between) ? 'sentence' : pauseOf(between);
    pushWord(found, match[0], after, gapOf(between));
    end = match.index + match[0].length;
  }
  return found;
}

function pushWord(found: ReadWord[], written: string, after: ReadWord['after'], gap: Gap): void {
  const elided = elision.exec(written)?.[1];
  if (elided !== undefined) found.push({ shapes: letterShapes(elided), after, gap });
  const rest = elided === undefined ? written : written.slice(elided.length + 1);
  const shapes = letterShapes(rest.replace(possessive, '').replaceAll("'", ''));
  if (shapes !== '') found.push({ shapes, after: elided === undefined ? after : 'word', gap });
}

function pauseOf(between: string): ReadWord['after'] {
  if (!pause.test(between)) return 'word';
  return between.includes(':') ? 'colon' : 'comma';
}

function gapOf(between: string): Gap {
  if (between.includes(wideGap)) return 'wide';
  return between === '' || between.includes(' ') ? 'space' : 'sign';
}
