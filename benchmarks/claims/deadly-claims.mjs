// Claims that so many events killed so many people, with the verdict that the table gives. The numbers of events lie around
// those counted, so that every verdict comes up.

import { span } from './counted-claims.mjs';
import { deathsOf } from './deadly-questions.mjs';
import { coverageOf, expectedOfDeadly } from './expected.mjs';
import { places, when } from './phrases.mjs';

/**
 * `{k}` events and `{n}` dead; kind, whose deaths, how they compare, what is said of the events, and whether it may be said of
 * all of them together.
 */
const WORDINGS = {
  en: [
    ['No attack {in} {when} killed more than {n} people.', 'attack', 'killed', 'more_than', 'none'],
    ['No battle {in} {when} killed more than {n} people.', 'battle', 'killed', 'more_than', 'none'],
    ['{k} battles {in} {when} killed more than {n} people.', 'battle', 'killed', 'more_than', 'number', true],
    ['{k} battles {in} {when} each killed at least {n} people.', 'battle', 'killed', 'at_least', 'number'],
    ['More than {k} events {in} {when} killed {n} or more.', 'any', 'killed', 'at_least', 'more_than', true],
    [
      'More than {k} battles {in} {when} killed at least {n} people each.',
      'battle',
      'killed',
      'at_least',
      'more_than',
    ],
    [
      'At most {k} battles {in} {when} killed more than {n} people.',
      'battle',
      'killed',
      'more_than',
      'at_most',
    ],
    [
      'Fewer than {k} attacks on civilians {in} {when} killed more than {n} people.',
      'one_sided',
      'killed',
      'more_than',
      'fewer_than',
    ],
    [
      'Civilians were killed in more than {k} events {in} {when}.',
      'any',
      'civilians_killed',
      'some',
      'more_than',
    ],
    [
      'In at least {k} battles {in} {when} civilians were killed.',
      'battle',
      'civilians_killed',
      'some',
      'at_least',
    ],
    [
      '{k} attacks on civilians {in} {when} killed civilians.',
      'one_sided',
      'civilians_killed',
      'some',
      'number',
    ],
    ['Did any battle {in} {when} kill more than {n} people?', 'battle', 'killed', 'more_than', 'some'],
  ],
  es: [
    ['Ningún combate {in} {when} mató a más de {n} personas.', 'battle', 'killed', 'more_than', 'none'],
    [
      'Más de {k} combates {in} {when} causaron más de {n} muertos.',
      'battle',
      'killed',
      'more_than',
      'more_than',
      true,
    ],
    [
      'En más de {k} combates {in} {when} murieron civiles.',
      'battle',
      'civilians_killed',
      'some',
      'more_than',
    ],
  ],
  fr: [
    ["Aucun combat {in} {when} n'a tué plus de {n} personnes.", 'battle', 'killed', 'more_than', 'none'],
    [
      'Plus de {k} combats {in} {when} ont fait plus de {n} morts.',
      'battle',
      'killed',
      'more_than',
      'more_than',
      true,
    ],
    [
      'Au plus {k} combats {in} {when} ont fait plus de {n} morts.',
      'battle',
      'killed',
      'more_than',
      'at_most',
    ],
  ],
  ru: [
    ['Ни один бой {in} {when} не унёс жизни более {n} человек.', 'battle', 'killed', 'more_than', 'none'],
    [
      'Более {k} боёв {in} {when} унесли жизни более {n} человек.',
      'battle',
      'killed',
      'more_than',
      'more_than',
      true,
    ],
    [
      'В более чем {k} боях {in} {when} погибли мирные жители.',
      'battle',
      'civilians_killed',
      'some',
      'more_than',
    ],
  ],
  ar: [
    [
      'أكثر من {k} معركة {in} {when} أسفرت عن مقتل أكثر من {n} شخصا.',
      'battle',
      'killed',
      'more_than',
      'more_than',
      true,
    ],
  ],
  uk: [
    ['Жоден бій {in} {when} не забрав життя понад {n} людей.', 'battle', 'killed', 'more_than', 'none'],
    [
      'Понад {k} боїв {in} {when} забрали життя понад {n} людей.',
      'battle',
      'killed',
      'more_than',
      'more_than',
      true,
    ],
  ],
};
const TIMES = ['2017', '2018-03', '2016', '2018', '2016-05..2016-08', '2017-06', '2019-08'];
const PLACES = ['raqqa', 'homs', 'syria', 'idlib', 'aleppo', 'tartus', 'deir', 'daraa'];
const NUMBERS = [20, 100, 10, 50, 5, 200];
/** How many events are claimed, by how many were counted. */
const CLAIMED = [
  ({ low }) => Math.max(2, low - 1),
  ({ high, possibleHigh }) => Math.max(2, high + possibleHigh + 1),
  ({ best }) => Math.max(2, best),
  ({ low, high }) => Math.max(2, Math.floor((low + high) / 2)),
];

/** @returns {Promise<object[]>} claims `{ text, lang, counted, expected }` */
export async function deadlyClaims(table) {
  const claims = [];
  for (const [first, [lang, wordings]] of Object.entries(WORDINGS).entries())
    for (const [row, [wording, kind, measure, compares, says, mayBeTogether = false]] of wordings.entries())
      for (const [column, claimed] of CLAIMED.entries()) {
        const place = PLACES[(row + 3 * column + first) % PLACES.length];
        const time = TIMES[(2 * row + column + first) % TIMES.length];
        const dead = NUMBERS[(row + column + first) % NUMBERS.length];
        const deaths = { measure, ...deathsOf(compares, dead) };
        const asked = { places: places[place].adm, ...span(time), kind, deaths };
        const counted = await table.count(asked);
        const number = claimed(counted);
        const text = wording
          .replace('{in}', places[place][lang][0])
          .replace('{when}', when(lang, time))
          .replace('{k}', String(number))
          .replace('{n}', String(dead));
        const covered = coverageOf(asked, table.coveredIn(asked.country));
        const expected = expectedOfDeadly({ says, number, mayBeTogether }, counted, covered);
        claims.push({ text, lang, counted, expected });
      }
  return claims;
}
