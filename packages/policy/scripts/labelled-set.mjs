import { readdirSync, readFileSync } from 'node:fs';

/**
 * Every labelled text: `{id, family, lang, text, label, split, category}`. Translations of one text are one family.
 * `fit` is what rules are written on; the other splits are for judging, and docs/screening.md says when each was used.
 */
export const labelledSet = () => readLines('screening-set');

/** Every labelled statement: `{id, lang, text, label, split}`, `discloses` or `history` or `general`. */
export const disclosureSet = () => readLines('disclosure-set');

function readLines(folder) {
  const directory = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(directory)
    .filter((name) => name.endsWith('.ndjson'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, directory), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line));
}
