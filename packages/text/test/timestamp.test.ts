import { expect, it } from 'vitest';
import { timestamp } from '../src/index.js';

it.each([
  ['2026-03-01T12:30:15.000Z', '2026-03-01T12:30:15Z'],
  ['2026-03-01T12:30:15.999Z', '2026-03-01T12:30:15Z'],
  ['2026-03-01T14:30:15+02:00', '2026-03-01T12:30:15Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
])('%s is %s to the second', (time, expected) => {
  expect(timestamp(new Date(time))).toBe(expected);
});
