import type { Province } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { EventReader } from '../src/reader/reader.js';
import { claimReadBy, questionReadBy, syria } from './support/reader.js';
import { recordedNames } from './support/recorded-names.js';

const province = (country: string, name: string, sourceName: string): Province => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  country,
  source_name: sourceName,
});

const departments = ['Antioquia', 'Bolivar', 'Cauca', 'Meta', 'Norte de Santander', 'Santander'];

const provinces = [
  ...['Borno', 'Yobe', 'Niger', 'Delta', 'Rivers', 'Plateau'].map((name) =>
    province('NG', name, `${name} state`),
  ),
  ...['Donetsk', 'Luhansk'].map((name) => province('UA', name, `${name} oblast`)),
  ...departments.map((name) => province('CO', name, `${name} department`)),
  ...['Nord Kivu', 'Sud Kivu'].map((name) => province('CD', name, `${name} province`)),
  ...['Northern District', 'Southern District'].map((name) => province('IL', name, name)),
  ...['Somali', 'Amhara', 'Afar', 'Tigray'].map((name) => province('ET', name, `${name} region`)),
  province('SO', 'Bay', 'Bay region'),
  province('MM', 'Chin', 'Chin state'),
  province('SD', 'Al Gezira', 'Al Gezira state'),
  province('YE', 'Al Bayda', 'Al Bayda governorate'),
  syria('Homs'),
  syria('Aleppo'),
];

const parties = [
  ...['Government of Nigeria', 'Government of Ukraine', 'Government of Colombia', 'Government of Syria'],
  ...['Government of Ethiopia', 'Government of Somalia', 'Government of Israel', 'JNIM', 'IS', 'RSF'],
];

const reader = new EventReader(recordedNames(provinces, parties));

/** Where a claim has it that what is counted was, as it is told in a reading; null where it is not read. */
function where(text: string): string | null {
  return claimReadBy(reader, text)?.split(', ')[1] ?? null;
}

describe('a country is not the province that has its name', () => {
  test.each([
    'JNIM killed 40 people in Niger in 2019.',
    '40 people were killed in Niger and Borno in 2015.',
    '40 personnes ont été tuées au Niger en 2018.',
    '40 personnes ont été tuées dans la région du Niger en 2018.',
    'قُتل 40 شخصا في النيجر عام 2018.',
    'В Нигере погибло 40 человек в 2018 году.',
    'У Нігері загинуло 40 людей 2018 року.',
    'Yobe overtook neighbouring Niger in deaths in 2014.',
  ])('%s', (text) => {
    expect(where(text)).toBeNull();
  });

  test.each([
    '40 people were killed in Niger state in 2018.',
    '40 people were killed in the state of Niger in 2018.',
    "40 personnes ont été tuées dans l'État du Niger en 2018.",
    'قُتل 40 شخصا في ولاية النيجر عام 2018.',
    'В штате Нигер в 2018 году погибло 40 человек.',
    'En el estado de Níger murieron 40 personas en 2014.',
  ])('unless its noun is beside it: %s', (text) => {
    expect(where(text)).toBe('niger');
  });

  test('or beside the list that it is in', () => {
    expect(where('40 people were killed in Borno and Niger states in 2018.')).toBe('borno+niger');
    expect(where('40 people were killed in the states of Borno and Niger in 2018.')).toBe('borno+niger');
  });

  test('nor is it asked for', () => {
    expect(questionReadBy(reader, 'Combien de morts au Niger en 2018 ?')).toBeNull();
    expect(questionReadBy(reader, 'How many people were killed in Niger in 2018?')).toBeNull();
    expect(questionReadBy(reader, 'How many people were killed in Niger state in 2018?')).not.toBeNull();
  });
});

