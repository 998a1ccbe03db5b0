import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelledSet } from '../../scripts/labelled-set.mjs';
import { screen } from '../../src/index.js';

const eachCharacter = (write: (character: string) => string) => (text: string) =>
  [...text].map(write).join('');

const percent = (character: string) =>
  [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const changes: Readonly<Record<string, (text: string) => string>> = {
  'HTML entities': eachCharacter((character) => `&#${character.codePointAt(0)};`),
  'percent escapes': eachCharacter(percent),
  'escapes of a JSON string': eachCharacter((character) =>
    JSON.stringify(character).length > 3
      ? JSON.stringify(character).slice(1, -1)
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ),
  'upper case': (text) => text.toUpperCase(),
  'lower case': (text) => text.toLowerCase(),
  'no accents': (text) => text.normalize('NFD').replace(/\p{Mn}/gu, ''),
  'decomposed accents': (text) => text.normalize('NFD'),
  'wide spaces': (text) => `  ${text.replaceAll(' ', ' \u00a0 ')}  `,
  'line breaks': (text) => text.replaceAll(' ', '\n'),
  'invisible characters': eachCharacter((character) => `${character}\u200b`),
  'full-width letters': eachCharacter((character) =>
    /[a-z]/i.test(character) ? String.fromCharCode(character.charCodeAt(0) + 0xfee0) : character,
  ),
};

// JSON escapes a surrogate pair as two escapes, so only texts of the basic plane are used.
const texts = labelledSet()
  .filter(({ split, text }) => split.startsWith('fit') && !/[\ud800-\udfff]/.test(text))
  .map(({ text }) => text);

describe('screen', () => {
  for (const [name, change] of Object.entries(changes))
    it(`comes to the same decision for ${name}`, () => {
      fc.assert(
        fc.property(fc.constantFrom(...texts), (text) => {
          expect(screen(change(text))).toEqual(screen(text));
        }),
        { numRuns: 150 },
      );
    });
});
