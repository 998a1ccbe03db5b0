// Whether questions about events are answered with the numbers of the source:
// npx pnpm bench answers [--all | --set NAME] [--json]. Needs what bench claims needs; sets.mjs has the sets.

import { parseArgs } from 'node:util';
import { openGedTable } from './ged-table.mjs';
import { wrongIn } from './judge-question.mjs';
import { questionOf } from './labels.mjs';
import { UCDP_FILE, withService } from './service.mjs';
import { QUESTION_SETS, samplesOf } from './sets.mjs';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, all: { type: 'boolean' }, set: { type: 'string' } },
});
const chosen = values.all ? QUESTION_SETS : [values.set ?? 'plain'];
const bySet = Object.fromEntries(chosen.map((set) => [set, { questions: 0, right: 0, unanswered: 0 }]));
const failures = [];
const table = await openGedTable([UCDP_FILE], process.env.TEST_DATABASE_URL);
await withService(async (researcher) => {
  for (const set of chosen)
    for (const { label, lang, text } of samplesOf(set, 'questions')) {
      const question = { text, ...questionOf(label) };
      // The numbers are judged in every language, the wording where it is English.
      const result = await researcher.research({ query: text, locale: 'en' });
      const wrong = await wrongIn(question, result, table);
      const figures = bySet[set];
      figures.questions++;
      if (question.expects !== 'alone' && result.computations.length === 0) figures.unanswered++;
      if (wrong.length === 0) figures.right++;
      else failures.push(`${lang}: ${text} ${wrong.join('; ')}`);
    }
});
await table.close();
if (values.json) console.log(JSON.stringify({ ...bySet, failures }));
else {
  console.table(bySet);
  for (const failure of failures) console.log(failure);
}
