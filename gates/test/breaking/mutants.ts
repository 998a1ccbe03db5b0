import { readFileSync } from 'node:fs';

/** A change of the contract, with the judgement that is right. */
export interface Mutant {
  readonly name: string;
  /** In a file of `packages/contract`, by its path in `src`, the first text becomes the second. */
  readonly edits: readonly (readonly [file: string, find: string, replacement: string])[];
}

const [, ...rows] = readFileSync(new URL('mutants.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

export const BREAKING = mutantsOf('breaking');
export const SAFE = mutantsOf('safe');

/** Rows of one name are edits of one change; `\n` in a cell is a line break. */
function mutantsOf(judgement: 'breaking' | 'safe'): readonly Mutant[] {
  const edits = new Map<string, Mutant['edits'][number][]>();
  for (const row of rows) {
    const cells = row.split('\t').map((cell) => cell.replaceAll('\\n', '\n'));
    const [judged, name = '', file = '', find = '', replacement = ''] = cells;
    if (judged === judgement) edits.set(name, [...(edits.get(name) ?? []), [file, find, replacement]]);
  }
  return [...edits].map(([name, its]) => ({ name, edits: its }));
}
