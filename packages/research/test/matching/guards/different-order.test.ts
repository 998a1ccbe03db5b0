import { expect, test } from 'vitest';
import { differentOrder } from '../../../src/matching/guards/different-order.js';
import { compare } from '../../support/compare.js';

test.each([
  ['Government troops shelled rebel positions.', 'Rebel positions shelled government troops.'],
  ['Ada attacked Iris.', 'Iris attacked Ada.'],
])('the same words in another order are a difference: %s', (submitted, stored) => {
  expect(differentOrder(compare(submitted, stored))).toBe(true);
});

test.each([
  ['Government troops shelled rebel positions.', 'Government troops shelled rebel positions.'],
  [
    'Yesterday, government troops heavily shelled the rebel positions.',
    'Government troops shelled rebel positions.',
  ],
])('words put in between are none: %s', (submitted, stored) => {
  expect(differentOrder(compare(submitted, stored))).toBe(false);
});
