import { expect, test } from 'vitest';
import { PLANTED_FAILURES } from './planted/planted-failures.js';
import { GATES, PROVEN_OTHERWISE, proofOf } from './planted/table.js';

test.each(GATES)(
  'docs/reference/gates.md tells what proves: $name',
  ({ name, stops, proof, command, step }) => {
    expect(proof).toBe(proofOf(name));
    expect([stops, proof, command]).not.toContain('');
    expect(step).toMatch(/^(?:verify|test|gates|release)$/);
  },
);

test('docs/reference/gates.md has a row for each gate that is proven', () => {
  const proven = [...PLANTED_FAILURES.map(({ gate }) => gate), ...Object.keys(PROVEN_OTHERWISE)];
  expect(GATES.map(({ name }) => name).sort()).toEqual([...new Set(proven)].sort());
});
