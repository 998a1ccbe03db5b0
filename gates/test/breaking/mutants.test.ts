import { describe, expect, test } from 'vitest';
import { acceptedRequests } from '../../src/breaking/accepted-requests.js';
import { BREAKING, SAFE } from './mutants.js';
import { breakingChangesOf } from './mutate.js';

describe.concurrent('breaking', () => {
  test.each(BREAKING)('$name', async (mutant) => {
    expect(await breakingChangesOf(mutant)).not.toEqual([]);
  });
});

test(`safe, all together: ${SAFE.map(({ name }) => name).join('; ')}`, async () => {
  const edits = SAFE.flatMap((mutant) => mutant.edits);
  expect(await breakingChangesOf({ name: 'safe', edits })).toEqual([]);
});

test('no change breaks nothing', async () => {
  expect(await breakingChangesOf({ name: 'none', edits: [] })).toEqual([]);
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
