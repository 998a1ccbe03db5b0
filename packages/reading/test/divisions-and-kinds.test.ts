import type { Province } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { EventReader } from '../src/reader/reader.js';
import { claimReadBy, questionReadBy, readClaim, readQuestion, syria } from './support/reader.js';
import { recordedNames } from './support/recorded-names.js';

const province = (country: string, name: string, sourceName: string): Province => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  country,
  source_name: sourceName,
});

const reader = new EventReader(
  recordedNames(
    [
      ...['Borno', 'Yobe', 'Adamawa'].map((name) => province('NG', name, `${name} state`)),
      ...['Donetsk', 'Luhansk', 'Kiev'].map((name) => province('UA', name, `${name} oblast`)),
      province('UA', 'Kiev Special Republican city', 'Kiev Special Republican city'),
      ...['Antioquia', 'Meta', 'Arauca'].map((name) => province('CO', name, `${name} department`)),
      province('YE', 'Taizz', 'Taizz governorate'),
      province('AF', 'Kabul', 'Kabul province'),
      province('CD', 'Nord Kivu', 'Nord Kivu province'),
      syria('Homs'),
    ],
    [
      ...['Government of Nigeria', "Jama'atu Ahlis Sunna Lidda'awati wal-Jihad", 'Fulani'],
      ...[
        'Government of Ukraine',
        'Government of Colombia',
        'FARC',
        'ELN',
        'Government of DR Congo (Zaire)',
        'M23',
      ],
      ...['Government of Yemen (North Yemen)', 'Ansarallah', 'Government of Afghanistan', 'Taleban'],
      ...['Government of Syria', 'Government of Turkey', 'Syrian insurgents', 'FSA', 'Civilians'],
    ],
  ),
);

const claim = (text: string) => claimReadBy(reader, text);
const question = (text: string) => questionReadBy(reader, text);

describe('a word for what a province is, where sources call it so', () => {
  test.each([
    ['At least 500 people were killed in Donetsk region in 2015.', 'donetsk'],
    ['At least 500 people were killed in the region of Donetsk in 2015.', 'donetsk'],
    ['At least 500 people were killed in Donetsk and Luhansk regions in 2015.', 'donetsk+luhansk'],
    [
      'At least 500 people were killed in the states of Borno, Yobe and Adamawa in 2015.',
      'borno+yobe+adamawa',
    ],
    ['En el departamento del Meta murieron al menos 500 personas en 2015.', 'meta'],
    [
      'En los departamentos de Antioquia y Arauca murieron al menos 500 personas en 2015.',
      'antioquia+arauca',
    ],
    ["Au moins 500 personnes ont été tuées dans l'État de Borno en 2015.", 'borno'],
    ['Dans la région de Donetsk, au moins 500 personnes ont été tuées en 2015.', 'donetsk'],
    ['قُتل ما لا يقل عن 500 شخص في ولاية بورنو عام 2015.', 'borno'],
    ['В Донецкой области в 2015 году погибло не менее 500 человек.', 'donetsk'],
    ['В Донецкой и Луганской областях в 2015 году погибло не менее 500 человек.', 'donetsk+luhansk'],
    ['В штате Борно в 2015 году погибло не менее 500 человек.', 'borno'],
    ['У Донецькій області 2015 року загинуло щонайменше 500 людей.', 'donetsk'],
  ])('%s', (text, place) => {
    expect(claim(text)).toBe(`killed, ${place}, 2015-01-01..2015-12-31, at_least 500`);
  });

  test.each([
    'At least 500 people were killed in the Homs region in 2015.',
    'The state of emergency in Borno left at least 500 people dead in 2015.',
    'At least 500 people were killed in the border region of Donetsk in 2015.',
    'At least 500 people were killed in regions of Donetsk in the hands of rebels in 2015.',
    'В районе Донецка в 2015 году погибло не менее 500 человек.',
  ])('is not taken for it elsewhere: %s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test.each([
    ['Which Nigerian state had the most deaths in 2014?', 'rank, most, killed, NG'],
    ['Deaths in Nigeria by state in 2014', 'count, killed, NG'],
    ['¿Cuántos muertos hubo en Colombia en 2014 por departamento?', 'count, killed, CO'],
    ['Combien de morts au Nigeria en 2014 par État ?', 'count, killed, NG'],
    ['كم عدد القتلى في نيجيريا عام 2014 حسب الولاية؟', 'count, killed, NG'],
    ['Сколько человек погибло на Украине в 2014 году по областям?', 'count, killed, UA'],
    ['Скільки людей загинуло в Україні у 2014 році по областях?', 'count, killed, UA'],
  ])('is asked for: %s', (text, asked) => {
    expect(question(text)).toBe(`${asked}, 2014-01-01..2014-12-31, by province`);
  });

  test('"by state forces" asks for no parts', () => {
    expect(claim('At least 40 civilians were killed by state forces in Homs in 2016.')).toBe(
      'civilians_killed, homs, 2016-01-01..2016-12-31, by Government of Syria, at_least 40',
    );
  });
});

