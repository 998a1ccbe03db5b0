import { readFileSync } from 'node:fs';
import { inRoot } from '../../src/repository.js';
import { BREAKING, SAFE } from '../breaking/mutants.js';
import { DOCTORED } from '../support/doctored.js';
import { PLANTED_FAILURES } from './planted-failures.js';

/** What proves a gate beside the planted failures of the list, in words. */
export const PROVEN_OTHERWISE: Readonly<Record<string, string>> = {
  'import directions': 'an import against each rule, and a rule without one',
  'server package': 'an installation that lacks one of the packages',
  'breaking changes': `${BREAKING.length} breaking and ${SAFE.length} safe changes of the contract, all judged right`,
  'validating proxy': `${DOCTORED.length} documents that say otherwise: ${DOCTORED.map(([what]) => what).join(', ')}`,
  'document for others': 'members, parameters, types and statuses that the document does not have',
  'nothing skipped': 'a report with a skipped test, a broken suite, no report at all',
};

/** The table in `docs/reference/gates.md`: of each gate what it stops, what proves it, how to run it alone, and its step of CI. */
const [, table = ''] = readFileSync(inRoot('docs/reference/gates.md'), 'utf8').split(
  '|---|---|---|---|---|\n',
);
export const GATES = (table.split('\n\n')[0] ?? '')
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', stops = '', proof = '', command = '', step = ''] = row.slice(2, -2).split(' | ');
    return { name, stops, proof, command: command.replaceAll('`', ''), step };
  });

/** What the page has to say of how a gate is proven. */
export const proofOf = (gate: string): string =>
  [
    ...PLANTED_FAILURES.filter((failure) => failure.gate === gate).map(({ change }) => change),
    ...(PROVEN_OTHERWISE[gate] ? [PROVEN_OTHERWISE[gate]] : []),
  ].join('; ');
