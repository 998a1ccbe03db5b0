import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provinceName } from '../src/index.js';

describe('provinceName', () => {
  it.each([
    ['Idlib Governorate', 'Idlib'],
    ['Deir ez Zor Governorate', 'Deir ez Zor'],
    ['Donetsk Oblast', 'Donetsk'],
    ['Kabul province', 'Kabul'],
    ['Nord-Kivu province', 'Nord-Kivu'],
    ['Rakhine state', 'Rakhine'],
    ['Jerusalem district', 'Jerusalem'],
    ['Chechnya republic', 'Chechnya'],
    ['Khanty-Mansi autonomous okrug', 'Khanty-Mansi'],
    ['Kasai Central province', 'Kasai Central'],
    ['Far North region', 'Far North'],
    ['Karbalā’ province', 'Karbalā’'],
    ['Free State province', 'Free State'],
    ['  Blue   Nile state', 'Blue Nile'],
  ])('drops the word at the end: %j is %j', (source, name) => {
    expect(provinceName(source)).toBe(name);
  });

  it.each([
    ['Autonomous Republic of Crimea', 'Crimea'],
    ['Province of Bolzano', 'Bolzano'],
    ["Province of L'Aquila", "L'Aquila"],
    ['Free State of Bavaria', 'Bavaria'],
    ['Departamento de La Paz', 'La Paz'],
    ['Région de Gao', 'Gao'],
    ["Wilaya d'Alger", 'Alger'],
    ['Muhafazat Halab', 'Halab'],
    ['محافظة حلب', 'حلب'],
    ['Республика Крым', 'Крым'],
  ])('removes the word at the start: %j is %j', (source, name) => {
    expect(provinceName(source)).toBe(name);
  });

  it.each([
    'Australian Capital Territory',
    'Free State',
    'Northern Province',
    'North-West Frontier Province',
    'Federal Capital Territory',
    'Distrito Federal',
    "Donetsk People's Republic",
    "Workers' District",
    'District of Columbia',
    'Mexico City',
    'West Bank',
    'Statesboro',
    'Province',
    'Republic of',
    "State the d'",
    '- Province',
    '',
  ])('leaves %j alone', (source) => {
    expect(provinceName(source)).toBe(source);
  });

  it('never returns an empty name for a non-empty one', () => {
    const word = fc.constantFrom(
      'State',
      'of',
      'Province',
      'the',
      "d'",
      'Free',
      'Idlib',
      'Wilaya',
      '-',
      'Ouest',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(provinceName(words.join(' '))).not.toBe('');
      }),
    );
  });
});
