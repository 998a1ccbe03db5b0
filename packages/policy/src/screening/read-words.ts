import { foldText } from '@partner-api/text';
import { letterShapes } from './letter-shapes.js';

/** A word as rules read it. */
export interface ReadWord {
  /** Letters by their shape, digits and signs inside the word kept. */
  readonly shapes: string;
  /** What stands before it: the end of a sentence (or the beginning of the text), a comma or the like, nothing. */
  readonly after: 'sentence' | 'comma' | 'word';
  /** Whether only a sign, and no space, stands before it: "con-voy". */
  readonly isGlued: boolean;
}

// A sign belongs to a word only where a letter or digit follows: "n@w" and "now!".
const word = /[\p{L}\p{M}\p{N}@$](?:[\p{L}\p{M}\p{N}'’]|[@$€£!|*](?=[\p{L}\p{N}]))*/gu;
const sentenceEnd = /[.!?؟;…؛](?:[\s"')\]»*-]|$)|[؟?]/u;
const pause = /[,:،(«"\]—]|\s-\s/u;
const possessive = /'s$/u;
const elision = /^([a-z]|(?:jus|lors|puis)?qu)'(?=\p{L})/u;

// Letters of scripts that draw nothing: Hangul fillers, and the Braille blank.
const blank = /[\u115f\u1160\u3164\uffa0\u2800]/g;

/** The words of a text in order, folded, with what stands between them. */
export function readWords(text: string): ReadWord[] {
  const folded = foldText(text.replace(blank, '')).replace(blank, '');
  const found: ReadWord[] = [];
  let end = 0;
  for (const match of folded.matchAll(word)) {
    const between = folded.slice(end, match.index);
    const after = found.length === 0 || sentenceEnd.test(between) ? 'sentence' : pauseOf(between);
    const isGlued = between !== '' && !between.includes(' ');
    pushWord(found, match[0], after, isGlued);
    end = match.index + match[0].length;
  }
  return found;
}

function pushWord(found: ReadWord[], written: string, after: ReadWord['after'], isGlued: boolean): void {
  const elided = elision.exec(written)?.[1];
  if (elided !== undefined) found.push({ shapes: letterShapes(elided), after, isGlued });
  const rest = elided === undefined ? written : written.slice(elided.length + 1);
  const shapes = letterShapes(rest.replace(possessive, '').replaceAll("'", ''));
  if (shapes !== '') found.push({ shapes, after: elided === undefined ? after : 'word', isGlued });
}

const pauseOf = (between: string): ReadWord['after'] => (pause.test(between) ? 'comma' : 'word');
