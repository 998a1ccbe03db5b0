import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../screening-set/', import.meta.url);

/** Every labelled text: `{id, family, lang, text, label, split, category}`. Translations of one text are one family. */
export function labelledSet() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line));
}
