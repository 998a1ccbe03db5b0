import { countryCodes, countryName } from '@partner-api/text';
import { describe, expect, test } from 'vitest';
import { countryCode } from '../../src/gazetteer/country-code.js';
import { otherCountryNames } from '../../src/gazetteer/other-country-names.js';
import { PlaceBook } from '../../src/gazetteer/place-book.js';
import { wordsOf } from '../../src/language/phrase-book.js';

test('the name that our records write of a country is read as that country', () => {
  expect(countryCodes.map((code) => countryCode(countryName(code)))).toEqual(countryCodes);
});

test.each([
  ['Russia', 'RU'],
  ['Russian Federation', 'RU'],
  ['Burkina Faso', 'BF'],
  ['France', 'FR'],
  ['United Kingdom', 'GB'],
  ['Great Britain', 'GB'],
  ['Timor-Leste', 'TL'],
  ['East Timor', 'TL'],
  ['Serbia', 'RS'],
  ['Benin', 'BJ'],
  ['Congo', 'CG'],
  ['Republic of the Congo', 'CG'],
  ['Democratic Republic of the Congo', 'CD'],
  ['Myanmar', 'MM'],
  ['Myanmar (Burma)', 'MM'],
  ["Cote d'Ivoire", 'CI'],
  ['Palestine', 'PS'],
  ['Türkiye', 'TR'],
  ['Swaziland', 'SZ'],
  ['Sotavia', 'XD'],
])('%s is %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});

test.each(['Soviet Onion', 'ZZ', 'constructor', ''])('%s is no country', (name) => {
  expect(countryCode(name)).toBeNull();
});

test('other names are of countries that there are', () => {
  expect(Object.keys(otherCountryNames).filter((code) => !countryCodes.includes(code))).toEqual([]);
});

describe('in a text', () => {
  const book = new PlaceBook([], countryCodes);
  const found = (name: string) =>
    book.longest(wordsOf(name))?.places.flatMap((place) => (place.type === 'country' ? [place.country] : []));

  test('the name that our records write is found', () => {
    const missed = countryCodes.filter((code) => !found(countryName(code))?.includes(code));
    expect(missed).toEqual([]);
  });

  test.each([
    ['Russie', 'RU'],
    ['России', 'RU'],
    ['Росії', 'RU'],
    ['روسيا', 'RU'],
    ['Буркина-Фасо', 'BF'],
    ['بوركينا فاسو', 'BF'],
    ['Myanmar', 'MM'],
    ['Birmania', 'MM'],
    ['Birmanie', 'MM'],
    ['Мьянме', 'MM'],
    ['М’янмі', 'MM'],
    ['ميانمار', 'MM'],
    ['République démocratique du Congo', 'CD'],
    ['República Democrática del Congo', 'CD'],
    ['ДР Конго', 'CD'],
    ['República Centroafricana', 'CF'],
    ['Centrafrique', 'CF'],
    ['ЦАР', 'CF'],
    ['Великобритании', 'GB'],
    ['Palestina', 'PS'],
  ])('%s is %s', (name, code) => {
    expect(found(name)).toEqual([code]);
  });

  test('Congo is either of the two', () => {
    for (const name of ['Congo', 'الكونغو', 'Конго'])
      expect(found(name)?.toSorted(), name).toEqual(['CD', 'CG']);
  });
});
