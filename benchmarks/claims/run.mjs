// Whether claims about events are judged as the numbers of the source say: npx pnpm bench claims [--json] [--all | --compared | --deadly | --fresh | --press SAMPLE | [--single] --elsewhere DIRECTORY | --single | --invented]
// --all: every sample of Syria, a line each; --compared: those that compare two places or times, or one with all; --deadly: those of events with so many dead, some of them judged
// by hand; --fresh: those that were written after the last change of the grammar instead; --press first to ninth, wide: in the
// words of others; --elsewhere: of other countries, in the words of others, with their files of UCDP in a directory; --single: of
// single attacks and days, as news tells them;
// --invented: of ten more, with invented numbers of events and the names of UCDP.
// Needs TEST_DATA_DIR with the UCDP file, and TEST_DATABASE_URL for a PostgreSQL to count it in.

import { parseArgs } from 'node:util';
import { provinceName, slugify } from '@partner-api/text';
import { comparedClaims } from './compared-claims.mjs';
import { countedClaims } from './counted-claims.mjs';
import { deadlyClaims } from './deadly-claims.mjs';
import { coverageOf, expectedFirst, expectedOrder, expectedVerdict, ofBoth } from './expected.mjs';
import { freshClaims } from './fresh-claims.mjs';
import { openGedTable } from './ged-table.mjs';
import { judgedDeadlyClaims } from './judged-deadly-claims.mjs';
import { pressClaims } from './press-claims.mjs';
import { csvFilesIn, INVENTED_FILE, UCDP_FILE, withService } from './service.mjs';
import { writtenClaims } from './written-claims.mjs';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    all: { type: 'boolean' },
    compared: { type: 'boolean' },
    deadly: { type: 'boolean' },
    fresh: { type: 'boolean' },
    press: { type: 'string' },
    single: { type: 'boolean' },
    elsewhere: { type: 'string' },
    invented: { type: 'boolean' },
  },
});

const PRESS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'wide'];
const chosen = (values.all && ['plain', 'compared', 'deadly', 'fresh', 'single', ...PRESS]) ||
  (['compared', 'deadly', 'fresh', 'invented'].some((name) => values[name]) && [
    ['compared', 'deadly', 'fresh', 'invented'].find((name) => values[name]),
  ]) || [
    values.press ??
      (values.single && (values.elsewhere ? 'single-elsewhere' : 'single')) ??
      (values.elsewhere ? 'elsewhere' : 'plain'),
  ];
const files = values.elsewhere ? csvFilesIn(values.elsewhere) : [values.invented ? INVENTED_FILE : UCDP_FILE];
const table = await openGedTable(files, process.env.TEST_DATABASE_URL);
const claims = [];
try {
  for (const set of chosen) for (const claim of await expectedClaims(set)) claims.push({ ...claim, set });
} finally {
  await table.close();
}
await withService(async (researcher) => {
  for (const claim of claims) {
    const { verdict, explanation, computations } = await researcher.factCheck({ claim: claim.text });
    // That a text states nothing is no verdict on what it says either.
    const abstains = verdict === 'not_checkable';
    const isCounted = claim.asked ? computations.some((one) => isOfPlaceAndTime(one, claim.asked)) : null;
    Object.assign(claim, {
      verdict: abstains ? 'insufficient_evidence' : verdict,
      explanation,
      isCounted,
    });
  }
}, files);
report(claims);

/** Whether events of its place and time were counted, for a verdict or as what is on record. */
function isOfPlaceAndTime({ scope }, { places, from, to }) {
  const slugs = places.map((name) => slugify(provinceName(name)));
  return scope.from === from && scope.to === to && slugs.join() === scope.provinces.join();
}

/** The claims of a set with the verdict that each has to get, by the table alone. */
async function expectedClaims(set) {
  if (set === 'compared') return await comparedClaims(table);
  if (set === 'deadly') return [...(await deadlyClaims(table)), ...judgedDeadlyClaims];
  const all = [...(set === 'plain' ? await countedClaims(table) : []), ...writtenIn(set)];
  return await Promise.all(all.map((claim) => (claim.expected ? claim : expected(claim))));
}

