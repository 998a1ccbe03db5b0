import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePlantedCopy, type PlantedCopy } from './planted-copy.js';
import { PLANTED_RUNS } from './planted-failures.js';

/** As many as tests run at once. */
const COPIES = 2;

let free: PlantedCopy[] = [];
beforeAll(async () => {
  free = await Promise.all(Array.from({ length: COPIES }, makePlantedCopy));
});
afterAll(async () => {
  await Promise.all(free.map((copy) => copy.remove()));
});

const named = PLANTED_RUNS.map((run) => ({
  ...run,
  changes: run.failures.map(({ gate, change }) => `${gate}: ${change}`).join('; '),
}));

describe.concurrent('red when', () => {
  test.each(named)('$changes', async (planted) => {
    const copy = free.pop();
    if (!copy) throw new Error(`more than ${COPIES} tests at once`);
    try {
      const { code, output, errors } = await copy.run(planted);
      for (const { says } of planted.failures) expect(output + errors).toMatch(says);
      expect(code).not.toBe(0);
    } finally {
      free.push(copy);
    }
  });
});
