import { readFileSync } from 'node:fs';

/** A change of the contract, with the judgement that is right. */
export interface Mutant {
  readonly name: string;
  /** In a file of `packages/contract`, by its path in `src`, the first text becomes the second. */
  readonly edits: readonly (readonly [file: string, find: string, replacement: string])[];
  /** Changes with the same number are made together, because each comparison takes seconds. */
  readonly run: number;
  /** Rule and place of a finding that no other change of the run causes; empty for a safe change. */
  readonly finding: string;
}

const [, ...rows] = readFileSync(new URL('mutants.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

export const BREAKING = mutantsOf('breaking');
export const SAFE = mutantsOf('safe');

/** Rows of one name are edits of one change; `\n` in a cell is a line break. */
function mutantsOf(judgement: 'breaking' | 'safe'): readonly Mutant[] {
  const mutants = new Map<string, Mutant>();
  for (const row of rows) {
    const cells = row.split('\t').map((cell) => cell.replaceAll('\\n', '\n'));
    const [judged, name = '', file = '', find = '', replacement = '', run, finding = ''] = cells;
    if (judged !== judgement) continue;
    const edits = [...(mutants.get(name)?.edits ?? []), [file, find, replacement] as const];
    mutants.set(name, { name, edits, run: Number(run), finding });
  }
  return [...mutants.values()];
}
