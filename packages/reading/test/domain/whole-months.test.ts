import { expect, test } from 'vitest';
import { dayOf } from '../../src/domain/day.js';
import {
  calendarOf,
  daysOfMonths,
  daysOfYear,
  keyOfPart,
  keysOfParts,
  monthsIn,
  yearsIn,
} from '../../src/domain/whole-months.js';

const window = (from: string, to: string) => ({ from: dayOf(from), to: dayOf(to) });

test('whole months are counted over the ends of years, and a day more or less makes none', () => {
  expect(monthsIn(window('2016-02-01', '2016-02-29'))).toBe(1);
  expect(monthsIn(window('2016-11-01', '2017-02-28'))).toBe(4);
  expect(monthsIn(window('2016-02-01', '2016-02-28'))).toBeNull();
  expect(monthsIn(window('2016-02-02', '2016-02-29'))).toBeNull();
  expect(monthsIn({ from: null, to: dayOf('2016-02-29') })).toBeNull();
});

test('whole years go from January to December', () => {
  expect(yearsIn(window('2016-01-01', '2017-12-31'))).toBe(2);
  expect(yearsIn(window('2016-02-01', '2017-01-31'))).toBeNull();
  expect(yearsIn(window('2016-01-01', '2016-11-30'))).toBeNull();
});

test('months and years have their days', () => {
  expect(daysOfMonths(2016, 2, 2)).toEqual(window('2016-02-01', '2016-02-29'));
  expect(daysOfMonths(2016, 11, 12)).toEqual(window('2016-11-01', '2016-12-31'));
  expect(daysOfMonths(2016, 0, 0)).toEqual(window('2015-12-01', '2015-12-31'));
  expect(daysOfYear(2017)).toEqual(window('2017-01-01', '2017-12-31'));
  expect(calendarOf(dayOf('2017-03-09'))).toEqual({ year: 2017, month: 3, day: 9 });
});

test('parts of a time have keys, those at its ends included', () => {
  const { from, to } = window('2016-12-31', '2017-02-01');
  expect(keyOfPart(from, 'month')).toBe('2016-12');
  expect(keysOfParts(from, to, 'month')).toEqual(['2016-12', '2017-01', '2017-02']);
  expect(keysOfParts(from, to, 'year')).toEqual(['2016', '2017']);
});
