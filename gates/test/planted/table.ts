import { BREAKING, SAFE } from '../breaking/mutants.js';
import { DOCTORED } from '../support/doctored.js';
import { GATES, type Gate, type GateName } from './gates.js';
import { PLANTED_FAILURES } from './planted-failures.js';

/** What proves a gate beside the planted failures of the list, in words. */
const PROVEN_OTHERWISE: Partial<Record<GateName, string>> = {
  'import directions': `an import against each rule, and a rule without one`,
  'server package': 'an installation that lacks one of the packages',
  'breaking changes': `${BREAKING.length} breaking and ${SAFE.length} safe changes of the contract, all judged right`,
  'validating proxy': `${DOCTORED.length} documents that say otherwise: ${DOCTORED.map(([what]) => what).join(', ')}`,
  'document for others': 'members, values, parameters, types and statuses that the document does not have',
  'nothing skipped': 'a report with a skipped test, a broken suite, no report at all',
};

/** The rows of the table in `docs/reference/gates.md`. */
export const tableRows = (): readonly string[] =>
  Object.entries(GATES).map(([name, { stops, command, step }]: [string, Gate]) => {
    const planted = PLANTED_FAILURES.filter(({ gate }) => gate === name).map(({ change }) => change);
    const proof = [...planted, PROVEN_OTHERWISE[name as GateName] ?? []].flat().join('; ');
    return `| ${name} | ${stops} | ${proof} | \`${command}\` | ${step} |`;
  });
