import { claimPage } from '../openapi/examples/claims.js';
import { dossierPage } from '../openapi/examples/dossiers.js';
import { attribution, meta } from '../openapi/examples/envelope.js';
import { retracted, shelling } from '../openapi/examples/events.js';
import { refuted, undecided } from '../openapi/examples/fact-check.js';
import { problemExample } from '../openapi/examples/problems.js';
import { answered, notKnown } from '../openapi/examples/research.js';
import { PROBLEM_CODES } from '../wire/problems.js';

/** Exported examples by name, each with its type and a complete, valid value. */
const EXAMPLES: Readonly<Record<string, readonly [type: string, value: unknown]>> = {
  attribution: ['Attribution', attribution],
  meta: ['Meta', meta],
  event: ['ConflictEvent', shelling],
  retractedEvent: ['ConflictEvent', retracted],
  dossier: ['Dossier', dossierPage.data[0]],
  claim: ['Claim', claimPage.data[0]],
  researchResult: ['ResearchResult', answered.data],
  insufficientResearchResult: ['ResearchResult', notKnown.data],
  factCheckResult: ['FactCheckResult', refuted.data],
  insufficientFactCheckResult: ['FactCheckResult', undecided.data],
};

/** Returns the source of a module with example records and responses, for mocks of the service. */
export function examplesSource(): string {
  const types = [...new Set(Object.values(EXAMPLES).map(([type]) => type)), 'Problem', 'ProblemCode'].sort();
  const problems = PROBLEM_CODES.map((code) => [code, problemExample(code)] as const);
  return `${[
    '// Generated from the contract by `pnpm run generate` in this package. Do not edit.',
    `import type {\n${types.map((type) => `  ${type},\n`).join('')}} from '../wire.generated.js';`,
    ...Object.entries(EXAMPLES).map(
      ([name, [type, value]]) => `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`,
    ),
    `export const problems: Readonly<Record<ProblemCode, Problem>> = ${JSON.stringify(Object.fromEntries(problems), null, 2)};`,
  ].join('\n\n')}\n`;
}