describe('a region is its provinces', () => {
  test.each([
    'At least 500 people were killed in the Donbas in 2015.',
    'En el Donbás murieron al menos 500 personas en 2015.',
    'На Донбассе в 2015 году погибло не менее 500 человек.',
    'На Донбасі 2015 року загинуло щонайменше 500 людей.',
  ])('%s', (text) => {
    expect(claim(text)).toBe('killed, donetsk+luhansk, 2015-01-01..2015-12-31, at_least 500');
  });

  test('of which those count that are known', () => {
    expect(claim('At least 500 people were killed in the Kivus in 2015.')).toBe(
      'killed, nord-kivu, 2015-01-01..2015-12-31, at_least 500',
    );
  });
});

describe('a city beside the region of its name', () => {
  const time = '2022-01-01..2022-12-31';
  test.each([
    ['At least 50 people were killed in Kyiv in 2022.', 'kiev-special-republican-city'],
    ['У Києві 2022 року загинуло щонайменше 50 людей.', 'kiev-special-republican-city'],
    ['At least 50 people were killed in Kyiv region in 2022.', 'kiev'],
    ['At least 50 people were killed in Kiev Oblast in 2022.', 'kiev'],
    ['У Київській області 2022 року загинуло щонайменше 50 людей.', 'kiev'],
  ])('%s', (text, place) => {
    expect(claim(text)).toBe(`killed, ${place}, ${time}, at_least 50`);
  });
});

describe('what a party is, beside its name', () => {
  test.each([
    ['FARC rebels killed at least 50 civilians in Antioquia in 1996.', 'FARC'],
    ['FARC guerrillas killed at least 50 civilians in Antioquia in 1996.', 'FARC'],
    ['Los rebeldes de las FARC mataron al menos a 50 civiles en Antioquia en 1996.', 'FARC'],
    ['La guerrilla de las FARC mató al menos a 50 civiles en Antioquia en 1996.', 'FARC'],
  ])('%s', (text, actor) => {
    expect(claim(text)).toBe(`civilians_killed, antioquia, 1996-01-01..1996-12-31, by ${actor}, at_least 50`);
  });

  test.each([
    ['Boko Haram insurgents and the army clashed more than 50 times in Borno in 2014.', 'events, battle'],
    [
      'Fighting between suspected Boko Haram militants and the army killed more than 50 people in Borno in 2014.',
      'killed, battle',
    ],
  ])('%s', (text, counted) => {
    expect(claim(text)).toMatch(
      new RegExp(
        `^${counted}, borno, 2014-01-01..2014-12-31, against .*(?:Jama|Government of Nigeria).*, more_than 50$`,
      ),
    );
  });

  test.each([
    'At least 40 Fulani herders were killed in Borno in 2014.',
    'Militias killed at least 40 civilians in Borno in 2014.',
  ])('alone it is told of somebody: %s', (text) => {
    expect(claim(text)).toBeNull();
  });
});

describe('rebels', () => {
  test.each([
    ['Rebels killed at least 50 civilians in Homs in 2016.', 'homs', 'Syrian insurgents'],
    ['Rebels killed at least 50 civilians in Arauca in 2016.', 'arauca', 'rebels'],
  ])('are those of the country that is spoken of: %s', (text, place, actor) => {
    expect(claim(text)).toBe(`civilians_killed, ${place}, 2016-01-01..2016-12-31, by ${actor}, at_least 50`);
  });
});

describe('the army', () => {
  test.each([
    ['The army killed at least 50 civilians in Homs in 2016.', 'homs', 'Government of Syria'],
    [
      'At least 50 civilians were killed by the security forces in Borno in 2016.',
      'borno',
      'Government of Nigeria',
    ],
    ['El Ejército mató al menos a 50 civiles en Arauca en 2016.', 'arauca', 'Government of Colombia'],
    ["L'armée a tué au moins 50 civils dans l'État de Borno en 2016.", 'borno', 'Government of Nigeria'],
    ['قتل الجيش ما لا يقل عن 50 مدنيا في حمص عام 2016.', 'homs', 'Government of Syria'],
    ['Армия убила не менее 50 мирных жителей в Хомсе в 2016 году.', 'homs', 'Government of Syria'],
    ['El Ejército Libre Sirio mató al menos a 50 civiles en Homs en 2016.', 'homs', 'FSA'],
  ])('is that of the country that is spoken of: %s', (text, place, actor) => {
    expect(claim(text)).toBe(`civilians_killed, ${place}, 2016-01-01..2016-12-31, by ${actor}, at_least 50`);
  });

  test.each([
    'The army of Borno killed at least 50 civilians in Borno in 2016.',
    'The Arakan Army killed at least 50 civilians in Borno in 2016.',
    'At least 50 of the army were killed in Homs in 2016.',
    'Attacks on the army killed at least 50 people in Homs in 2016.',
  ])('is not every army, and not who was killed: %s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test('that tells something did not do it', () => {
    expect(claim('The army said at least 50 civilians were killed in Homs in 2016.')).toBeNull();
  });
});

