// What verdicts that are taken over from reviewed claims are like: npx pnpm bench verdicts [--failures]
// With --pairs FILE it writes the labelled pairs of train for `partner-api calibrate FILE`, and ends. With --write-default it
// fits the calibration of the release to train and dev and writes packages/research/data/default-calibration.json.
// Needs TEST_DATA_DIR with checkthat-2020 in it.

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fitCalibration } from '@partner-api/research';
import { casesOf } from '../../packages/research/dist/matching/calibration/cases.js';
import { FEATURES } from '../../packages/research/dist/matching/calibration/features.js';
import { fitCases } from '../../packages/research/dist/matching/calibration/fit-calibration.js';
import { sharesOf } from '../../packages/research/dist/matching/calibration/held-out.js';
import { researcherOver, reviewedClaims } from '../retrieval/corpus.mjs';
import { changedMessages } from './changed-messages.mjs';
import { claims, tweets } from './checkthat.mjs';
import { measureMinimalPairs } from './minimal-pairs.mjs';

const { values } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    pairs: { type: 'string' },
    'write-default': { type: 'boolean', default: false },
  },
});
/** Of the release: stricter than what a desk asks for, because the pairs are of others. */
const targets = { precision: 0.97, falseAlarms: 0.01 };
const MINIMAL_PAIRS = ['', 'fresh-', 'unseen-', 'second-unseen-', 'third-unseen-', 'fourth-unseen-'].map(
  (set) => `${set}minimal-pairs.txt`,
);

const byId = new Map(claims.map((claim) => [claim.id, claim]));
const { train, dev } = tweets;
const open = (held, calibration) => researcherOver(reviewedClaims(held, calibration));

const whole = await open(claims, null);
if (values.pairs) {
  const pairs = await label(train);
  await writeFile(values.pairs, pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(''));
} else if (values['write-default']) await writeDefault([...(await label(train)), ...(await label(dev))]);
else await report();

async function writeDefault(pairs) {
  const { calibration, report } = await fitCalibration(reviewedClaims(claims), pairs, targets, new Date());
  const file = new URL('../../packages/research/data/default-calibration.json', import.meta.url);
  await writeFile(file, `${JSON.stringify({ ...calibration, languages: ['en'] }, null, 2)}\n`);
  console.table(report);
}

async function report() {
  const pairs = await label(train);
  const fitted = await fitCalibration(reviewedClaims(claims), pairs, targets, new Date());
  console.log('Fitted to train: what claims get that neither the model nor the threshold saw');
  console.table({ ...fitted.report, ...fitted.report.defaults, defaults: undefined });
  console.log('Without one feature: coverage at the same targets');
  console.table(await ablation(pairs));
  console.log('Through fact-check on dev');
  console.table({
    'words alone': await measure(dev, { ...fitted.calibration, threshold: 2 }),
    'fitted to train': await measure(dev, fitted.calibration),
    'of the release (it saw dev)': await measure(dev, null),
  });
  console.log('Tweets of train with the right verdict, changed in one thing: not given it any more');
  console.table(await measureChanged(train));
  console.log(
    'Minimal pairs: one thing changed: the verdict must not be taken over; control: told otherwise',
  );
  for (const file of MINIMAL_PAIRS)
    for (const [name, others] of Object.entries({ 'by themselves': [], 'among CheckThat!': claims })) {
      const { byKind, failures } = await measureMinimalPairs(file, others);
      console.log(file, name);
      console.table(byKind);
      if (values.failures) for (const failure of failures) console.log(failure);
    }
}

async function ablation(pairs) {
  const cases = await casesOf(reviewedClaims(claims), pairs);
  const rows = {};
  for (const left of [null, ...FEATURES]) {
    const place = FEATURES.indexOf(left);
    const blank = (candidates) =>
      left === null
        ? candidates
        : candidates.map((one) => ({ ...one, features: one.features.with(place, 0) }));
    const ablated = cases.map((one) => {
      const [candidates, withoutAnswer] = [blank(one.candidates), blank(one.withoutAnswer)];
      return { ...one, candidates, withoutAnswer };
    });
    rows[left === null ? 'all' : `without ${left}`] = sharesOf((await fitCases(ablated, targets)).heldOut);
  }
  return rows;
}

/** Pairs as a newsroom labels them: what the service finds for a claim, and what answers it. */
async function label(told) {
  const pairs = [];
  for (const { text, answers } of told) {
    const found = await whole.search({ among: 'claims', text, limit: 5 });
    for (const id of new Set([...found.map((hit) => hit.id), ...answers])) {
      const { text: reviewed, context } = byId.get(id);
      pairs.push({ claim: text, reviewed, context, lang: 'en', same: answers.has(id) });
    }
  }
  return pairs;
}

/** Asks for each claim with all claims held, and again without all that answer any of them. */
async function measure(tweets, calibration) {
  const allAnswers = new Set(tweets.flatMap(({ answers }) => [...answers]));
  const all = await open(claims, calibration);
  const emptied = await open(
    claims.filter(({ id }) => !allAnswers.has(id)),
    calibration,
  );
  const list = (what, text, { record, quote }) => {
    if (values.failures) console.log(what, text.slice(0, 160), '=>', record.id, quote.slice(0, 160));
  };
  let [given, right, alarms] = [0, 0, 0];
  for (const { text, answers } of tweets) {
    const { verdict, evidence } = await all.factCheck({ claim: text });
    if (verdict === 'refuted') {
      given++;
      if (answers.has(evidence[0].record.id)) right++;
      else list('WRONG', text, evidence[0]);
    }
    const alone = await emptied.factCheck({ claim: text });
    if (alone.verdict !== 'refuted') continue;
    alarms++;
    list('ALARM', text, alone.evidence[0]);
  }
  const share = (part, of) => (of === 0 ? null : Math.round((part / of) * 10_000) / 10_000);
  return {
    claims: tweets.length,
    given,
    precision: share(right, given),
    coverage: share(right, tweets.length),
    false_alarms: share(alarms, tweets.length),
  };
}

/** Of the messages that are given the right verdict, how many lose it once they are changed. */
async function measureChanged(tweets) {
  const judgedBy = async (claim) => {
    const { verdict, evidence } = await whole.factCheck({ claim });
    return verdict === 'refuted' ? evidence[0].record.id : null;
  };
  const byKind = {};
  for (const { text, answers } of tweets) {
    const id = await judgedBy(text);
    if (id === null || !answers.has(id)) continue;
    for (const changed of changedMessages(text, byId.get(id).text)) {
      byKind[changed.kind] ??= { messages: 0, withheld: 0 };
      byKind[changed.kind].messages++;
      if ((await judgedBy(changed.text)) !== id) byKind[changed.kind].withheld++;
      else if (values.failures) console.log('KEPT', changed.kind, changed.text.slice(0, 200));
    }
  }
  return byKind;
}
