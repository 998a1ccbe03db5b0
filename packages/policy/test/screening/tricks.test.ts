import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { screen } from '../../src/index.js';
import { labelledTexts } from './labelled-texts.js';

const fit = labelledTexts.filter(({ split }) => split === 'fit');
/** Refused as they are written, and not tricks already. */
const refused = fit
  .filter(({ label, category }) => label === 'harmful' && !/evasion|mixed/.test(category))
  .map(({ text }) => text)
  .filter((text) => !screen(text).allowed);
const allowed = fit
  .filter(({ label }) => label !== 'harmful')
  .map(({ text }) => text)
  .filter((text) => screen(text).allowed);

/** A text with something done to each of its characters, drawn anew for each. */
const altered = (texts: readonly string[], change: (character: string, draw: number) => string) =>
  fc.constantFrom(...texts).chain((text) => {
    const characters = [...text];
    return fc
      .array(fc.nat(99), { minLength: characters.length, maxLength: characters.length })
      .map((draws) => characters.map((character, at) => change(character, draws[at] ?? 0)).join(''));
  });

const pairs = 'aаeеoоiіcсpрxхyу';
const twins = new Map(
  [...pairs].map((letter, at) => [letter, [...pairs][at % 2 ? at - 1 : at + 1] ?? letter]),
);

describe('any refused text stays refused', () => {
  const alwaysRefused = (texts: fc.Arbitrary<string>) =>
    fc.assert(
      fc.property(texts, (text) => !screen(text).allowed),
      { numRuns: 300 },
    );

  test('with characters that draw nothing', () => {
    const invisible = ['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202e'];
    alwaysRefused(altered(refused, (letter, draw) => letter + (invisible[draw] ?? '')));
  });

  test('with letters of another script that look alike', () => {
    alwaysRefused(altered(refused, (letter, draw) => (draw % 2 ? (twins.get(letter) ?? letter) : letter)));
  });

  test('in letters of full width', () => {
    const wide = (letter: string) =>
      /[a-z]/.test(letter) ? String.fromCodePoint(0xff41 + letter.charCodeAt(0) - 97) : letter;
    alwaysRefused(altered(refused, (letter, draw) => (draw % 2 ? wide(letter) : letter)));
  });

  test('in capitals, without accents, with other space', () => {
    for (const change of [
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
      (text: string) => text.replaceAll(' ', '_'),
      (text: string) => text.replaceAll(' ', '\t \n'),
    ])
      expect(refused.filter((text) => screen(change(text)).allowed)).toEqual([]);
  });
});

// A word that no rule knows is not put together again, so that a few get through.
describe('nearly every refused text stays refused', () => {
  const escaping = (change: (text: string) => string) =>
    refused.filter((text) => screen(change(text)).allowed).length / refused.length;

  test('with every third letter that has one as a digit', () => {
    const digits: Record<string, string> = {
      a: '4',
      e: '3',
      i: '1',
      o: '0',
      s: '5',
      t: '7',
      о: '0',
      з: '3',
      е: '3',
    };
    let at = 0;
    const leet = (text: string) =>
      text.replace(/[aeiostозе]/gu, (letter) => (at++ % 3 ? letter : (digits[letter] ?? letter)));
    expect(escaping(leet)).toBeLessThan(0.04);
  });

  test.each([
    ['.', ' '],
    ['-', ' '],
    [' ', '   '],
  ])('with letters apart by "%s" and words by "%s"', (letters, words) => {
    const apart = (text: string) =>
      text
        .split(' ')
        .map((word) => [...word].join(letters))
        .join(words);
    expect(escaping(apart)).toBeLessThan(0.06);
  });
});

describe('any allowed text stays allowed', () => {
  test.each<[string, (text: string) => string]>([
    ['in capitals', (text) => text.toUpperCase()],
    ['in small letters', (text) => text.toLowerCase()],
    ['in quotes', (text) => `“${text}”`],
    ['with more emphasis', (text) => `${text}!!!`],
    ['with more space', (text) => `  ${text.replaceAll(' ', '  ')}\n`],
    ['composed otherwise', (text) => text.normalize('NFD')],
    ['without a full stop', (text) => text.replace(/[.?؟]$/u, '')],
    ['with thanks', (text) => `${text} 🙏`],
  ])('%s', (_what, change) => {
    expect(allowed.filter((text) => !screen(change(text)).allowed)).toEqual([]);
  });
});
