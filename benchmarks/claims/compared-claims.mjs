// Claims that compare two provinces or two times, or say of a province, a month or a year that it was the deadliest, with the
// verdict that the table gives: a part has surely more where its low number lies above all that the other may have.

import { MONTHS, span } from './counted-claims.mjs';
import { expectedChange, expectedFirst, expectedOrder } from './expected.mjs';
import { places, when } from './phrases.mjs';
import { provinces } from './provinces.mjs';

/** `{a}` and `{b}` two places, `{c}` a third without its preposition, `{when}` and `{than}` two times, all with their prepositions. */
const WORDINGS = {
  en: {
    killed: {
      more: 'More people were killed {a} than {b} {when}.',
      fewer: '{When} fewer people were killed {a} than {b}.',
    },
    battles: { more: 'There were more battles {a} than {b} {when}.' },
    together: 'There were more battles {a} than {b} and {c} combined {when}.',
    rest: 'There were more battles {a} than in all other provinces combined {when}.',
    times: {
      more: 'More people were killed {a} {when} than {than}.',
      fewer: 'Fewer civilians were killed {a} {when} than {than}.',
    },
    parties: 'More people died in battles between IS and the SDF {a} {when} than {than}.',
    change: {
      rose: 'The number of people killed {a} rose from {y1} to {y2}.',
      fell: 'Deaths {a} fell between {y1} and {y2}.',
    },
    most: '{A} was the deadliest province in Syria {when}.',
    percent: {
      rose: 'The number of people killed {a} rose by {m}{p}% from {y1} to {y2}.',
      fell: 'The number of people killed {a} fell by {m}{p}% from {y1} to {y2}.',
      moreThan: 'more than ',
      plain: '',
    },
    first: {
      since: '{M} {year} was the deadliest month {a} since {since}.',
      month: '{M} was the deadliest month of {year} {a}.',
      year: '{year} was the deadliest year {a}.',
    },
  },
  es: {
    killed: {
      more: '{When} murieron más personas {a} que {b}.',
      fewer: '{When} hubo menos muertos {a} que {b}.',
    },
    battles: { more: '{When} hubo más combates {a} que {b}.' },
    together: '{When} hubo más combates {a} que {b} y {c} juntas.',
    rest: '{When} hubo más combates {a} que en todas las demás provincias juntas.',
    times: {
      more: '{A_} murieron más personas {when} que {than}.',
      fewer: '{A_} hubo menos civiles muertos {when} que {than}.',
    },
    parties: '{When} murieron más personas en combates entre el EI y las FDS {a} que {than}.',
    change: {
      rose: 'El número de muertos {a} aumentó de {y1} a {y2}.',
      fell: 'El número de muertos {a} disminuyó de {y1} a {y2}.',
    },
    most: '{A} fue la provincia más mortífera de Siria {when}.',
    percent: {
      rose: 'El número de muertos {a} aumentó {m}un {p} % de {y1} a {y2}.',
      fell: 'El número de muertos {a} disminuyó {m}un {p} % de {y1} a {y2}.',
      moreThan: 'más de ',
      plain: '',
    },
    first: {
      since: '{M} de {year} fue el mes más mortífero {a} desde {since}.',
      month: '{M} fue el mes más mortífero de {year} {a}.',
      year: '{year} fue el año más mortífero {a}.',
    },
  },
  fr: {
    killed: {
      more: 'Il y a eu plus de morts {a} qu’{b} {when}.',
      fewer: '{When}, il y a eu moins de morts {a} qu’{b}.',
    },
    battles: { more: '{When}, il y a eu plus de combats {a} qu’{b}.' },
    together: '{When}, il y a eu plus de combats {a} qu’{b} et {c} réunies.',
    rest: '{When}, il y a eu plus de combats {a} que dans toutes les autres provinces réunies.',
    times: {
      more: 'Il y a eu plus de morts {a} {when} qu’{than}.',
      fewer: 'Il y a eu moins de civils tués {a} {when} qu’{than}.',
    },
    parties: "Les combats entre l'EI et les FDS {a} ont tué plus de personnes {when} qu'{than}.",
    change: {
      rose: 'Le nombre de morts {a} a augmenté de {y1} à {y2}.',
      fell: 'Le nombre de morts {a} a baissé de {y1} à {y2}.',
    },
    most: '{A} a été la province la plus meurtrière de Syrie {when}.',
    percent: {
      rose: 'Le nombre de morts {a} a augmenté de {m}{p} % entre {y1} et {y2}.',
      fell: 'Le nombre de morts {a} a baissé de {m}{p} % entre {y1} et {y2}.',
      moreThan: 'plus de ',
      plain: '',
    },
    first: {
      since: '{M} {year} a été le mois le plus meurtrier {a} depuis {since}.',
      month: '{M} a été le mois le plus meurtrier de {year} {a}.',
      year: '{year} a été l’année la plus meurtrière {a}.',
    },
  },
  ar: {
    killed: { more: 'قُتل {a} {when} عدد أكبر مما قُتل {b}.', fewer: 'قُتل {a} {when} عدد أقل مما قُتل {b}.' },
    battles: {},
    together: 'قُتل {a} {when} عدد أكبر مما قُتل {b} و{c} معا.',
    rest: 'قُتل {a} {when} عدد أكبر مما قُتل في جميع المحافظات الأخرى مجتمعة.',
    times: {
      more: 'قُتل {a} {when} عدد أكبر مما قُتل {than}.',
      fewer: 'قُتل {a} {when} عدد أقل من المدنيين مما قُتل {than}.',
    },
    parties: 'قُتل في المعارك بين داعش وقسد {a} {when} عدد أكبر مما قُتل {than}.',
    change: {
      rose: 'ارتفع عدد القتلى {a} من عام {y1} إلى عام {y2}.',
      fell: 'انخفض عدد القتلى {a} من عام {y1} إلى عام {y2}.',
    },
    most: 'كانت {A} المحافظة الأكثر دموية في سوريا {when}.',
    percent: {
      rose: 'ارتفع عدد القتلى {a} {m}{p}% من عام {y1} إلى عام {y2}.',
      fell: 'انخفض عدد القتلى {a} {m}{p}% من عام {y1} إلى عام {y2}.',
      moreThan: 'بأكثر من ',
      plain: 'بنسبة ',
    },
    first: {
      since: 'كان {M} {year} الشهر الأكثر دموية {a} منذ {since}',
      month: 'كان {M} الشهر الأكثر دموية {a} في عام {year}.',
      year: 'كان عام {year} العام الأكثر دموية {a}.',
    },
  },
  ru: {
    killed: {
      more: '{When} {a} погибло больше людей, чем {b}.',
      fewer: '{When} {a} погибло меньше людей, чем {b}.',
    },
    battles: { more: '{When} {a} произошло больше боёв, чем {b}.' },
    together: '{When} {a} произошло больше боёв, чем {b} и {c} вместе взятых.',
    rest: '{When} {a} произошло больше боёв, чем во всех остальных провинциях вместе взятых.',
    times: {
      more: '{A_} {when} погибло больше людей, чем {than}.',
      fewer: '{A_} {when} погибло меньше мирных жителей, чем {than}.',
    },
    parties: 'В боях ИГ с СДС {a} {when} погибло больше людей, чем {than}.',
    change: {
      rose: 'Число погибших {a} выросло с {y1} по {y2} год.',
      fell: 'Число погибших {a} снизилось с {y1} по {y2} год.',
    },
    percent: {
      rose: 'Число погибших {a} выросло {m}на {p} % с {y1} по {y2} год.',
      fell: 'Число погибших {a} снизилось {m}на {p} % с {y1} по {y2} год.',
      moreThan: 'более чем ',
      plain: '',
    },
    first: {
      since: '{M} {year} года стал самым кровавым месяцем {a} с {since} года.',
      month: '{M} стал самым кровопролитным месяцем {year} года {a}.',
      year: '{year} год стал самым кровопролитным годом {a}.',
    },
  },
  uk: {
    killed: {
      more: '{When} {a} загинуло більше людей, ніж {b}.',
      fewer: '{When} {a} загинуло менше людей, ніж {b}.',
    },
    battles: { more: '{When} {a} сталося більше боїв, ніж {b}.' },
    together: '{When} {a} сталося більше боїв, ніж {b} і {c} разом узятих.',
    rest: '{When} {a} сталося більше боїв, ніж у всіх інших провінціях разом узятих.',
    times: {
      more: '{A_} {when} загинуло більше людей, ніж {than}.',
      fewer: '{A_} {when} загинуло менше цивільних, ніж {than}.',
    },
    parties: 'У боях ІД із СДС {a} {when} загинуло більше людей, ніж {than}.',
    change: {
      rose: 'Кількість загиблих {a} зросла з {y1} до {y2} року.',
      fell: 'Кількість загиблих {a} зменшилася з {y1} до {y2} року.',
    },
    percent: {
      rose: 'Кількість загиблих {a} зросла {m}на {p} % з {y1} до {y2} року.',
      fell: 'Кількість загиблих {a} зменшилася {m}на {p} % з {y1} до {y2} року.',
      moreThan: 'більш ніж ',
      plain: '',
    },
    first: {
      since: '{M} {year} року став найкривавішим місяцем {a} з {since} року.',
      month: '{M} був найкривавішим місяцем {year} року {a}.',
      year: '{year} рік був найкривавішим {a}.',
    },
  },
};
/** What stands before the name of a place. */
const PREPOSITIONS = /^(?:in|en|à|في|в|у) /u;
const YEARS = ['2016', '2017', '2018'];
const PROVINCES = Object.keys(places).filter((place) => place !== 'syria');

