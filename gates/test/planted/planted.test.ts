import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePlantedCopy, type PlantedCopy } from './planted-copy.js';
import { PLANTED_FAILURES } from './planted-failures.js';

/** As many as tests run at once. */
const COPIES = 2;

let free: PlantedCopy[] = [];
beforeAll(async () => {
  free = await Promise.all(Array.from({ length: COPIES }, makePlantedCopy));
});
afterAll(async () => {
  await Promise.all(free.map((copy) => copy.remove()));
});

describe.concurrent('red when', () => {
  test.each(PLANTED_FAILURES)('$gate: $change', async (failure) => {
    const copy = free.pop();
    if (!copy) throw new Error(`more than ${COPIES} tests at once`);
    try {
      const { code, output, errors } = await copy.run(failure);
      expect(output + errors).toMatch(failure.says);
      expect(code).not.toBe(0);
    } finally {
      free.push(copy);
    }
  });
});
