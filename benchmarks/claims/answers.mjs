// Whether questions that ask for a count are answered with the numbers of the source:
// npx pnpm bench answers [--all | --fresh | --ranked | --shares | --deadly | --press SAMPLE] [--json]
// Needs what bench claims needs. `--fresh`: those of fresh-questions.mjs, of all kinds; `--ranked`: those for so many
// provinces or days with most; `--shares`: for the share of civilians; `--deadly`: for events with so many dead; `--press second` to `seventh`: in the words of others.

import { parseArgs } from 'node:util';
import { span } from './counted-claims.mjs';
import { deadlyQuestions } from './deadly-questions.mjs';
import { differences } from './differences.mjs';
import { freshQuestions } from './fresh-questions.mjs';
import { openGedTable } from './ged-table.mjs';
import { wrongIn } from './judge-question.mjs';
import { places, when } from './phrases.mjs';
import { pressQuestions } from './press-questions.mjs';
import { rankedQuestions } from './ranked-questions.mjs';
import { UCDP_FILE, withService } from './service.mjs';
import { shareQuestions } from './share-questions.mjs';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    all: { type: 'boolean' },
    fresh: { type: 'boolean' },
    ranked: { type: 'boolean' },
    shares: { type: 'boolean' },
    deadly: { type: 'boolean' },
    press: { type: 'string' },
  },
});

/** `{in}` a place, `{when}` a time; by month or by party where the fourth member says so. */
const QUESTIONS = [
  ['en', 'How many people were killed {in} {when}?', 'killed'],
  ['en', 'how many events {in} {when}, by month?', 'events', 'month'],
  ['en', 'What was the number of people killed {in} {when}, per month?', 'killed', 'month'],
  ['en', 'How many battles were there {in} {when}?', 'events', null, 'battle'],
  ['en', 'How many civilians were killed {in} {when}?', 'civilians_killed'],
  ['es', '¿Cuántas personas murieron {in} {when}?', 'killed'],
  ['es', '¿Cuántos combates hubo {in} {when}, por mes?', 'events', 'month', 'battle'],
  ['fr', 'Combien de personnes ont été tuées {in} {when} ?', 'killed'],
  ['fr', 'Combien de combats {in} {when}, par mois ?', 'events', 'month', 'battle'],
  ['ar', 'كم عدد القتلى {in} {when}؟', 'killed'],
  ['ru', 'Сколько человек погибло {in} {when}?', 'killed'],
  ['ru', 'Сколько событий произошло {in} {when} по месяцам?', 'events', 'month'],
  ['uk', 'Скільки людей загинуло {in} {when}?', 'killed'],
  ['en', 'Who fought {in} {when}?', 'events', 'actor', 'battle'],
  ['en', 'How many battles {in} {when}, by party?', 'events', 'actor', 'battle'],
  ['es', '¿Quién combatió {in} {when}?', 'events', 'actor', 'battle'],
  ['fr', 'Quels groupes ont combattu {in} {when} ?', 'events', 'actor', 'battle'],
  ['ar', 'من شارك في المعارك {in} {when}؟', 'events', 'actor', 'battle'],
  ['ru', 'Кто воевал {in} {when}?', 'events', 'actor', 'battle'],
  ['uk', 'Хто воював {in} {when}?', 'events', 'actor', 'battle'],
];
const TIMES = ['2017', '2018-03', '2016-05..2016-08', '2018'];

const SETS = {
  fresh: () => freshQuestions,
  ranked: () => rankedQuestions,
  shares: () => shareQuestions,
  deadly: () => deadlyQuestions,
};
const PRESS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const chosen = values.all
  ? ['plain', ...Object.keys(SETS), ...PRESS]
  : [values.press ?? Object.keys(SETS).find((name) => values[name]) ?? 'plain'];
const NO_FIGURES = { questions: 0, right: 0, groups: 0, groups_right: 0, unanswered: 0 };
const bySet = Object.fromEntries(chosen.map((set) => [set, { ...NO_FIGURES }]));
let figures = NO_FIGURES;
const failures = [];
const table = await openGedTable([UCDP_FILE], process.env.TEST_DATABASE_URL);
await withService(async (researcher) => {
  for (const set of chosen) {
    figures = bySet[set];
    if (set === 'plain') await askPlain(researcher);
    else for (const question of SETS[set]?.() ?? pressQuestions(set)) await askWritten(researcher, question);
  }
});
await table.close();
if (values.json) console.log(JSON.stringify({ ...bySet, failures }));
else {
  console.table(bySet);
  for (const failure of failures) console.log(failure);
}

async function askPlain(researcher) {
  for (const [row, [lang, wording, measure, grouping = null, kind = 'any']] of QUESTIONS.entries())
    for (const [column, place] of Object.keys(places).entries())
      await ask(researcher, {
        lang,
        wording,
        measure,
        grouping,
        kind,
        place,
        time: TIMES[(row + column) % TIMES.length],
      });
}

async function askWritten(researcher, question) {
  const result = await researcher.research({ query: question.text, locale: 'en' });
  const wrong = await wrongIn(question, result, table);
  figures.questions++;
  if (question.expects !== 'alone' && result.computations.length === 0) figures.unanswered++;
  if (wrong.length === 0) figures.right++;
  else failures.push(`${question.text} ${wrong.join('; ')}`);
}

async function ask(researcher, { lang, wording, measure, grouping, kind, place, time }) {
  const query = wording.replace('{in}', places[place][lang][0]).replace('{when}', when(lang, time));
  const asked = { places: places[place].adm, ...span(time), kind, actors: [], measure };
  const { status, computations, evidence } = await researcher.research({ query });
  figures.questions++;
  const [computed] = computations;
  if (computed === undefined) figures.unanswered++;
  const wrong = computed === undefined ? ['no number'] : differences(computed, await table.count(asked));
  if (status !== 'answered') wrong.push(`status ${status}`);
  if (evidence.length > 20) wrong.push(`${evidence.length} pieces of evidence`);
  if (grouping === 'month' && computed !== undefined)
    for (const { key, counted } of computed.groups) {
      figures.groups++;
      // An event that reaches over two months surely belongs to neither, so only those within a month are compared.
      const { low, high } = await table.count({ ...asked, ...span(key) });
      if (counted.low === low && counted.high === high) figures.groups_right++;
      else wrong.push(`${key}: ${counted.low} to ${counted.high}, not ${low} to ${high}`);
    }
  if (grouping === 'actor' && computed !== undefined) {
    const parties = await table.parties(asked);
    const [told, held] = [computed.groups.map(({ key }) => key).sort(), [...parties].sort()];
    if (told.join('; ') !== held.join('; ')) wrong.push(`parties ${told.join('; ')}, not ${held.join('; ')}`);
    for (const { key, counted, possible } of computed.groups) {
      figures.groups++;
      const { low, possibleHigh } = await table.count({ ...asked, actors: [key] });
      if (counted.low === low && possible.high === possibleHigh) figures.groups_right++;
      else wrong.push(`${key}: ${counted.low} and ${possible.high}, not ${low} and ${possibleHigh}`);
    }
  }
  if (wrong.length === 0) figures.right++;
  else failures.push(`${query} ${wrong.join('; ')}`);
}
