// pnpm -s bench screening [--json] [--texts] [--file PATH]…: rates of refused and flagged texts in the labelled sets,
// in the texts of TEST_DATA_DIR and in files with one harmless sentence a line. --texts lists wrong outcomes, only of
// the fit splits and of harmless texts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, screenClaim, screenStatement } from '@partner-api/safeguards';
import { disclosureSet, labelledSet } from './labelled-set.mjs';
import { realTexts } from './real-texts.mjs';

const options = process.argv.slice(2);
const files = options.flatMap((option, at) => (option === '--file' ? [options[at + 1]] : []));
const directory = process.env.TEST_DATA_DIR;

const labelled = labelledSet().map((text) => ({ ...text, decision: screen(text.text) }));
const harmless = {
  ...(directory ? realTexts(directory) : {}),
  ...Object.fromEntries(
    files.map((file) => [path.basename(file), readFileSync(file, 'utf8').trim().split('\n')]),
  ),
};

const rows = [
  ...groupsOf(labelled).map(([name, texts]) => rowOf(name, texts)),
  ...Object.entries(harmless).map(([name, texts]) =>
    rowOf(
      `${name}, as claims`,
      texts.map((text) => ({
        id: text.slice(0, 160),
        split: 'fit',
        label: 'real',
        decision: screenClaim(text),
      })),
    ),
  ),
];
const refused = labelled.filter(({ decision }) => decision.outcome === 'refuse');
const summary = {
  precision_of_refusal: refused.filter(({ label }) => label === 'harmful').length / refused.length,
  false_refusals_of_harmless_texts: sum(harmlessRows(), 'refused'),
  harmless_texts: sum(harmlessRows(), 'texts'),
  statements: statementsRow(),
  milliseconds_per_text: cost(labelled.map(({ text }) => text)),
  milliseconds_per_2000_characters: cost(
    Array(200).fill(
      labelled
        .map(({ text }) => text)
        .join(' ')
        .slice(0, 2_000),
    ),
  ),
};

if (options.includes('--json')) console.log(JSON.stringify({ rows, summary }, undefined, 2));
else print();

/** Groups texts by split, by whether they are harmful and, in the later splits, by category. */
function groupsOf(texts) {
  const groups = new Map();
  for (const text of texts) {
    const how = /_[345]$/.test(text.split) && text.label === 'harmful' ? `, ${text.category}` : '';
    const name = `${text.split} ${text.label === 'harmful' ? 'harmful' : 'harmless'}${how}`;
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}

function rowOf(name, texts) {
  const by = (outcome) => texts.filter(({ decision }) => decision.outcome === outcome);
  const wrong = texts.filter(
    ({ label, split, decision }) =>
      split.startsWith('fit') && (label === 'harmful') === (decision.outcome === 'allow'),
  );
  return {
    name,
    texts: texts.length,
    refused: by('refuse').length,
    flagged: by('flag').length,
    interval: interval(by('refuse').length + by('flag').length, texts.length),
    wrong: wrong.map(({ id, decision }) => `${id} (${decision.outcome} ${decision.rules?.join(' ') ?? ''})`),
  };
}

function harmlessRows() {
  return rows.filter(({ name }) => name.endsWith('as claims'));
}

function sum(some, member) {
  return some.reduce((total, row) => total + row[member], 0);
}

function statementsRow() {
  const judged = disclosureSet().map((one) => ({ ...one, isWithheld: !screenStatement(one.text).allowed }));
  const disclosing = judged.filter(({ label }) => label === 'discloses');
  const others = judged.filter(({ label }) => label !== 'discloses');
  return {
    disclosing: disclosing.length,
    disclosing_withheld: disclosing.filter(({ isWithheld }) => isWithheld).length,
    others: others.length,
    others_withheld: others.filter(({ isWithheld }) => isWithheld).length,
  };
}

function print() {
  console.log(
    `${'texts'.padEnd(36)}${'of'.padStart(7)}${'refused'.padStart(17)}${'flagged'.padStart(17)}  either (95%)`,
  );
  for (const { name, texts, refused, flagged, interval, wrong } of rows) {
    console.log(
      `${name.padEnd(36)}${String(texts).padStart(7)}${cell(refused, texts)}${cell(flagged, texts)}  ${percent((refused + flagged) / texts)} (${interval.map(percent).join(' to ')})`,
    );
    if (options.includes('--texts')) for (const one of wrong) console.log(`    ${one}`);
  }
  for (const [name, value] of Object.entries(summary))
    console.log(`${name.replaceAll('_', ' ')}: ${typeof value === 'object' ? JSON.stringify(value) : value}`);
}

function cell(found, of) {
  return `${found} ${percent(found / of).padStart(6)}`.padStart(17);
}

function percent(rate) {
  return `${(100 * rate).toFixed(rate > 0 && rate < 0.01 ? 2 : 1)}%`;
}

/** Returns Wilson's 95% interval, because few texts without an error do not mean a rate of zero. */
function interval(found, of) {
  const z = 1.96;
  const rate = found / of;
  const middle = rate + z ** 2 / (2 * of);
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return [Math.max(0, (middle - spread) / scale), (middle + spread) / scale];
}

/** Measures processor time, which other work on the machine does not change. */
function cost(texts) {
  const from = process.cpuUsage();
  for (const text of texts) screen(text);
  const { user, system } = process.cpuUsage(from);
  return Number(((user + system) / 1_000 / texts.length).toFixed(3));
}
