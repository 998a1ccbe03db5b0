// Whether claims about events are judged as the numbers of the source say:
// npx pnpm bench claims [--all | --set NAME | --invented] [--elsewhere DIRECTORY] [--json]
// --all: every set of Syria (sets.mjs), a line each; --elsewhere: of other countries, with their files of UCDP in a
// directory; --invented: of ten more, with invented numbers of events and the names of UCDP.
// Needs TEST_DATA_DIR with the UCDP file, and TEST_DATABASE_URL for a PostgreSQL to count it in.

import { parseArgs } from 'node:util';
import { provinceName, slugify } from '@partner-api/text';
import { expectedOf } from './expected.mjs';
import { openGedTable } from './ged-table.mjs';
import { claimOf } from './labels.mjs';
import { csvFilesIn, INVENTED_FILE, UCDP_FILE, withService } from './service.mjs';
import { CLAIM_SETS, PRESS_SETS, samplesOf } from './sets.mjs';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    all: { type: 'boolean' },
    set: { type: 'string' },
    elsewhere: { type: 'string' },
    invented: { type: 'boolean' },
  },
});

const usual = values.elsewhere ? 'elsewhere' : 'plain';
const chosen = values.all ? CLAIM_SETS : [values.invented ? 'invented' : (values.set ?? usual)];
const files = values.elsewhere ? csvFilesIn(values.elsewhere) : [values.invented ? INVENTED_FILE : UCDP_FILE];
const table = await openGedTable(files, process.env.TEST_DATABASE_URL);
const claims = [];
try {
  for (const set of chosen)
    for (const { label, ...sample } of samplesOf(set, 'claims')) {
      const claim = { set, ...sample, ...claimOf(label) };
      claims.push({ ...claim, ...(await expectedOf(claim, table)) });
    }
} finally {
  await table.close();
}
await withService(async (researcher) => {
  for (const claim of claims) {
    const { verdict, explanation, computations } = await researcher.factCheck({ claim: claim.text });
    // That a text states nothing is no verdict on what it says either.
    claim.verdict = verdict === 'not_checkable' ? 'insufficient_evidence' : verdict;
    claim.explanation = explanation;
    const isOfOne = claim.asked && !claim.others && !claim.change;
    claim.isCounted = isOfOne ? computations.some((one) => isOfPlaceAndTime(one, claim.asked)) : null;
  }
}, files);
report(claims);

/** Whether events of its place and time were counted, for a verdict or as what is on record. */
function isOfPlaceAndTime({ scope }, { places, from, to }) {
  const slugs = places.map((name) => slugify(provinceName(name)));
  return scope.from === from && scope.to === to && slugs.join() === scope.provinces.join();
}

function report(all) {
  const figures = (some) => {
    const decided = some.filter(({ expected }) => expected !== 'insufficient_evidence');
    const given = some.filter(({ verdict }) => verdict !== 'insufficient_evidence');
    return {
      claims: some.length,
      decided: decided.length,
      decided_right: decided.filter(({ verdict, expected }) => verdict === expected).length,
      wrong_verdicts: given.filter(({ verdict, expected }) => verdict !== expected).length,
      abstained: some.length - given.length,
      decided_counted_there: `${decided.filter(({ isCounted }) => isCounted).length} of ${decided.filter(({ isCounted }) => isCounted !== null).length}`,
      of_place_and_time: some.filter(({ isCounted }) => isCounted !== null).length,
      counted_there: some.filter(({ isCounted }) => isCounted).length,
    };
  };
  const by = (member, some = all, prefix = '') => {
    const names = [...new Set(some.map((claim) => `${prefix}${claim[member]}`))];
    const of = (name) => figures(some.filter((claim) => `${prefix}${claim[member]}` === name));
    return Object.fromEntries(names.map((name) => [name, of(name)]));
  };
  const press = all.filter(({ set }) => PRESS_SETS.includes(set));
  const groups = {
    by_set: by('set'),
    by_language: by('lang'),
    by_press_language: by('lang', press, 'press '),
    by_expected: by('expected'),
  };
  const failures = all.filter(({ verdict, expected }) => verdict !== expected);
  if (values.json) {
    const told = failures.map(({ set, text, verdict, expected }) => ({ set, text, verdict, expected }));
    console.log(JSON.stringify({ all: figures(all), ...groups, failures: told }));
    return;
  }
  console.table(Object.assign({ all: figures(all) }, ...Object.values(groups)));
  for (const { text, verdict, expected, counted, explanation } of failures)
    console.log(
      `\n${text}\n  ${verdict}, not ${expected}; counted ${JSON.stringify(counted)}\n  ${explanation}`,
    );
}
