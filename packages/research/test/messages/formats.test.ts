import { describe, expect, test } from 'vitest';
import { longDate, period } from '../../src/messages/formats.js';

describe('the first of a month in French is an ordinal', () => {
  test.each([
    ['2017-08-01', '2017-08-05', '1er–5 août 2017'],
    ['2017-08-11', '2017-08-15', '11–15 août 2017'],
    ['2017-08-11', '2017-09-01', '11 août – 1er septembre 2017'],
    ['2017-08-01', '2017-08-31', 'août 2017'],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(period(from, to, 'fr')).toBe(expected);
  });

  test('in a single date', () => {
    expect(longDate('2017-08-01', 'fr')).toBe('1er août 2017');
    expect(longDate('2017-08-01', 'es')).toBe('1 de agosto de 2017');
  });
});

test('a time is formatted as its day in UTC', () => {
  expect(longDate('2026-03-14T23:30:00Z', 'es')).toBe('14 de marzo de 2026');
});

test('a range of whole months or years is formatted as such', () => {
  const said = (from: string, to: string) => period(from, to, 'en');
  expect(said('2017-01-01', '2017-12-31')).toBe('2017');
  expect(said('2016-01-01', '2017-12-31')).toBe('2016 – 2017');
  expect(said('2016-02-01', '2016-02-29')).toBe('February 2016');
  expect(said('2016-02-01', '2016-02-28')).toBe('1 – 28 February 2016');
  expect(said('2016-02-03', '2016-02-03')).toBe('3 February 2016');
});
