import { describe, expect, it } from 'vitest';
import { splitCompounds } from '../../../src/matching/finding/split-compounds.js';

/** Idf as the index gives it, of terms and the numbers of claims that hold them, among 1,000. */
function idfAmong(held: Readonly<Record<string, number>>) {
  return (term: string) => Math.log(1 + (1_000 - (held[term] ?? 0) + 0.5) / ((held[term] ?? 0) + 0.5));
}
const idf = idfAmong({
  water: 30,
  bottl: 12,
  poison: 9,
  tamper: 3,
  white: 40,
  rabbit: 4,
  fyre: 1,
});

describe('splitCompounds', () => {
  it.each([
    ['#tamperedwater', ['tampered', 'water']],
    ['#poisonwaterbottles found today', ['poison', 'water', 'bottles']],
    // Words that make no term are known, too.
    ['#thewhiterabbit', ['the', 'white', 'rabbit']],
    // Without "follow" the whole cannot be told.
    ['#followthewhiterabbit', []],
  ])('finds the words in %s', (message, expected) => {
    expect(splitCompounds(message, 'en', idf)).toEqual(expected);
  });

  it('does not split a word that a claim contains', () => {
    expect(splitCompounds('waterbottle', 'en', idfAmong({ waterbottl: 1, water: 30, bottl: 12 }))).toEqual(
      [],
    );
  });

  it('accepts a part that only one claim contains', () => {
    expect(splitCompounds('#fyrewater', 'en', idf)).toEqual(['fyre', 'water']);
  });

  it('rejects parts of fewer than three letters', () => {
    expect(splitCompounds('onwater', 'en', idfAmong({ on: 30, water: 30 }))).toEqual([]);
  });

  it('does not split words with n-gram terms, numbers and long strings', () => {
    expect(splitCompounds('tamperedwater', 'de', idf)).toEqual([]);
    expect(splitCompounds('tampered2water', 'en', idf)).toEqual([]);
    expect(splitCompounds('water'.repeat(9), 'en', idf)).toEqual([]);
  });

  it('splits at most the first twenty words', () => {
    const held = idfAmong({ water: 30, bottl: 12 });
    const unknown = Array.from({ length: 20 }, (_, number) => `zzzzzzz${'q'.repeat(number)}`).join(' ');
    expect(splitCompounds(`waterbottle ${unknown}`, 'en', held)).toEqual(['water', 'bottle']);
    expect(splitCompounds(`${unknown} waterbottle`, 'en', held)).toEqual([]);
  });
});
