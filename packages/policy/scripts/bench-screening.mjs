import { screen } from '@partner-api/policy';
import { labelledSet } from './labelled-set.mjs';
import { screeningRates } from './screening-rates.mjs';

// pnpm bench:screening [--json] [--texts]
const set = labelledSet();
const splits = [...new Set(set.map(({ split }) => split))].sort();
const rates = Object.fromEntries(
  splits.map((split) => [
    split,
    screeningRates(
      set.filter((text) => text.split === split),
      screen,
    ),
  ]),
);
const milliseconds = timeOf(set);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ texts: set.length, rates, milliseconds }, undefined, 2));
} else {
  console.log(
    `${set.length} texts, ${milliseconds.perText.toFixed(3)} ms each; 2,000 characters in ${milliseconds.per2000Characters.toFixed(2)} ms\n`,
  );
  for (const [split, byLanguage] of Object.entries(rates)) print(split, byLanguage);
}

function print(split, byLanguage) {
  console.log(`${split.padEnd(8)}missed                        refused in error`);
  for (const [language, rate] of Object.entries(byLanguage))
    console.log(
      `  ${language.padEnd(6)}${cell(rate.missed, rate.harmful, rate.missRate, rate.missInterval)}${cell(rate.refused, rate.others, rate.falseRefusalRate, rate.falseRefusalInterval)}`,
    );
  if (process.argv.includes('--texts'))
    console.log(
      ['missed:', ...byLanguage.all.missedIds, 'refused:', ...byLanguage.all.refusedIds].join('\n    '),
    );
  console.log();
}

function cell(found, of, rate, [low, high]) {
  return `${found}/${of}`.padEnd(8) + `${percent(rate)} (${percent(low)} to ${percent(high)})`.padEnd(24);
}

function percent(rate) {
  return `${(100 * rate).toFixed(1)}%`;
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

function average(texts) {
  const from = performance.now();
  for (const text of texts) screen(text);
  return (performance.now() - from) / texts.length;
}
