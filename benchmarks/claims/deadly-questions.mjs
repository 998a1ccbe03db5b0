// Questions for how many events killed so many people: the rows with so many dead are counted in the table.

import { span } from './counted-claims.mjs';
import { places, when } from './phrases.mjs';

/** `{in}` a place and `{when}` a time with their prepositions, `{n}` a number; kind, whose deaths, and how they compare. */
const WORDINGS = {
  en: [
    ['How many battles {in} {when} killed more than {n} people?', 'battle', 'killed', 'more_than'],
    [
      'How many attacks in which at least {n} civilians died were there {in} {when}?',
      'attack',
      'civilians_killed',
      'at_least',
    ],
    ['In how many events were civilians killed {in} {when}?', 'any', 'civilians_killed', 'some'],
    ['How many battles with {n} or more deaths were there {in} {when}?', 'battle', 'killed', 'at_least'],
    ['How many incidents left more than {n} people dead {in} {when}?', 'any', 'killed', 'more_than'],
    [
      'How many attacks on civilians killed fewer than {n} people {in} {when}?',
      'one_sided',
      'killed',
      'fewer_than',
    ],
    [
      'What was the number of battles that killed at least {n} civilians {in} {when}?',
      'battle',
      'civilians_killed',
      'at_least',
    ],
    ['how many events killed between {n} and {m} people {in} {when}', 'any', 'killed', 'between'],
    ['How many clashes claimed more than {n} lives {in} {when}?', 'battle', 'killed', 'more_than'],
    ['How many battles {in} {when} resulted in deaths?', 'battle', 'killed', 'some'],
  ],
  es: [
    ['¿Cuántos combates causaron más de {n} muertos {in} {when}?', 'battle', 'killed', 'more_than'],
    ['¿En cuántos eventos murieron civiles {in} {when}?', 'any', 'civilians_killed', 'some'],
    ['¿En cuántos ataques murieron al menos {n} personas {in} {when}?', 'attack', 'killed', 'at_least'],
    [
      '¿Cuántos combates mataron a más de {n} civiles {in} {when}?',
      'battle',
      'civilians_killed',
      'more_than',
    ],
  ],
  fr: [
    ['Combien de combats ont fait plus de {n} morts {in} {when} ?', 'battle', 'killed', 'more_than'],
    [
      "Dans combien d'événements des civils ont-ils été tués {in} {when} ?",
      'any',
      'civilians_killed',
      'some',
    ],
    ["Combien d'attaques ont tué au moins {n} personnes {in} {when} ?", 'attack', 'killed', 'at_least'],
  ],
  ar: [
    ['كم معركة قتل فيها أكثر من {n} شخصا {in} {when}؟', 'battle', 'killed', 'more_than'],
    ['كم عدد الأحداث التي قتل فيها مدنيون {in} {when}؟', 'any', 'civilians_killed', 'some'],
  ],
  ru: [
    ['В скольких боях погибло более {n} человек {in} {when}?', 'battle', 'killed', 'more_than'],
    ['В скольких событиях погибли мирные жители {in} {when}?', 'any', 'civilians_killed', 'some'],
    ['Сколько нападений унесли жизни не менее {n} человек {in} {when}?', 'attack', 'killed', 'at_least'],
  ],
  uk: [
    ['У скількох боях загинуло понад {n} людей {in} {when}?', 'battle', 'killed', 'more_than'],
    ['Скільки подій, у яких загинули цивільні, сталося {in} {when}?', 'any', 'civilians_killed', 'some'],
  ],
};
const TIMES = ['2017', '2018', '2016-03', '2016-05..2016-08'];
const PLACES = ['aleppo', 'homs', 'idlib', 'raqqa', 'deir', 'daraa', 'syria'];
const NUMBERS = [10, 3, 20, 50, 7];

export const deadlyQuestions = Object.entries(WORDINGS).flatMap(([lang, wordings], first) =>
  wordings.flatMap(([wording, kind, measure, says], row) =>
    (lang === 'en' ? PLACES : PLACES.filter((_, at) => (at + row + first) % 3 === 0)).map((place, column) => {
      const time = TIMES[(row + column + first) % TIMES.length];
      const number = NUMBERS[(row + column) % NUMBERS.length];
      const text = wording
        .replace('{in}', places[place][lang][0])
        .replace('{when}', when(lang, time))
        .replace('{n}', String(number))
        .replace('{m}', String(number + 15));
      const deaths = { measure, ...deathsOf(says, number) };
      const asked = { places: places[place].adm, ...span(time), kind, deaths };
      return { lang, text, expects: 'count', asked };
    }),
  ),
);

/** The numbers of dead that an event has to have. */
export function deathsOf(says, number) {
  switch (says) {
    case 'more_than':
      return { from: number + 1 };
    case 'at_least':
      return { from: number };
    case 'fewer_than':
      return { from: 0, to: number - 1 };
    case 'between':
      return { from: number, to: number + 15 };
    default:
      return { from: 1 };
  }
}
