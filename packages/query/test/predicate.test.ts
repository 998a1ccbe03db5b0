import { describe, expect, it } from 'vitest';
import { ANY_EVENT, EventQuerySchema } from '../src/event-query.js';
import { changeOf, isInBand, predicateOf } from '../src/predicate.js';

describe('predicateOf', () => {
  it.each([
    ['at_least', 40, [40, 1000], [39]],
    ['more_than', 40, [41], [40]],
    ['at_most', 40, [0, 40], [41]],
    ['fewer_than', 40, [0, 39], [40]],
    ['about', 40, [36, 44], [35, 45]],
    ['exactly', 40, [40], [39, 41]],
    ['number', 145, [145], [144, 146]],
    ['number', 2000, [1900, 2100], [1899, 2101]],
    ['none', 0, [0], [1]],
    ['some', 0, [1, 7], [0]],
  ] as const)('accepts the numbers of "%s %d" and rejects others', (says, value, holds, fails) => {
    const predicate = predicateOf(says, value);
    for (const number of holds) expect(isInBand(number, predicate.holds)).toBe(true);
    for (const number of fails) expect(isInBand(number, predicate.holds)).toBe(false);
  });

  it('leaves a gap between numbers that satisfy a vague word and numbers that refute it', () => {
    const hundreds = predicateOf('vague', 100);
    expect(isInBand(150, hundreds.holds)).toBe(false);
    expect(isInBand(150, hundreds.fails)).toBe(true);
    expect(isInBand(99, hundreds.fails)).toBe(false);
  });

  it('treats a percentage that ends in zero as rounded', () => {
    expect(isInBand(82, changeOf('number', 80).holds)).toBe(true);
    expect(isInBand(85, changeOf('number', 83).holds)).toBe(false);
  });

  it('returns JSON data that the schema of a query accepts', () => {
    const query = { ...ANY_EVENT, asks: 'holds', predicate: predicateOf('at_least', 40) };
    expect(EventQuerySchema.parse(JSON.parse(JSON.stringify(query)))).toEqual(query);
  });
});
