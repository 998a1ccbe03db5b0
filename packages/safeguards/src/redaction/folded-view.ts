import { escapedCharacterAt } from '@partner-api/text';
import { foldedCharacter } from './folded-character.js';

/** A text as redaction reads it, and the way back to the text as it is. */
export interface FoldedView {
  readonly text: string;
  /** Where in the original the characters from `start` to `end` of `text` stand, end exclusive. */
  original(start: number, end: number): readonly [start: number, end: number];
}

/**
 * Folds look-alikes, digits of every script, invisible characters, and characters written as escapes, so that a
 * pattern needs to know one way of writing only.
 */
export function foldedView(text: string): FoldedView {
  if (alreadyPlain.test(text)) return { text, original: (start, end) => [start, end] };
  let offsets: readonly number[] | undefined;
  return {
    text: fold(text),
    original: (start, end) => {
      // Most texts hold no place, and nobody asks the way back.
      offsets ??= offsetsOf(text);
      // Up to the next character that is left in the view: marks and invisible ones go with what they follow.
      return [offsets[start] ?? text.length, offsets[end] ?? text.length];
    },
  };
}

/** ASCII but for the null character, `%`, `&`, `\` and the backtick. */
const alreadyPlain = /^[\x01-\x24\x27-\x5b\x5d-\x5f\x61-\x7f]*$/;

function offsetsOf(text: string): readonly number[] {
  const offsets: number[] = [];
  fold(text, offsets);
  return offsets;
}

/** The folded text; into `offsets` goes for each of its characters where it stands in the text. */
function fold(text: string, offsets?: number[]): string {
  let folded = '';
  let last = '';
  for (let at = 0; at < text.length; ) {
    const { written, meant } = escapedCharacterAt(text, at) ?? characterAt(text, at);
    const plain = meant === RING_ABOVE && isDigit(last) ? '°' : foldedCharacter(meant);
    if (offsets !== undefined) for (let unit = 0; unit < plain.length; unit++) offsets.push(at);
    folded += plain;
    last = plain.at(-1) ?? last;
    at += written;
  }
  return folded;
}

const isDigit = (character: string): boolean => character >= '0' && character <= '9';

/** Typed after a digit it is meant as a degree sign. */
const RING_ABOVE = '\u030a';

function characterAt(text: string, at: number): { written: number; meant: string } {
  const meant = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { written: meant.length, meant };
}
