import { escapedCharacterAt } from '@partner-api/text';
import { foldedCharacter } from './folded-character.js';

/** The folded text, with the mapping back to the original. */
export interface FoldedView {
  readonly text: string;
  /** The text in lower case, at the same offsets. */
  readonly lower: string;
  /** Returns the range in the original of the characters from `start` to `end` of `text`, end exclusive. */
  original(start: number, end: number): readonly [start: number, end: number];
}

/**
 * Folds look-alikes, digits of every script, invisible characters and escapes, so that each pattern needs only one
 * spelling.
 */
export function foldedView(text: string): FoldedView {
  if (alreadyPlain.test(text))
    return { text, lower: text.toLowerCase(), original: (start, end) => [start, end] };
  let offsets: readonly number[] | undefined;
  const folded = fold(text);
  return {
    text: folded,
    lower: lowered(folded),
    original: (start, end) => {
      // Computed on demand, because most texts hold no place.
      offsets ??= offsetsOf(text);
      // Ends at the next character kept in the view: marks and invisible characters belong to the one before them.
      return [offsets[start] ?? text.length, offsets[end] ?? text.length];
    },
  };
}

/** Returns the text in lower case, except capitals whose small letter is longer, so that all offsets stay. */
export function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
}

/** ASCII without the null character, `%`, `&`, `\` and the backtick. */
const alreadyPlain = /^[\x01-\x24\x27-\x5b\x5d-\x5f\x61-\x7f]*$/;

function offsetsOf(text: string): readonly number[] {
  const offsets: number[] = [];
  fold(text, offsets);
  return offsets;
}

/** Returns the folded text, and appends to `offsets` the original offset of each of its characters. */
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

/** After a digit it stands for a degree sign. */
const RING_ABOVE = '\u030a';

function characterAt(text: string, at: number): { written: number; meant: string } {
  const meant = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { written: meant.length, meant };
}