describe('"Сомали" is the country', () => {
  test.each(['В Сомали в 2018 году погибло 4000 человек.', 'У Сомалі 2018 року загинуло 4000 людей.'])(
    '%s',
    (text) => {
      expect(where(text)).toBe('SO');
    },
  );

  test.each([
    '40 people were killed in the Somali region in 2017.',
    'En la región somalí murieron 40 personas en 2014.',
    'Dans la région Somali 40 personnes ont été tuées en 2014.',
    'В провинции Сомали погибло 40 человек в 2014 году.',
  ])('and its region is not plain alone: %s', (text) => {
    expect(where(text)).toBeNull();
  });

  test.each([
    "40 people were killed in Ethiopia's Somali region in 2017.",
    '40 people were killed in the Somali region of Ethiopia in 2017.',
    'En la región somalí de Etiopía murieron 40 personas en 2014.',
  ])('but where Ethiopia is named: %s', (text) => {
    expect(where(text)).toBe('somali');
  });
});

describe('a name that is a common word', () => {
  test.each([
    '40 people were killed in the Niger Delta in 2018.',
    '40 people were killed in the Delta in 2018.',
    '40 personnes ont été tuées dans le delta du Niger en 2018.',
    'В дельте Нигера погибло 40 человек в 2018 году.',
    'В дельте погибло 40 человек в 2014 году.',
    'قُتل 40 شخصا في دلتا النيجر عام 2018.',
    'قُتل 40 شخصا في الدلتا عام 2014.',
    '40 people were killed in rivers in Nigeria in 2018.',
    '40 people were killed on the plateau in Nigeria in 2018.',
    '40 people were killed in the bay in 2018.',
    '40 people were killed in bay in 2018.',
    'En meta murieron 40 personas en 2000.',
    'En el norte de Santander murieron 40 personas en 2000.',
  ])('is no name there: %s', (text) => {
    expect(where(text)).toBeNull();
  });

  test.each([
    ['40 people were killed in Delta State in 2018.', 'delta'],
    ['40 people were killed in the state of Delta in 2018.', 'delta'],
    ['قُتل 40 شخصا في ولاية دلتا عام 2014.', 'delta'],
    ['40 people were killed in Rivers in 2018.', 'rivers'],
    ['40 people were killed in rivers state in 2018.', 'rivers'],
    ["40 people were killed in Nigeria's Plateau in 2013.", 'plateau'],
    ['40 people were killed in the Bay region in 2018.', 'bay'],
    ['En el Meta murieron 40 personas en 2000.', 'meta'],
    ['En Norte de Santander murieron 40 personas en 2000.', 'norte-de-santander'],
    ['deaths in borno 2014: 400', 'borno'],
  ])('is one here: %s', (text, place) => {
    expect(where(text)).toBe(place);
  });
});

describe('a name that other places have', () => {
  test.each([
    'قُتل 40 شخصا في الدار البيضاء عام 2014.',
    'قُتل 40 شخصا في الجزيرة عام 2015.',
    'В Джазире погибло 40 человек в 2014 году.',
    '40 people were killed in Kivu province in 2013.',
    'La province du Kivu a compté 40 morts en 2013.',
  ])('%s', (text) => {
    expect(where(text)).toBeNull();
  });

  test.each([
    ['قُتل 40 شخصا في البيضاء عام 2014.', 'al-bayda'],
    ['قُتل 40 شخصا في ولاية الجزيرة عام 2023.', 'al-gezira'],
    ['قُتل 40 شخصا في الجزيرة عام 2023 في السودان.', 'al-gezira'],
    ['40 people were killed in the Kivu provinces in 2013.', 'nord-kivu+sud-kivu'],
  ])('%s', (text, place) => {
    expect(where(text)).toBe(place);
  });
});

describe('a district in the south is not the Southern District', () => {
  test.each([
    '40 people were killed in a northern district in 2017.',
    '40 people were killed in the southern district in 2017.',
    'Dans un district nord, 40 personnes ont été tuées en 2014.',
    'En un distrito norte murieron 40 personas en 2014.',
    'En el Distrito Sur murieron 40 personas en 2014.',
  ])('%s', (text) => {
    expect(where(text)).toBeNull();
  });

  test.each([
    '40 people were killed in the Southern District in 2023.',
    "40 people were killed in Israel's Southern District in 2023.",
    'En el distrito sur de Israel murieron 40 personas en 2014.',
  ])('which this is: %s', (text) => {
    expect(where(text)).toBe('southern-district');
  });
});

