import { expect, test } from 'vitest';
import { eventCountry, tell } from '../support/event-country.js';
import { openResearcher } from '../support/open-researcher.js';
import { province } from '../support/records.js';

const elsewhere = { ...province('Idlib'), country: 'SY' };
const inSotavia = tell('here', { day: '2017-03-03', killed: [4, 4, 4] });
const inSyria = tell('there', { day: '2017-03-04', killed: [2, 2, 2], province: elsewhere });

const lead = async (query: string, locale = 'en', events = [inSotavia, inSyria]) => {
  const { answer } = await openResearcher(eventCountry(events)).research({ query, locale });
  return answer?.statements[0]?.text.split(',')[0];
};

test.each([
  ['en', 'How many people were killed in Sotavia in 2017?', 'Sotavia'],
  ['es', '¿Cuántas personas murieron en Sotavia en 2017?', 'Sotavia'],
  ['fr', 'Combien de personnes ont été tuées en Sotavie en 2017 ?', 'Sotavie'],
  ['uk', 'Скільки людей загинуло в Сотавії у 2017 році?', 'Сотавія'],
  ['en', 'How many people were killed in Syria in 2017?', 'Syria'],
])('%s: %s is answered with the name of the country', async (locale, query, name) => {
  expect(await lead(query, locale)).toBe(name);
});

test('an event without a province is of the country that its title ends with', async () => {
  const event = { ...tell('no-province', { day: '2017-05-05', province: null }), title: 'Battle in Sotavia' };
  const { answer } = await openResearcher(eventCountry([event])).research({
    query: 'How many battles were there in Sotavia in 2017?',
    locale: 'en',
  });
  expect(answer?.statements[0]?.text).toMatch(/^Sotavia, 2017: 1 battle on record\./);
});

test.each([
  ['en', 'How many people were killed in 2017?', 'All places'],
  ['es', '¿Cuántas personas murieron en 2017?', 'Todos los lugares'],
])(
  '%s: with two countries and none asked for, the sentence begins with a capital',
  async (locale, query, name) => {
    expect(await lead(query, locale)).toBe(name);
  },
);
