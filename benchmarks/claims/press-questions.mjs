// Questions in the words of those who ask them, by the writers of the second and third samples of claims, and a fourth to
// a seventh by others.
// A line of samples/*-questions.tsv of packages/query has the language, what answers it, and the question.

import { readFileSync } from 'node:fs';
import { MONTHS, span, YEARS } from './counted-claims.mjs';
import { SAMPLES, spoken } from './press-claims.mjs';
import { provinces } from './provinces.mjs';

/** @param {'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh'} sample */
export function pressQuestions(sample) {
  const lines = readFileSync(new URL(`${SAMPLES}/${sample}-questions.tsv`, import.meta.url), 'utf8').trim();
  return lines
    .split('\n')
    .slice(1)
    .map((line) => {
      const [lang, what, text] = line.split('\t');
      return { lang, text, ...answerOf(what) };
    });
}

/** As the questions of fresh-questions.mjs have it. */
function answerOf(what) {
  if (what === 'alone') return { expects: 'alone' };
  const [, expects, told] = /^(\w+)(.*)$/.exec(what);
  const [, before, more = ''] = /^(.*?)(?: ?\(([^()]*)\))?(?:: .*)?$/.exec(told.trim());
  switch (expects) {
    case 'whether': {
      const { asked, ...said } = spoken(told.trim());
      return { expects, asked, ...said };
    }
    case 'share':
      return { expects, part: askedOf(before, 'civilians'), all: askedOf(before, '') };
    case 'rank':
      return { expects, parts: partsOf(told.trim(), before, more) };
    case 'change': {
      const [place, times] = before.split(', ');
      return { expects, parts: times.split(' -> ').map((time) => askedOf(`${place}, ${time}`, more)) };
    }
    default:
      return { expects, asked: askedOf(before, more) };
  }
}

function partsOf(told, before, more) {
  const [, unit, of, time] = /^(provinces|months of|years of) ?(\w*),? ?([\d.-]*)$/.exec(before) ?? [];
  const part = (name, place, when) => ({ name, asked: askedOf(`${place}, ${when}`, more) });
  if (unit === 'provinces') return Object.keys(provinces).map((place) => part(nameOf(place), place, time));
  if (unit === 'months of')
    return MONTHS.map((month) => part(monthName(`${time}-${month}`), of, `${time}-${month}`));
  if (unit === 'years of') return YEARS.map((year) => part(year, of, year));
  const listed = told
    .replace(/^[^:]*: /, '')
    .split('; ')
    .map((one) => one.split(' '));
  const isOfYears = listed.every(([place]) => place === listed[0][0]);
  return listed.map(([place, when]) => part(isOfYears ? when : nameOf(place), place, when));
}

function askedOf(placeAndTime, more) {
  return spoken(`${placeAndTime}: some${more === '' ? '' : ` (${more})`}`).asked;
}

function nameOf(place) {
  return provinces[place].replace(' Governorate', '');
}

function monthName(time) {
  const { from } = span(time);
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(from),
  );
}
