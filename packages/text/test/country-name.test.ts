import { describe, expect, it } from 'vitest';
import {
  countryCodeOf,
  countryCodes,
  countryName,
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

  it('returns the code of an unknown country', () => {
    expect(['ZZ', 'sy', '', 'constructor'].map(countryName)).toEqual(['ZZ', 'sy', '', 'constructor']);
  });

  it('returns distinct names for ISO 3166-1, Kosovo and the invented countries', () => {
    const names = CODES.filter((code) => countryName(code) !== code).map(countryName);
    expect(names).toHaveLength(250 + inventedCountries.length);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('countryCodeOf', () => {
  it('is the inverse of countryName, for every code', () => {
    expect(countryCodes).toEqual(expect.arrayContaining(['SY', 'XK', 'XD']));
    expect(countryCodes.map((code) => countryCodeOf(countryName(code)))).toEqual(countryCodes);
  });

  it('ignores case, accents and kinds of quote', () => {
    expect(["cote d'ivoire", 'SAO TOME AND PRINCIPE'].map(countryCodeOf)).toEqual(['CI', 'ST']);
  });

  it('returns null for an unknown name', () => {
    expect(['Atlantis', 'SY', '', 'constructor'].map(countryCodeOf)).toEqual([null, null, null, null]);
  });
});

describe('inventedCountryName', () => {
  it('returns the name in each language of answers, otherwise in English', () => {
    const languages = ['en', 'es', 'fr', 'ar', 'ru', 'uk', 'de'];
    const names = languages.map((language) => inventedCountryName('XD', language));
    expect(names).toEqual(['Sotavia', 'Sotavia', 'Sotavie', 'سوتافيا', 'Сотавия', 'Сотавія', 'Sotavia']);
  });

  it('returns null for real countries, and no invented code has a name in the runtime', () => {
    expect(inventedCountryName('SY', 'en')).toBeNull();
    const runtime = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(inventedCountries.map((code) => runtime.of(code))).toEqual(inventedCountries.map(() => undefined));
  });
});
