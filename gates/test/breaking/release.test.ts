import { expect, test } from 'vitest';
import { markdown } from '../../src/breaking/markdown.js';
import { compareWithRelease } from '../../src/breaking/released-contract.js';

test('the contract of today breaks nothing of the latest release', async () => {
  const comparison = await compareWithRelease();
  expect([...comparison.breaking, ...comparison.stale], markdown(comparison)).toEqual([]);
});
