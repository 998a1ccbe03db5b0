import { describe, expect, test } from 'vitest';
import { partsOf, wordsOf } from '../../src/language/phrase-book.js';
import { languages } from '../../src/lexicons/lexicons.js';
import type { KnownActor } from '../../src/names/known-actors/known-actor.js';
import { knownActors } from '../../src/names/known-actors/known-actors.js';

const calledOf = ({ called }: KnownActor) => called.split(';').map((name) => name.trim());
const keyOf = (name: string) =>
  partsOf(name)
    .map(({ word, isStem }) => (isStem ? `${word}*` : word))
    .join(' ');

describe('what an actor is called', () => {
  test('is told once', () => {
    const twice = knownActors.flatMap((actor) => {
      const keys = calledOf(actor).map(keyOf);
      return calledOf(actor).filter((_, place) => keys.indexOf(keys[place] ?? '') !== place);
    });
    expect(twice).toEqual([]);
  });

  test('is more than a letter, as "G9" is without its digit', () => {
    const letters = knownActors.flatMap(calledOf).filter((name) => wordsOf(name).join('').length < 2);
    expect(letters).toEqual([]);
  });

  test('is in capitals where it is a word, too', () => {
    const words = new Set(languages().flatMap(({ book }) => shortWordsOf(book)));
    const called = knownActors.filter(({ isKind }) => !isKind).flatMap(calledOf);
    const common = called.filter((name) => words.has(keyOf(name)) && name !== name.toUpperCase());
    expect(common).toEqual([]);
  });

  test('is limited to countries by their codes', () => {
    const codes = knownActors.flatMap(({ countries }) => countries ?? []);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(codes.filter((code) => names.of(code) === undefined)).toEqual([]);
    expect(knownActors.filter(({ isOnlyThere, countries }) => isOnlyThere && !countries)).toEqual([]);
  });
});

/** Those of our names of one word that a lexicon has as they are. */
function shortWordsOf(book: { longest(words: readonly string[]): { isOfStem: boolean } | null }): string[] {
  return knownActors
    .flatMap(calledOf)
    .map(keyOf)
    .filter((key) => !/[ *]/.test(key))
    .filter((key) => book.longest([key])?.isOfStem === false);
}