/** @returns {Promise<object[]>} claims `{ text, lang, counted, expected }` */
export async function comparedClaims(table) {
  const count = ({ adm }, time, { measure, kind = 'any', actors = [] }, times = time) =>
    table.count({ places: adm, ...span(time), kind, actors, measure, sharesOver: span(times) });
  const claims = [];
  for (const [row, [lang, wordings]] of Object.entries(WORDINGS).entries()) {
    const add = (wording, values, says, counted, others) => {
      const text = Object.entries(values).reduce(
        (sum, [name, value]) => sum.replace(`{${name}}`, value),
        wording,
      );
      claims.push({
        text,
        lang,
        counted: [counted, ...others],
        expected:
          says === 'most' ? expectedFirst('more', counted, others) : expectedOrder(says, counted, others),
      });
    };
    for (const column of PROVINCES.keys()) {
      const [a, b, c] = [column, column + row + 1, column + row + 2].map(
        (at) => places[PROVINCES[at % PROVINCES.length]],
      );
      const [year, other] = [YEARS[column % 3], YEARS[(column + 1 + (row % 2)) % 3]];
      const said = {
        a: a[lang][0],
        A_: capitalised(a[lang][0]),
        A: a[lang][0].replace(PREPOSITIONS, ''),
        b: b[lang][0],
        c: c[lang][0].replace(PREPOSITIONS, ''),
        when: when(lang, year),
        When: capitalised(when(lang, year)),
        than: when(lang, other),
      };
      const killed = { measure: 'killed' };
      const battles = { measure: 'events', kind: 'battle' };
      for (const [says, wording] of Object.entries(wordings.killed))
        add(wording, said, says, await count(a, year, killed), [await count(b, year, killed)]);
      for (const [says, wording] of Object.entries(wordings.battles))
        add(wording, said, says, await count(a, year, battles), [await count(b, year, battles)]);
      // Of both together, each event once.
      const both = { adm: [...b.adm, ...c.adm] };
      const ofSum = lang === 'ar' ? killed : battles;
      if (c !== a)
        add(wordings.together, said, 'more', await count(a, year, ofSum), [await count(both, year, ofSum)]);
      const rest = { adm: Object.values(provinces).filter((adm) => adm !== a.adm[0]) };
      add(wordings.rest, said, 'more', await count(a, year, ofSum), [await count(rest, year, ofSum)]);
      const [y1, y2] = [year, other].toSorted();
      const times = `${y1}..${y2}`;
      const at = { more: killed, fewer: { measure: 'civilians_killed' } };
      for (const [says, wording] of Object.entries(wordings.times))
        add(wording, said, says, await count(a, year, at[says], times), [
          await count(a, other, at[says], times),
        ]);
      const between = { ...killed, kind: 'battle', actors: ['IS', 'SDF'] };
      const then = await count(a, year, between, times);
      add(wordings.parties, said, 'more', then, [await count(a, other, between, times)]);
      const place = column % 2 === 0 ? places.syria : a;
      for (const [went, wording] of Object.entries(wordings.change)) {
        const values = { ...said, a: place[lang][0], y1, y2 };
        const says = went === 'rose' ? 'more' : 'fewer';
        add(wording, values, says, await count(place, y2, killed, times), [
          await count(place, y1, killed, times),
        ]);
      }
      await addPercent({ lang, said, place, years: [y1, y2], wordings: wordings.percent });
      const months = [];
      for (const month of MONTHS) months.push(await count(a, `${year}-${month}`, killed, year));
      const mostOfAll = months.indexOf(months.toSorted((one, two) => two.low - one.low)[0]);
      const month = column % 2 === 0 ? mostOfAll : (column + row) % 12;
      const told = { ...said, year, M: capitalised(monthName(lang, month)) };
      add(wordings.first.month, told, 'more', months[month], months.toSpliced(month, 1));
      // Of the months since the same one of the year before.
      const since = `${Number(year) - 1}-${MONTHS[month]}`;
      const before = [];
      for (const one of monthsAfter(since))
        before.push(await count(a, one, killed, `${since}..${year}-${MONTHS[month]}`));
      const values = { ...told, since: monthInText(lang, since) };
      add(wordings.first.since, values, year === YEARS[0] ? 'most' : 'more', months[month], before);
      const years = [];
      for (const one of YEARS) years.push(await count(a, one, killed));
      add(wordings.first.year, told, 'most', years[column % 3], years.toSpliced(column % 3, 1));
      if (wordings.most === undefined) continue;
      const others = [];
      for (const adm of rest.adm) others.push(await count({ adm: [adm] }, year, killed));
      add(wordings.most, said, 'more', await count(a, year, killed), others);
    }
  }
  return claims;

  /** By how many percent it changed by the best estimates, told plainly; and by more than ten points less, or more. */
  async function addPercent({ lang, said, place, years: [y1, y2], wordings }) {
    const killed = { measure: 'killed' };
    const [before, after] = await Promise.all(
      [y1, y2].map((one) => count(place, one, killed, `${y1}..${y2}`)),
    );
    const went = after.best > before.best ? 'rose' : 'fell';
    const best = Math.round((Math.abs(after.best - before.best) / before.best) * 100);
    const told = [
      ['number', best, wordings.plain],
      ['more_than', Math.max(best - 10, 1), wordings.moreThan],
      ['more_than', best + 40, wordings.moreThan],
      ['number', best + 30, wordings.plain],
    ];
    for (const [says, percent, m] of told) {
      const values = { ...said, a: place[lang][0], y1, y2, m, p: percent };
      const text = Object.entries(values).reduce(
        (sum, [name, value]) => sum.replace(`{${name}}`, value),
        wordings[went],
      );
      claims.push({
        text,
        lang,
        counted: [after, before],
        expected: expectedChange({ says, percent, went }, before, after),
      });
    }
  }
}

function monthName(lang, month) {
  return new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2018, month));
}

/** The eleven months after one. */
function monthsAfter(start) {
  const [year, month] = start.split('-').map(Number);
  return Array.from({ length: 11 }, (_, at) =>
    new Date(Date.UTC(year, month + at)).toISOString().slice(0, 'yyyy-mm'.length),
  );
}

/** With its year, as it is written beside a day: "марта 2017". */
function monthInText(lang, time) {
  const [year, month] = time.split('-').map(Number);
  const format = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const parts = format.formatToParts(Date.UTC(year, month - 1));
  const name = parts.find(({ type }) => type === 'month').value;
  return lang === 'es' ? `${name} de ${year}` : `${name} ${year}`;
}

function capitalised(text) {
  return text[0].toUpperCase() + text.slice(1);
}
