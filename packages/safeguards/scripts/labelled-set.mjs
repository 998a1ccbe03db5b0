import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns every labelled text: `{id, family, lang, text, label, split, category}`; translations of one text form a
 * family. Rules are written on `fit`, `fit_4` and `fit_5`; of the other splits only the counts may be read.
 */
export const labelledSet = () => readRows('screening-set');

/** Returns every labelled statement: `{id, lang, text, label, split}`; the label is `discloses`, `history` or `general`. */
export const disclosureSet = () => readRows('disclosure-set');

function readRows(folder) {
  const directory = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(directory)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => {
      const [header, ...lines] = readFileSync(new URL(name, directory), 'utf8').trim().split('\n');
      const columns = header.split('\t');
      return lines.map((line) => {
        const cells = line.split('\t');
        const row = Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
        return { ...row, lang: name.slice(0, 2) };
      });
    });
}
