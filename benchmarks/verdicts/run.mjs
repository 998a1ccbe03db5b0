// What verdicts that are taken over from reviewed claims are like: npx pnpm bench:verdicts [--json] [--failures]
// With --pairs FILE it writes the labelled pairs of train for `partner-api calibrate FILE`, and ends.
// Needs TEST_DATA_DIR with checkthat-2020 in it.

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createResearcher, fitCalibration } from '@partner-api/research';
import { changedMessages } from './changed-messages.mjs';
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
const byId = new Map(claims.map((claim) => [claim.id, claim]));

const open = async (held, calibration) => {
  const corpus = claimsCorpus(held, calibration);
  const researcher = createResearcher({ corpus, clock: () => new Date(), defaultLocale: 'en' });
  await researcher.refresh();
  return researcher;
};

const cautious = await open(claims, null);
if (values.pairs) {
  const pairs = await label(readTweets(directory, 'train', told));
  await writeFile(values.pairs, pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(''));
  process.exit();
}
const published = await measureWith(false);
const adjudicated = await measureWith(true);
const result = {
  published: published.figures,
  adjudicated: adjudicated.figures,
  changed_messages: await measureChanged(readTweets(directory, 'train', told), published.calibration),
  minimal_pairs: {},
};
const FILES = [
  'minimal-pairs.txt',
  'fresh-minimal-pairs.txt',
  'unseen-minimal-pairs.txt',
  'second-unseen-minimal-pairs.txt',
  'third-unseen-minimal-pairs.txt',
  'fourth-unseen-minimal-pairs.txt',
];
const listing = { isListing: values.failures };
for (const file of FILES)
  result.minimal_pairs[file] = {
    defaults: await measureMinimalPairs(file, null, listing),
    calibrated: await measureMinimalPairs(file, published.calibration, listing),
    'calibrated, among the claims of CheckThat!': await measureMinimalPairs(file, published.calibration, {
      ...listing,
      others: claims,
    }),
  };
if (values.json) console.log(JSON.stringify(result));
else {
  for (const labels of ['published', 'adjudicated']) {
    const { held_out, curve, dev } = result[labels];
    console.log(`Labels as ${labels}. Held out, five parts of train / of train and dev together`);
    console.table(held_out);
    console.log('Train held out, by the most false alarms: one threshold for all five parts');
    console.table(curve);
    console.log('Through fact-check on dev, without a calibration and with one fitted to train');
    console.table(dev);
  }
  console.log(
    'Tweets of train that are given the right verdict, changed in one thing: not given it any more',
  );
  console.table(result.changed_messages);
  console.log(
    'Minimal pairs: one thing changed, the verdict must not be taken over; control: told otherwise, it may',
  );
  for (const [file, measured] of Object.entries(result.minimal_pairs))
    for (const [name, { byKind, failures }] of Object.entries(measured)) {
      console.log(`${file}, ${name}`);
      console.table(byKind);
      for (const failure of failures) console.log(failure);
    }
}

/** All figures with the labels as they were published, or with those that were adjudicated besides. */
async function measureWith(isAdjudicated) {
  const [train, dev] = ['train', 'dev'].map((split) => readTweets(directory, split, told, isAdjudicated));
  const [trainPairs, devPairs] = [await label(train), await label(dev)];
  const fit = (pairs) => fitCalibration(claimsCorpus(claims), pairs, targets, new Date());
  const [fromTrain, fromAll] = [await fit(trainPairs), await fit([...trainPairs, ...devPairs])];
  if (values.failures) console.log(`Labels as ${isAdjudicated ? 'adjudicated' : 'published'}, dev:`);
  const figures = {
    held_out: { train: flat(fromTrain.report), 'train and dev': flat(fromAll.report) },
    curve: fromTrain.report.curve,
    dev: { defaults: await measure(dev, null), calibrated: await measure(dev, fromTrain.calibration) },
  };
  return { figures, calibration: fromTrain.calibration };
}

/** Pairs as a newsroom labels them: what the service finds for a claim, and what answers it. */
async function label(tweets) {
  const pairs = [];
  for (const { text, answers } of tweets) {
    const { matched_claims } = await cautious.factCheck({ claim: text });
    const found = matched_claims.map(({ id }) => id);
    for (const id of new Set([...found, ...answers])) {
      const { text: reviewed, context } = byId.get(id);
      pairs.push({ claim: text, reviewed, context, lang: 'en', same: answers.has(id) });
    }
  }
  return pairs;
}

/** Asks for each claim with all claims held, and again without all that answer any of them. */
async function measure(tweets, calibration) {
  const allAnswers = new Set(tweets.flatMap(({ answers }) => [...answers]));
  const whole = await open(claims, calibration);
  const emptied = await open(
    claims.filter(({ id }) => !allAnswers.has(id)),
    calibration,
  );
  const list = (what, text, { record, quote }) => {
    if (values.failures) console.log(what, text.slice(0, 160), '=>', record.id, quote.slice(0, 160));
  };
  let [found, given, right, alarms] = [0, 0, 0, 0];
  for (const { text, answers } of tweets) {
    const { verdict, evidence, matched_claims } = await whole.factCheck({ claim: text });
    if (matched_claims.some(({ id }) => answers.has(id))) found++;
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
  const share = (part, all) => (all === 0 ? null : Math.round((part / all) * 10_000) / 10_000);
  return {
    claims: tweets.length,
    given,
    precision: share(right, given),
    coverage: share(right, tweets.length),
    coverage_of_found: share(right, found),
    false_alarms: share(alarms, tweets.length),
  };
}

/** Of the messages that are given the right verdict, how many lose it once they are changed. */
async function measureChanged(tweets, calibration) {
  const researcher = await open(claims, calibration);
  const judgedBy = async (claim) => {
    const { verdict, evidence } = await researcher.factCheck({ claim });
    return verdict === 'refuted' ? evidence[0].record.id : null;
  };
  const byKind = {};
  for (const { text, answers } of tweets) {
    const id = await judgedBy(text);
    if (id === null || !answers.has(id)) continue;
    for (const changed of changedMessages(text, byId.get(id).text)) {
      byKind[changed.kind] ??= { messages: 0, withheld: 0 };
      const counts = byKind[changed.kind];
      counts.messages++;
      if ((await judgedBy(changed.text)) !== id) counts.withheld++;
      else if (values.failures) console.log('KEPT', changed.kind, changed.text.slice(0, 200));
    }
  }
  return byKind;
}

function flat({ defaults, fingerprint, curve, ...figures }) {
  return { ...figures, default_precision: defaults.precision, default_coverage: defaults.coverage };
}
