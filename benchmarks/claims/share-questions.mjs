// Questions for the share of civilians among the dead; both numbers are counted in the table.

import { span } from './counted-claims.mjs';
import { places, when } from './phrases.mjs';

/** `{in}` a place and `{when}` a time, with their prepositions. */
const WORDINGS = {
  en: [
    'What percentage of the people killed {in} {when} were civilians?',
    'What share of deaths {in} {when} were civilians?',
  ],
  es: ['¿Qué porcentaje de los muertos {in} {when} eran civiles?'],
  fr: ['Quel pourcentage des morts {in} {when} étaient des civils ?'],
  ar: ['ما نسبة المدنيين من القتلى {in} {when}؟'],
  ru: ['Какой процент погибших {in} {when} были мирными жителями?'],
  uk: ['Який відсоток загиблих {in} {when} становили цивільні?'],
};
const TIMES = ['2016', '2017-06', '2018', '2018-03'];

export const shareQuestions = Object.entries(WORDINGS).flatMap(([lang, wordings], row) =>
  wordings.flatMap((wording) =>
    Object.keys(places).map((place, column) => {
      const time = TIMES[(row + column) % TIMES.length];
      const asked = { places: places[place].adm, ...span(time), kind: 'any', actors: [] };
      return {
        lang,
        text: wording.replace('{in}', places[place][lang][0]).replace('{when}', when(lang, time)),
        expects: 'share',
        part: { ...asked, measure: 'civilians_killed' },
        all: { ...asked, measure: 'killed' },
      };
    }),
  ),
);