describe('a city is not the oblast whose adjective is spelt as it is', () => {
  test.each([
    'У Донецьку загинуло 100 людей 2015 року.',
    'У Луганську загинуло 100 людей 2015 року.',
    'В Донецкой в 2015 году погибло 100 человек.',
    'У Донецькій області та у Луганську загинуло 100 людей 2015 року.',
  ])('%s', (text) => {
    expect(where(text)).toBeNull();
  });

  test.each([
    ['У Донецькій області загинуло 100 людей 2015 року.', 'donetsk'],
    ['На Донеччині 2015 року загинуло 100 людей.', 'donetsk'],
    ['В Донецкой и Луганской областях в 2015 году погибло 100 человек.', 'donetsk+luhansk'],
    ['В 2015 году Донецкая область обогнала Луганскую по числу погибших.', 'donetsk+luhansk'],
  ])('which this is: %s', (text, place) => {
    expect(where(text)).toBe(place);
  });
});

describe('a town and its department are no two departments', () => {
  test.each([
    '40 people were killed in Bolívar, Cauca, in 2000.',
    '40 people were killed in Meta, Antioquia in 2000.',
    'En Bolívar, Antioquia, murieron 40 personas en 2000.',
  ])('%s', (text) => {
    expect(where(text)).toBeNull();
  });

  test.each([
    ['40 people were killed in Bolívar and Cauca in 2000.', 'bolivar+cauca'],
    ['40 people were killed in Bolívar, Cauca and Meta in 2000.', 'bolivar+cauca+meta'],
    ['40 people were killed in Cauca, Colombia, in 2000.', 'cauca'],
  ])('but these are: %s', (text, place) => {
    expect(where(text)).toBe(place);
  });
});

describe('people are no place', () => {
  test.each([
    '40 Chin were killed in 2022.',
    '40 Amhara were killed in 2021.',
    '40 Afar were killed in 2021.',
    '40 Tigray people were killed in 2021.',
  ])('%s', (text) => {
    expect(where(text)).toBeNull();
  });

  test.each([
    ['40 people were killed in Chin in 2022.', 'chin'],
    ['In 2021 Amhara had 40 deaths.', 'amhara'],
  ])('which this is: %s', (text, place) => {
    expect(where(text)).toBe(place);
  });
});

describe('a war against another country than that of the events', () => {
  test.each([
    '400 people were killed in Syria in 2016 as a result of the war against Ukraine.',
    '400 people were killed in Syria in 2016 in the war with Ukraine.',
    "En Syrie, 400 personnes ont été tuées en 2016 dans la guerre contre l'Ukraine.",
    '400 человек погибло в Сирии в 2016 году в результате войны против Украины.',
  ])('%s', (text) => {
    expect(claimReadBy(reader, text)).toBeNull();
  });

  test('one against a party is told of there', () => {
    expect(
      claimReadBy(reader, '400 people were killed in Syria in 2016 as a result of the war against IS.'),
    ).not.toBeNull();
  });
});

test.each([
  'In Donetsk, then Luhansk, 120 people were killed in 2014.',
  '120 people were killed in Donetsk and then Luhansk in 2014.',
])('one place after another is not both: %s', (text) => {
  expect(claimReadBy(reader, text)).toBeNull();
});

describe('the state with the most is one beside all others', () => {
  test.each([
    ['Antioquia fue el departamento con más ataques de Colombia en 2001.', 'events, attack', 'more'],
    ['Antioquia fue el departamento con más combates de Colombia en 2001.', 'events, battle', 'more'],
    ['Antioquia fue el departamento con más muertos de Colombia en 2001.', 'killed', 'more'],
    ['Antioquia fue el departamento con más homicidios de Colombia en 2001.', 'killed', 'more'],
    ['Antioquia fue el departamento con menos homicidios de Colombia en 2001.', 'killed', 'fewer'],
    ['Borno was the state with the most deaths in Nigeria in 2015.', 'killed', 'more'],
    [
      'Antioquia was the department with the most bombings in Colombia in 2001.',
      'events, explosion_remote_violence',
      'more',
    ],
  ])('%s', (text, counted, says) => {
    expect(claimReadBy(reader, text)).toMatch(new RegExp(`^${counted}, .* ${says} than each other$`));
  });
});
