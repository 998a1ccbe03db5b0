import getReleasePlan from '@changesets/get-release-plan';
import { expect, test } from 'vitest';
import { inRoot } from '../src/repository.js';

test('the next versions can be made of the changesets that are there, with a changelog for operators', async () => {
  const { changesets, releases } = await getReleasePlan(inRoot('.'));
  const named = new Set(changesets.flatMap((changeset) => changeset.releases.map(({ name }) => name)));
  expect(releases.map(({ name }) => name)).toEqual(expect.arrayContaining([...named]));
});
