import { foldText } from '@partner-api/text';
import { readTable } from '../read-table.js';

/** One character as redaction reads it: what merely looks like, or stands for, a plain one becomes the plain one. */
export function foldedCharacter(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const plain = fold(character);
  // One UTF-16 unit: there are not more of them than memory holds with ease.
  if (character.length === 1) folded.set(character, plain);
  return plain;
}

const folded = new Map<string, string>();

function fold(character: string): string {
  const plain = lookAlikes.get(character);
  if (plain !== undefined) return plain;
  if (character < '\u0080' && character !== '\0') return character;
  if (/\s/u.test(character)) return ' ';
  if (/\p{Pd}/u.test(character)) return '-';
  const bare = character.normalize('NFKD').replace(invisible, '');
  return bare.replace(/[^\0-\x7f]/gu, (part) => lookAlikes.get(part) ?? asciiDigit(part));
}

const asciiDigit = (character: string): string =>
  /\p{Nd}/u.test(character) ? foldText(character) : character;

// Format characters (zero width, bidirectional), marks, and the letters that Unicode calls fillers.
const invisible = /[\p{Cf}\p{M}\0\u115f\u1160\u3164\uffa0]/gu;

// Signs that stand for plain ones, and Cyrillic and Greek letters that are drawn as Latin ones, so that words keep matching whole.
const lookAlikes: ReadonlyMap<string, string> = new Map([
  ...readTable('look-alikes.tsv', ['character', 'plain']).map(
    ({ character, plain }) => [character, plain] as const,
  ),
  ...['\u0085', '\u2800'].map((blank) => [blank, ' '] as const),
]);
