// Questions for the provinces, months or days with most or fewest, or the deadliest battles, so many of them as are asked
// for; the parts that they are put in order by are counted in the table.

import { span } from './counted-claims.mjs';
import { places, when } from './phrases.mjs';
import { provinces } from './provinces.mjs';

const LANGUAGES = ['en', 'es', 'fr', 'ar', 'ru', 'uk'];
/** `{in}` a place and `{when}` a time, with their prepositions; by how many are asked for. */
const PROVINCES = {
  en: {
    3: 'Which three provinces had the most people killed {when}?',
    5: 'Top 5 provinces by deaths {when}',
  },
  es: { 3: '¿Cuáles fueron las tres provincias más mortíferas {when}?' },
  fr: { 3: 'Quelles ont été les trois provinces les plus meurtrières {when} ?' },
  ar: { 3: 'ما هي المحافظات الثلاث الأكثر دموية {when}؟' },
  ru: { 3: 'Назовите три самые кровопролитные провинции {when}' },
  uk: { 3: 'Які три провінції були найкривавішими {when}?' },
};
const DAYS = {
  en: { 1: 'What was the deadliest day {in} {when}?', 3: 'What were the three deadliest days {in} {when}?' },
  es: { 1: '¿Cuál fue el día más mortífero {in} {when}?' },
  fr: { 1: 'Quel a été le jour le plus meurtrier {in} {when} ?' },
  ar: { 1: 'ما هو اليوم الأكثر دموية {in} {when}؟' },
  ru: { 1: 'Какой день был самым кровавым {in} {when}?' },
  uk: { 1: 'Який день був найкривавішим {in} {when}?' },
};
const BATTLES = {
  en: {
    5: 'What were the five deadliest battles {in} {when}?',
    12: 'Top 12 deadliest battles {in} {when}',
  },
  es: { 5: '¿Cuáles fueron los cinco combates más mortíferos {in} {when}?' },
  fr: { 5: 'Quels ont été les cinq combats les plus meurtriers {in} {when} ?' },
  ar: { 5: 'ما هي المعارك الخمس الأكثر دموية {in} {when}؟' },
  ru: { 5: 'Назовите пять самых кровопролитных боёв {in} {when}' },
  uk: { 5: 'Які п’ять боїв були найкривавішими {in} {when}?' },
};
const TIMES = ['2017-03', '2018-02', '2016-11'];
const PLACES = ['aleppo', 'idlib', 'raqqa', 'deir', 'syria'];

export const rankedQuestions = LANGUAGES.flatMap((lang) => [
  ...Object.entries(PROVINCES[lang]).flatMap(([count, wording]) =>
    ['2016', '2017', '2018'].map((year) => ({
      lang,
      text: wording.replace('{when}', when(lang, year)),
      expects: 'rank',
      count: Number(count),
      parts: Object.values(provinces).map((adm) => ({
        name: adm.replace(' Governorate', ''),
        asked: askedOf([adm], span(year)),
      })),
    })),
  ),
  ...Object.entries(DAYS[lang]).flatMap(([count, wording]) =>
    PLACES.flatMap((place, column) => {
      const time = TIMES[column % TIMES.length];
      return {
        lang,
        text: wording.replace('{in}', places[place][lang][0]).replace('{when}', when(lang, time)),
        expects: 'rank',
        count: Number(count),
        parts: daysOf(time).map((day) => ({
          name: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
            new Date(day),
          ),
          asked: askedOf(places[place].adm, { from: day, to: day }),
        })),
      };
    }),
  ),
  ...Object.entries(BATTLES[lang]).flatMap(([count, wording]) =>
    PLACES.map((place, column) => {
      const time = ['2016', '2017', '2018'][column % 3];
      return {
        lang,
        text: wording.replace('{in}', places[place][lang][0]).replace('{when}', when(lang, time)),
        expects: 'deadliest',
        count: Number(count),
        asked: { ...askedOf(places[place].adm, span(time)), kind: 'battle' },
      };
    }),
  ),
]);

function askedOf(adms, window) {
  return { places: adms, ...window, kind: 'any', actors: [], measure: 'killed' };
}

function daysOf(month) {
  const last = Number(span(month).to.slice(-2));
  return Array.from({ length: last }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}
