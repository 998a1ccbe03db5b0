import { describe, expect, it } from 'vitest';
import {
  countryCodes,
  countryName,
  countryNamed,
  inventedCountries,
  inventedCountryName,
} from '../src/index.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

describe('countryName', () => {
  it.each([
    ['SY', 'Syria'],
    ['CD', 'DR Congo'],
    ['CI', 'Côte d’Ivoire'],
    ['PS', 'Palestinian Territories'],
    ['XK', 'Kosovo'],
    ['XD', 'Sotavia'],
  ])('of %s is %s', (code, name) => {
    expect(countryName(code)).toBe(name);
  });

  it('is the code where there is no such country', () => {
    expect(['ZZ', 'sy', '', 'constructor'].map(countryName)).toEqual(['ZZ', 'sy', '', 'constructor']);
  });

  it('is known of every country of ISO 3166-1, of Kosovo and of the invented, and no two have the same', () => {
    const names = CODES.filter((code) => countryName(code) !== code).map(countryName);
    expect(names).toHaveLength(250 + inventedCountries.length);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('countryNamed', () => {
  it('is the inverse of countryName, for every code', () => {
    expect(countryCodes).toEqual(expect.arrayContaining(['SY', 'XK', 'XD']));
    expect(countryCodes.map((code) => countryNamed(countryName(code)))).toEqual(countryCodes);
  });

  it('does not go by case, accents and quotes', () => {
    expect(["cote d'ivoire", 'SAO TOME AND PRINCIPE'].map(countryNamed)).toEqual(['CI', 'ST']);
  });

  it('is null for what no country is called', () => {
    expect(['Atlantis', 'SY', '', 'constructor'].map(countryNamed)).toEqual([null, null, null, null]);
  });
});

describe('inventedCountryName', () => {
  it('is said in each language of answers, and in English in any other', () => {
    const languages = ['en', 'es', 'fr', 'ar', 'ru', 'uk', 'de'];
    const names = languages.map((language) => inventedCountryName('XD', language));
    expect(names).toEqual(['Sotavia', 'Sotavia', 'Sotavie', 'سوتافيا', 'Сотавия', 'Сотавія', 'Sotavia']);
  });

  it('is of no country that exists, nor of a code that the runtime has a name for', () => {
    expect(inventedCountryName('SY', 'en')).toBeNull();
    const runtime = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(inventedCountries.map((code) => runtime.of(code))).toEqual(inventedCountries.map(() => undefined));
  });
});
