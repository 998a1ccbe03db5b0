// What verdicts that are taken over from reviewed claims are like: npx pnpm bench:verdicts [--json] [--failures]
// With --pairs FILE it writes the labelled pairs of train for `partner-api calibrate FILE`, and ends.
// Needs TEST_DATA_DIR with checkthat-2020 in it.

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createResearcher, fitCalibration } from '@partner-api/research';
import { readClaims, readTweets } from './checkthat.mjs';
import { claimsCorpus } from './claims-corpus.mjs';
import { measureMinimalPairs } from './minimal-pairs.mjs';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, failures: { type: 'boolean' }, pairs: { type: 'string' } },
});
if (!process.env.TEST_DATA_DIR) throw new Error('TEST_DATA_DIR names no directory');
const directory = path.join(process.env.TEST_DATA_DIR, 'checkthat-2020');
const targets = { precision: 0.95, falseAlarms: 0.03 };

const told = readClaims(directory);
const claims = told.map(({ id, text, title }) => ({ id, text, context: title === text ? null : title }));
const tweets = (split) => readTweets(directory, split, told);
const [train, dev] = [tweets('train'), tweets('dev')];

const open = async (held, calibration) => {
  const corpus = claimsCorpus(held, calibration);
  const researcher = createResearcher({ corpus, clock: () => new Date(), defaultLocale: 'en' });
  await researcher.refresh();
  return researcher;
};

const cautious = await open(claims, null);
const trainPairs = await label(train);
if (values.pairs) {
  await writeFile(values.pairs, trainPairs.map((pair) => `${JSON.stringify(pair)}\n`).join(''));
  process.exit();
}
const devPairs = await label(dev);
const fit = async (pairs) => fitCalibration(claimsCorpus(claims), pairs, targets, new Date());
const [fromTrain, fromAll] = [await fit(trainPairs), await fit([...trainPairs, ...devPairs])];

const result = {
  held_out_train: fromTrain.report,
  held_out_train_and_dev: fromAll.report,
  dev: {
    defaults: await measure(dev, null),
    calibrated: await measure(dev, fromTrain.calibration),
  },
  minimal_pairs: {
    defaults: await measureMinimalPairs(null, values.failures),
    calibrated: await measureMinimalPairs(fromTrain.calibration, values.failures),
  },
};
if (values.json) console.log(JSON.stringify(result));
else {
  const { held_out_train, held_out_train_and_dev } = result;
  console.log('Held out, five parts of train / of train and dev together');
  console.table({ train: flat(held_out_train), 'train and dev': flat(held_out_train_and_dev) });
  console.log('Through fact-check on dev, without a calibration and with one fitted to train');
  console.table(result.dev);
  console.log(
    'Minimal pairs: one thing changed, the verdict must not be taken over; control: told otherwise, it may',
  );
  for (const [name, { byKind, failures }] of Object.entries(result.minimal_pairs)) {
    console.log(name);
    console.table(byKind);
    for (const failure of failures) console.log(failure);
  }
}

/** Pairs as a newsroom labels them: what the service finds for a claim, and what answers it. */
async function label(split) {
  const pairs = [];
  const textOf = new Map(claims.map((claim) => [claim.id, claim]));
  for (const { text, answers } of split) {
    const { matched_claims } = await cautious.factCheck({ claim: text });
    const found = matched_claims.map(({ id }) => id);
    for (const id of new Set([...found, ...answers])) {
      const { text: reviewed, context } = textOf.get(id);
      pairs.push({ claim: text, reviewed, context, lang: 'en', same: answers.has(id) });
    }
  }
  return pairs;
}

/** Asks for each claim with all claims held, and again without all that answer any of them. */
async function measure(split, calibration) {
  const answers = new Set(split.flatMap(({ answers }) => [...answers]));
  const whole = await open(claims, calibration);
  const emptied = await open(
    claims.filter(({ id }) => !answers.has(id)),
    calibration,
  );
  let [given, right, alarms] = [0, 0, 0];
  for (const { text, answers } of split) {
    const { verdict, evidence } = await whole.factCheck({ claim: text });
    if (verdict === 'refuted') {
      given++;
      if (answers.has(evidence[0].record.id)) right++;
      else if (values.failures)
        console.log('WRONG', text.slice(0, 160), '=>', evidence[0].quote.slice(0, 160));
    }
    const alone = await emptied.factCheck({ claim: text });
    if (alone.verdict === 'refuted') {
      alarms++;
      if (values.failures)
        console.log('ALARM', text.slice(0, 160), '=>', alone.evidence[0].quote.slice(0, 160));
    }
  }
  const share = (part, all) => (all === 0 ? null : Math.round((part / all) * 10_000) / 10_000);
  return {
    claims: split.length,
    given,
    precision: share(right, given),
    coverage: share(right, split.length),
    false_alarms: share(alarms, split.length),
  };
}

function flat({ defaults, fingerprint, ...figures }) {
  return { ...figures, default_precision: defaults.precision, default_coverage: defaults.coverage };
}