function writtenIn(set) {
  if (set === 'plain') return writtenClaims;
  return set === 'fresh' ? freshClaims : pressClaims(set);
}

async function expected(claim) {
  if (claim.asked === null) return { ...claim, expected: 'insufficient_evidence' };
  // The parts of one time are told apart within all of it.
  const isOfTimes = claim.others?.some(({ from }) => from !== claim.asked.from) ?? false;
  const sharesOver = isOfTimes ? around([claim.asked, ...claim.others]) : undefined;
  const counted = claim.counted ?? (await table.count({ ...claim.asked, sharesOver }));
  if (claim.others !== undefined) {
    const others = await Promise.all(claim.others.map((other) => table.count({ ...other, sharesOver })));
    const covered = [claim.asked, ...claim.others].map(
      (asked) => coverageOf(asked, table.coveredIn(asked.country)) === 'whole',
    );
    return { ...claim, counted: [counted, ...others], expected: expectedOf(claim, counted, others, covered) };
  }
  const verdict = expectedVerdict(
    claim,
    counted,
    coverageOf(claim.asked, table.coveredIn(claim.asked.country)),
  );
  if (claim.and === undefined) return { ...claim, counted, expected: verdict };
  const other = await expected(claim.and);
  return { ...claim, counted: [counted, other.counted], expected: ofBoth(verdict, other.expected) };
}

function around(times) {
  return {
    from: times.map(({ from }) => from).sort()[0],
    to: times
      .map(({ to }) => to)
      .sort()
      .at(-1),
  };
}

/** Of a time that is not covered whole it is not known how much more there was. */
function expectedOf({ says, isOfTimes, isOfAllTimes }, first, others, [isCovered, ...areCovered]) {
  if (!isOfAllTimes && isCovered && areCovered.every(Boolean)) return expectedOrder(says, first, others);
  const known = says === 'more' ? isCovered && others : others.filter((_, at) => areCovered[at]);
  return isOfTimes && known ? expectedFirst(says, first, known) : 'insufficient_evidence';
}

function report(all) {
  const figures = (some) => {
    const decided = some.filter(({ expected }) => expected !== 'insufficient_evidence');
    const given = some.filter(({ verdict }) => verdict !== 'insufficient_evidence');
    const right = some.filter(({ verdict, expected }) => verdict === expected);
    return {
      claims: some.length,
      right: right.length,
      accuracy: share(right.length, some.length),
      wrong_verdicts: given.filter(({ verdict, expected }) => verdict !== expected).length,
      abstained: some.length - given.length,
      abstained_rightly:
        some.length -
        decided.length -
        given.filter(({ expected }) => expected === 'insufficient_evidence').length,
      abstained_needlessly: decided.filter(({ verdict }) => verdict === 'insufficient_evidence').length,
      of_place_and_time: some.filter(({ isCounted }) => isCounted !== null).length,
      counted_there: some.filter(({ isCounted }) => isCounted).length,
    };
  };
  const by = (member) =>
    Object.fromEntries(
      [...new Set(all.map(member))].map((name) => [
        name,
        figures(all.filter((claim) => member(claim) === name)),
      ]),
    );
  const failures = all.filter(({ verdict, expected }) => verdict !== expected);
  const result = {
    all: figures(all),
    ...(values.all ? { by_set: by(({ set }) => set) } : {}),
    by_language: by(({ lang }) => lang),
    by_expected: by(({ expected }) => expected),
  };
  if (values.json) {
    console.log(
      JSON.stringify({
        ...result,
        failures: failures.map(({ set, text, verdict, expected }) => ({ set, text, verdict, expected })),
      }),
    );
    return;
  }
  console.table({ all: result.all, ...result.by_set, ...result.by_language, ...result.by_expected });
  for (const { text, verdict, expected, counted, explanation } of failures)
    console.log(
      `\n${text}\n  ${verdict}, not ${expected}; counted ${JSON.stringify(counted)}\n  ${explanation}`,
    );
}

function share(part, whole) {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
}
