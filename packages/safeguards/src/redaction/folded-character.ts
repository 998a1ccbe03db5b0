import { foldText } from '@partner-api/text';
import { readTable } from '../read-table.js';

/** Replaces a look-alike or variant of an ASCII character by that character. */
export function foldedCharacter(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const plain = fold(character);
  // Caches only single UTF-16 units, which bounds the memory.
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

// Format characters (zero width, bidirectional), marks, and Unicode's filler letters.
const invisible = /[\p{Cf}\p{M}\0\u115f\u1160\u3164\uffa0]/gu;

// Variant signs, and Cyrillic and Greek letters that look Latin, so that whole words still match.
const lookAlikes: ReadonlyMap<string, string> = new Map([
  ...readTable('look-alikes.tsv', ['character', 'plain']).map(
    ({ character, plain }) => [character, plain] as const,
  ),
  ...['\u0085', '\u2800'].map((blank) => [blank, ' '] as const),
]);