describe('what those who are named did, where no place is told', () => {
  test.each([
    ['Nigerian soldiers killed more than 40 civilians in 2016.', 'by Government of Nigeria, more_than 40'],
    ['Not one civilian was killed by the ELN in 2016.', 'by ELN, none'],
    ['Las FARC mataron a más de 40 civiles en 2016.', 'by FARC, more_than 40'],
  ])('is counted everywhere: %s', (text, said) => {
    expect(claim(text)).toBe(`civilians_killed, everywhere, 2016-01-01..2016-12-31, ${said}`);
  });

  test.each([
    'FARC killed more than 40 civilians there in 2016.',
    'FARC killed more than 40 civilians across the country in 2016.',
    'FARC killed more than 40 civilians in the province in 2016.',
    'FARC killed more than 40 civilians in the region in 2016.',
    'Las FARC mataron a más de 40 civiles en el país en 2016.',
    'ФАРК убили более 40 мирных жителей в этой провинции в 2016 году.',
    'Rebels killed more than 40 civilians in 2016.',
    'The army killed more than 40 civilians in 2016.',
  ])('but not in a place that is told elsewhere, nor of whoever may be meant: %s', (text) => {
    expect(claim(text)).toBeNull();
  });
});

describe('those who came to rule a country', () => {
  test.each([
    ['The Taliban killed at least 40 civilians in Kabul in 2018.', 'by Taleban'],
    ['The Taliban killed at least 40 civilians in Kabul in 2022.', 'by Taleban'],
    ['The Afghan army killed at least 40 civilians in Kabul in 2018.', 'by Government of Afghanistan'],
    [
      'The Yemeni army killed at least 40 civilians in Taizz in 2012.',
      'by Government of Yemen (North Yemen)',
    ],
  ])('%s', (text, who) => {
    expect(claim(text)).toContain(who);
  });

  test.each([
    'The Taliban killed at least 40 civilians in Kabul in 2021.',
    'The Yemeni army killed at least 40 civilians in Taizz in 2018.',
    'The army killed at least 40 civilians in Taizz in 2018.',
  ])('may be told as the government, or as those whom they drove out: %s', (text) => {
    expect(claim(text)).toBeNull();
  });
});

test.each([
  [
    'M23 and the army fought at least 5 battles in North Kivu in 2012.',
    'against M23+Government of DR Congo (Zaire), at_least 5',
  ],
  ['M23 fought at least 5 battles in North Kivu in 2012.', 'involved M23, at_least 5'],
])('the number of a name counts nothing: %s', (text, said) => {
  expect(claim(text)).toBe(`events, battle, nord-kivu, 2012-01-01..2012-12-31, ${said}`);
});

describe('the adjective of a country before its provinces', () => {
  test.each([
    [
      'Rank the Syrian provinces by people killed in 2017',
      'rank, most, killed, SY, 2017-01-01..2017-12-31, by province',
    ],
    [
      'Rank all Syrian governorates by battles in 2017',
      'rank, most, events, battle, SY, 2017-01-01..2017-12-31, by province',
    ],
    [
      'Sort the Syrian provinces by people killed in 2017',
      'rank, most, killed, SY, 2017-01-01..2017-12-31, by province',
    ],
    ['Deaths by Syrian province in 2017', 'count, killed, SY, 2017-01-01..2017-12-31, by province'],
    [
      'How many people were killed in each Syrian province in 2017?',
      'count, killed, SY, 2017-01-01..2017-12-31, by province',
    ],
    [
      'In which Syrian governorate did most people die in 2017?',
      'rank, most, killed, SY, 2017-01-01..2017-12-31, by province',
    ],
    [
      'In which Syrian provinces were more than 500 people killed in 2017?',
      'which, more_than 500, killed, SY, 2017-01-01..2017-12-31, by province',
    ],
  ])('%s', (question, expected) => {
    expect(readQuestion(question)).toBe(expected);
  });

  test.each([
    '300 people were killed in each Syrian province in 2017',
    'Killed by Syrian province officials: 300 people in 2017',
    'Rank',
  ])('is no reason to count for all of the country: %s', (claim) => {
    expect(readClaim(claim)).toBeNull();
  });
});
