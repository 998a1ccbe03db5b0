import { describe, expect, test } from 'vitest';
import { acceptedRequests } from '../../src/breaking/accepted-requests.js';
import { BREAKING, SAFE } from './mutants.js';
import { breakingChangesOf } from './mutate.js';

const numbers = [...new Set(BREAKING.map(({ run }) => run))];
const runs = numbers.map((number) => BREAKING.filter(({ run }) => run === number));

describe.concurrent('breaking', () => {
  test.each(runs.map((mutants) => [mutants.map(({ name }) => name).join('; '), mutants] as const))(
    '%s',
    async (_names, mutants) => {
      const found = await breakingChangesOf(mutants.flatMap(({ edits }) => edits));
      const findings = new Set(found.map(({ rule, where }) => `${rule} ${where}`));
      expect(mutants.filter(({ finding }) => !findings.has(finding)).map(({ name }) => name)).toEqual([]);
    },
  );
});

test('each breaking change of a run has a finding of its own', () => {
  for (const mutants of runs) {
    const findings = mutants.map(({ finding }) => finding);
    expect(new Set(findings).size).toBe(findings.length);
    expect(findings).not.toContain('');
  }
});

test(`safe, all together: ${SAFE.map(({ name }) => name).join('; ')}`, async () => {
  expect(await breakingChangesOf(SAFE.flatMap(({ edits }) => edits))).toEqual([]);
});

test('no change breaks nothing', async () => {
  expect(await breakingChangesOf([])).toEqual([]);
});

test('the requests that a release keeps cover every operation that takes any', () => {
  const operationIds = new Set(acceptedRequests().map(({ operationId }) => operationId));
  expect([...operationIds].sort()).toEqual([
    'factCheck',
    'listClaims',
    'listDossiers',
    'listEvents',
    'research',
  ]);
});
