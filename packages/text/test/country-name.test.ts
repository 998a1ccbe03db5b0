import { describe, expect, it } from 'vitest';
import { countryName } from '../src/index.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

describe('countryName', () => {
  it.each([
    ['SY', 'Syria'],
    ['CD', 'DR Congo'],
    ['CI', 'Côte d’Ivoire'],
    ['PS', 'Palestinian Territories'],
    ['XK', 'Kosovo'],
  ])('of %s is %s', (code, name) => {
    expect(countryName(code)).toBe(name);
  });

  it('is the code where there is no such country', () => {
    expect(['ZZ', 'sy', '', 'constructor'].map(countryName)).toEqual(['ZZ', 'sy', '', 'constructor']);
  });

  it('is known of every country of ISO 3166-1 and of Kosovo, and no two have the same', () => {
    const names = CODES.filter((code) => countryName(code) !== code).map(countryName);
    expect(names).toHaveLength(250);
    expect(new Set(names).size).toBe(250);
  });
});
