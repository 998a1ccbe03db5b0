import { describe, expect, test } from 'vitest';
import { longDate, period } from '../../src/messages/formats.js';

describe('French writes the first of a month as an ordinal', () => {
  test.each([
    ['2017-08-01', '2017-08-05', '1er–5 août 2017'],
    ['2017-08-11', '2017-08-15', '11–15 août 2017'],
    ['2017-08-11', '2017-09-01', '11 août – 1er septembre 2017'],
    ['2017-08-01', '2017-08-31', 'août 2017'],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(period(from, to, 'fr')).toBe(expected);
  });

  test('of one day, too', () => {
    expect(longDate('2017-08-01', 'fr')).toBe('1er août 2017');
    expect(longDate('2017-08-01', 'es')).toBe('1 de agosto de 2017');
  });
});
