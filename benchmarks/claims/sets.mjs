// The labelled samples: those made from tables of wordings or written one by one beside this file, and those in the words of
// newsrooms, aid organisations, officials and people on social media, by writers who had seen neither the tables nor the
// other samples, with the tests of packages/query. A line has the language, the label (labels.mjs) and the text.

import { existsSync, readFileSync } from 'node:fs';

const FOLDERS = ['./samples', '../../packages/query/test/samples'];
const FIRST_PRESS_SETS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
export const PRESS_SETS = [...FIRST_PRESS_SETS, 'eighth', 'ninth', 'wide'];

/** Of Syria. Others, of countries whose files are named, go by `--set` alone. */
export const CLAIM_SETS = ['plain', 'compared', 'deadly', 'fresh', 'single', ...PRESS_SETS];
export const QUESTION_SETS = ['plain', 'fresh', 'ranked', 'share', 'deadly', ...FIRST_PRESS_SETS.slice(1)];

/** @returns {{ lang: string, label: string, text: string }[]} */
export function samplesOf(set, kind) {
  const urls = FOLDERS.map((folder) => new URL(`${folder}/${set}-${kind}.tsv`, import.meta.url));
  const url = urls.find((one) => existsSync(one));
  if (url === undefined) throw new Error(`There is no sample ${set}-${kind}.tsv`);
  const [, ...lines] = readFileSync(url, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [lang, label, text] = line.split('\t');
    return { lang, label, text };
  });
}
