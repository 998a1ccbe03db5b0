// Claims whose verdict is computed from the table: made of a place, a time, a measure and how a number compares, in the
// wordings of six languages. The numbers lie around those counted, so that every verdict comes up.

import { kinds, places, when, wordings } from './phrases.mjs';

const LANGUAGES = ['en', 'es', 'fr', 'ar', 'ru', 'uk'];
const PLACES = Object.keys(places);
const TIMES = [
  '2016',
  '2017',
  '2018',
  '2017-03',
  '2018-05',
  '2019-08',
  '2016-11',
  '2017-03-09',
  '2018-02-20',
  '2019-01',
  '2016-01..2016-06',
  '2018-06..2019-02',
  '2019-05',
  '2016-08',
  '2017-10',
];

/** Each with the number that it names, by what was counted. */
const SAYINGS = [
  ['killed', 'any', 'at_least', ({ low }) => low],
  ['killed', 'any', 'at_least', ({ high, possibleHigh }) => high + possibleHigh + 1],
  ['killed', 'any', 'at_least', ({ low, high }) => Math.ceil((low + high + 1) / 2)],
  ['killed', 'any', 'more_than', ({ low }) => Math.max(1, Math.floor(low * 0.6))],
  ['killed', 'any', 'more_than', ({ high, possibleHigh }) => Math.ceil((high + possibleHigh) * 1.4) + 2],
  ['killed', 'any', 'at_most', ({ high, possibleHigh }) => high + possibleHigh + 3],
  ['killed', 'any', 'at_most', ({ low }) => Math.max(1, low - 5)],
  ['killed', 'any', 'fewer_than', ({ high, possibleHigh }) => high + possibleHigh + 1],
  ['killed', 'any', 'fewer_than', ({ low }) => Math.max(2, low)],
  ['killed', 'any', 'about', ({ best }) => Math.max(2, Math.round(best * 1.03))],
  ['killed', 'any', 'about', ({ high, possibleHigh }) => (high + possibleHigh + 5) * 2],
  ['killed', 'any', 'number', ({ best }) => Math.max(2, best)],
  ['killed', 'any', 'number', ({ high, possibleHigh }) => high + possibleHigh + 77],
  [
    'killed',
    'any',
    'between',
    ({ low, high, possibleHigh }) => [Math.max(1, low - 2), high + possibleHigh + 2],
  ],
  ['killed', 'any', 'none', () => 0],
  ['killed', 'any', 'some', () => 0],
  ['civilians_killed', 'any', 'at_least', ({ low }) => Math.max(1, low)],
  ['civilians_killed', 'any', 'more_than', ({ high, possibleHigh }) => high + possibleHigh + 2],
  ['civilians_killed', 'any', 'at_most', ({ high, possibleHigh }) => high + possibleHigh + 1],
  ['civilians_killed', 'any', 'none', () => 0],
  ['events', 'any', 'at_least', ({ low }) => Math.max(1, low)],
  ['events', 'any', 'at_least', ({ high, possibleHigh }) => high + possibleHigh + 1],
  ['events', 'battle', 'more_than', ({ low }) => Math.max(1, Math.floor(low / 2))],
  ['events', 'battle', 'at_most', ({ high, possibleHigh }) => high + possibleHigh],
  ['events', 'battle', 'at_most', ({ low }) => Math.max(1, Math.floor(low / 2))],
  ['events', 'battle', 'number', ({ best }) => Math.max(2, best)],
  ['events', 'battle', 'none', () => 0],
  ['events', 'battle', 'some', () => 0],
  ['events', 'one_sided', 'none', () => 0],
  ['events', 'one_sided', 'at_least', ({ low }) => Math.max(1, low)],
  ['events', 'one_sided', 'fewer_than', ({ low }) => Math.max(2, low)],
  ['events', 'any', 'about', ({ best }) => Math.max(2, Math.round(best * 0.95))],
  ['events', 'protest', 'none', () => 0],
  ['events', 'state_based', 'at_least', ({ low }) => Math.max(1, low)],
  ['events', 'non_state', 'more_than', ({ high, possibleHigh }) => high + possibleHigh],
  [
    'events',
    'attack',
    'at_least',
    ({ high, possibleHigh }) => Math.max(1, high + Math.floor(possibleHigh / 2)),
  ],
];

/** @returns {Promise<object[]>} claims `{ text, lang, asked, says, number, other, counted }` */
export async function countedClaims(table) {
  const claims = [];
  for (const [row, lang] of LANGUAGES.entries())
    for (const [column, [measure, kind, says, numberOf]] of SAYINGS.entries()) {
      const wording = wordings[measure][lang][says];
      const what = kinds[kind][lang];
      if (wording === undefined || what === undefined) continue;
      const place = PLACES[(column + 2 * row) % PLACES.length];
      const time = TIMES[(2 * column + row) % TIMES.length];
      const asked = { places: places[place].adm, ...span(time), kind, actors: [], measure };
      const counted = await table.count(asked);
      const [number, other] = [numberOf(counted)].flat();
      const text = wording[(column + row) % wording.length]
        .replace('{in}', places[place][lang][(column + row) % 3])
        .replace('{when}', when(lang, time))
        .replace('{what0}', what[2] ?? what[0])
        .replace('{what1}', what[1])
        .replace('{what}', what[0])
        .replace('{n}', written(number, lang, column))
        .replace('{m}', written(other, lang, column));
      claims.push({ text: capitalised(text), lang, asked, says, number, other, counted });
    }
  return claims;
}

export const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/** Those that the file of Syria tells of. */
export const YEARS = ['2016', '2017', '2018', '2019'];

/** First and last day of a time. */
export function span(time) {
  const [first, last = first] = time.split('..');
  const [year, month = 12] = last.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const from = `${first}-01-01`.slice(0, 10);
  return { from, to: last.length === 10 ? last : lastDay };
}

/** Every other number has its thousands apart, as the language does it. */
function written(number, lang, turn) {
  if (number === undefined) return '';
  return turn % 2 === 0
    ? String(number)
    : number.toLocaleString(lang === 'ar' ? 'en' : lang, { minimumGroupingDigits: 1 });
}

function capitalised(text) {
  return text[0].toUpperCase() + text.slice(1);
}
