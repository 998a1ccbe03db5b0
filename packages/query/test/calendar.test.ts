import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysIn,
  intersectionOf,
  keysOfParts,
  monthsIn,
  windowOfKey,
  yearsIn,
} from '../src/calendar.js';

describe('calendar', () => {
  it('returns the keys of all months and years that overlap a window', () => {
    expect(keysOfParts({ from: '2017-11-30', to: '2018-02-01' }, 'month')).toEqual([
      '2017-11',
      '2017-12',
      '2018-01',
      '2018-02',
    ]);
    expect(keysOfParts({ from: '2017-11-30', to: '2018-02-01' }, 'year')).toEqual(['2017', '2018']);
  });

  it('ends with the year 9999', () => {
    expect(keysOfParts({ from: '9999-11-01', to: '9999-12-31' }, 'month')).toEqual(['9999-11', '9999-12']);
    expect(keysOfParts({ from: '9998-05-01', to: '9999-12-31' }, 'year')).toEqual(['9998', '9999']);
    expect(keysOfParts({ from: addDays('9999-12-31', 1), to: '2017-05-01' }, 'month')).toEqual([]);
    expect(windowOfKey('9999-12')).toEqual({ from: '9999-12-01', to: '9999-12-31' });
  });

  it('counts whole months and years, and returns null for other windows', () => {
    expect(monthsIn({ from: '2016-02-01', to: '2017-02-28' })).toBe(13);
    expect(monthsIn({ from: '2016-02-01', to: '2016-02-28' })).toBeNull();
    expect(yearsIn({ from: '2016-01-01', to: '2017-12-31' })).toBe(2);
    expect(yearsIn({ from: '2016-02-01', to: '2017-01-31' })).toBeNull();
  });

  it('splits a year into 12 months with the same total of days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), (year) => {
        const whole = windowOfKey(String(year));
        const months = keysOfParts(whole, 'month').map(windowOfKey);
        expect(months).toHaveLength(12);
        expect(months.reduce((sum, month) => sum + (daysIn(month) ?? 0), 0)).toBe(daysIn(whole));
      }),
    );
  });

  it('returns an inverted window for windows without a common day', () => {
    const { from, to } = intersectionOf(
      { from: '2016-01-01', to: '2016-01-31' },
      { from: '2016-02-01', to: null },
    );
    expect(from > to).toBe(true);
  });
});
