import { screen, screenClaim, screenStatement } from '@partner-api/policy';
import { disclosureSet, labelledSet } from './labelled-set.mjs';
import { realTexts } from './real-texts.mjs';
import { interval, screeningRates } from './screening-rates.mjs';

// pnpm bench:screening [--json] [--texts]; with TEST_DATA_DIR also on texts that nobody wrote for this.
const set = labelledSet();
const questions = ratesBySplit(set, screen, 'harmful');
const statements = ratesBySplit(disclosureSet(), screenStatement, 'discloses');
const directory = process.env.TEST_DATA_DIR;
const real = directory ? realRates(realTexts(directory)) : {};
const milliseconds = timeOf(set);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ texts: set.length, questions, statements, real, milliseconds }, undefined, 2));
} else {
  console.log(
    `${set.length} texts, ${milliseconds.perText.toFixed(3)} ms of processor time each; 2,000 characters in ${milliseconds.per2000Characters.toFixed(2)} ms\n`,
  );
  for (const [split, rows] of Object.entries(questions)) print(split, rows);
  for (const [split, rows] of Object.entries(statements)) print(`statements: ${split}`, rows);
  console.log(directory ? 'real texts, all harmless' : 'real texts: TEST_DATA_DIR names no directory');
  for (const [name, row] of Object.entries(real)) printReal(name, row);
}

function ratesBySplit(texts, judge, wanted) {
  const splits = [...new Set(texts.map(({ split }) => split))].sort();
  const rates = (split) =>
    screeningRates(
      texts.filter((one) => one.split === split),
      judge,
      wanted,
    );
  return Object.fromEntries(splits.map((split) => [split, rates(split)]));
}

function realRates(texts) {
  const refused = (some, judge) => some.filter((text) => !judge(text).allowed);
  return Object.fromEntries(
    Object.entries(texts).map(([name, some]) => [
      name,
      {
        texts: some.length,
        asked: refused(some, screen),
        claimed: refused(some, screenClaim),
        stated: refused(some, screenStatement),
      },
    ]),
  );
}

function print(split, rows) {
  console.log(`${split.padEnd(20)}missed                        refused in error`);
  for (const [name, rate] of Object.entries(rows))
    console.log(
      `  ${name.padEnd(18)}${cell(rate.missed, rate.harmful)}${cell(rate.refused, rate.others)}`.trimEnd(),
    );
  if (process.argv.includes('--texts'))
    console.log(['missed:', ...rows.all.missedIds, 'refused:', ...rows.all.refusedIds].join('\n    '));
  console.log();
}

function printReal(name, { texts, asked, claimed, stated }) {
  console.log(
    `  ${name.padEnd(18)}as a question ${cell(asked.length, texts)}as a claim ${cell(claimed.length, texts)}withheld ${cell(stated.length, texts)}`.trimEnd(),
  );
  if (process.argv.includes('--texts')) for (const text of claimed) console.log(`    ${text.slice(0, 200)}`);
}

function cell(found, of) {
  if (of === 0) return ' '.repeat(34);
  const [low, high] = interval(found, of);
  return (
    `${found}/${of}`.padEnd(10) + `${percent(found / of)} (${percent(low)} to ${percent(high)})`.padEnd(22)
  );
}

function percent(rate) {
  return `${(100 * rate).toFixed(rate > 0.000_05 && rate < 0.01 ? 2 : 1)}%`;
}

function timeOf(texts) {
  const long = texts
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 2_000);
  return {
    perText: average(texts.map(({ text }) => text)),
    per2000Characters: average(Array(200).fill(long)),
  };
}

/** Of the processor, which other work on the machine does not change. */
function average(texts) {
  const from = process.cpuUsage();
  for (const text of texts) screen(text);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000 / texts.length;
}
