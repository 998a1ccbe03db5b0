import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cpuMilliseconds } from '../../../scripts/support/cpu-milliseconds.js';
import {
  EventFiltersSchema,
  EventListQuerySchema,
  LIMIT_MAXIMUM,
  RecordFiltersSchema,
  RecordListQuerySchema,
  WINDOW_MAXIMUM_HOURS,
} from '../src/index.js';

const accepts = (query: Record<string, unknown>) => EventListQuerySchema.safeParse(query).success;

/** Returns the parameters with errors. */
const blamed = (query: Record<string, unknown>, schema: z.ZodType = EventListQuerySchema) =>
  schema.safeParse(query).error?.issues.map((issue) => issue.path.join('.')) ?? [];

const notPlainDigits = [
  '1e2',
  '0x10',
  '+5',
  '-5',
  ' 5',
  '5 ',
  '5\n',
  '5.0',
  '1_0',
  '５',
  '٥',
  '',
  'NaN',
  '007',
];

describe.each(['since', 'updated_since'])('%s', (parameter) => {
  test('is a whole number of hours from 1h to 876000h', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: WINDOW_MAXIMUM_HOURS }), (hours) =>
        accepts({ [parameter]: `${hours}h` }),
      ),
    );
  });

  test('is at most a hundred years', () => {
    expect(accepts({ [parameter]: '876000h' })).toBe(true);
    fc.assert(
      fc.property(
        fc.integer({ min: WINDOW_MAXIMUM_HOURS + 1 }),
        (hours) => !accepts({ [parameter]: `${hours}h` }),
      ),
    );
  });

  test.each([
    ...notPlainDigits.map((digits) => `${digits}h`),
    '0h',
    '24',
    '24H',
    '24 h',
    'h',
    '1d',
    '24hh',
    '24h ',
  ])('refuses %j and names the parameter', (value) => {
    expect(blamed({ [parameter]: value })).toEqual([parameter]);
  });

  test('every accepted text is in canonical form', () => {
    const text = fc.oneof(
      fc.stringMatching(/^[0-9+\-.eEx ５]{1,7}h$/),
      fc.integer({ min: -5, max: 999_999 }).map((hours) => `${hours}h`),
    );
    fc.assert(
      fc.property(text, (window) => {
        const hours = Number.parseInt(window, 10);
        const isCanonical = `${hours}h` === window && hours >= 1 && hours <= WINDOW_MAXIMUM_HOURS;
        expect(accepts({ [parameter]: window })).toBe(isCanonical);
      }),
    );
  });
});

describe('limit', () => {
  test('is a whole number from 1 to 200, read from digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LIMIT_MAXIMUM }), (limit) => {
        expect(EventListQuerySchema.parse({ limit: `${limit}` })).toEqual({ limit });
      }),
    );
  });

  test.each([...notPlainDigits, '0', '201', '1000', '99999999999999999999', 'all', 'null'])(
    'refuses %j, and never clamps it',
    (value) => {
      expect(blamed({ limit: value })).toEqual(['limit']);
    },
  );

  test('accepts no number outside its range in any notation', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const { success, data } = EventListQuerySchema.safeParse({ limit: text });
        return !success || (`${data.limit}` === text && Number(text) >= 1 && Number(text) <= LIMIT_MAXIMUM);
      }),
    );
  });
});

describe('province', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);

  test('is words of lower-case ASCII letters and digits, joined by hyphens', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) =>
        accepts({ province: words.join('-') }),
      ),
    );
  });

  test.each([
    '',
    'Idlib',
    'deir ez-zor',
    'deir_ez_zor',
    '-idlib',
    'idlib-',
    'deir--ez',
    'ідліб',
    'idlib,homs',
    '../x',
  ])('refuses %j', (value) => {
    expect(blamed({ province: value })).toEqual(['province']);
  });

  test('is validated in linear time', () => {
    const decide = () => expect(accepts({ province: `${'a-'.repeat(50_000)}!` })).toBe(false);
    expect(cpuMilliseconds(decide)).toBeLessThan(500);
  });
});

describe('country', () => {
  test.each(['SY', 'UA', 'XV'])('takes %s', (value) => {
    expect(accepts({ country: value })).toBe(true);
  });

  test.each(['', 'sy', 'S', 'SYR', 'S1', 'ЅY', 'SY,UA', 'SY '])('refuses %j', (value) => {
    expect(blamed({ country: value })).toEqual(['country']);
  });
});

describe.each(['from', 'to'])('%s', (parameter) => {
  test('is any calendar date', () => {
    const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(fc.property(day, (time) => accepts({ [parameter]: time.toISOString().slice(0, 10) })));
  });

  test.each([
    '',
    '2017',
    '2017-3-1',
    '2017-02-29',
    '2017-13-01',
    '0000-01-01',
    '20170301',
    '2017-03-01T00:00:00Z',
    '٢٠١٧-٠٣-٠١',
  ])('refuses %j', (value) => {
    expect(blamed({ [parameter]: value })).toEqual([parameter]);
  });
});

describe('from and to', () => {
  test('may be the same day', () => {
    expect(accepts({ from: '2017-03-01', to: '2017-03-01' })).toBe(true);
  });

  test('from must not be after to', () => {
    expect(blamed({ from: '2017-03-02', to: '2017-03-01' })).toEqual(['from']);
  });

  test.each(['from', 'to'])('%s cannot be combined with since', (parameter) => {
    expect(blamed({ [parameter]: '2017-03-01', since: '24h' })).toEqual(['since']);
  });
});

describe('a query', () => {
  test('may be empty: nothing is required', () => {
    expect(EventListQuerySchema.parse({})).toEqual({});
    expect(RecordListQuerySchema.parse({})).toEqual({});
  });

  test('refuses unknown parameters', () => {
    expect(accepts({ provinces: 'idlib' })).toBe(false);
    expect(RecordListQuerySchema.safeParse({ since: '24h' }).success).toBe(false);
  });

  test('refuses a cursor that is empty', () => {
    expect(blamed({ cursor: '' })).toEqual(['cursor']);
  });

  test('reports all its errors at once', () => {
    expect(blamed({ province: 'IDLIB', since: '1d', limit: '0' }).sort()).toEqual([
      'limit',
      'province',
      'since',
    ]);
  });

  test.each([
    [EventListQuerySchema, EventFiltersSchema],
    [RecordListQuerySchema, RecordFiltersSchema],
  ])(
    'takes every filter alone, and none beside updated_since: what moved must still reach every mirror',
    (query, filters) => {
      for (const name of Object.keys(filters.shape)) {
        const value = z.globalRegistry.get(query.shape[name as keyof typeof query.shape])?.examples;
        const given = { [name]: Array.isArray(value) ? value[0] : undefined };
        expect(query.safeParse(given)).toMatchObject({ success: true, data: given });
        if (name !== 'updated_since')
          expect(blamed({ ...given, updated_since: '24h' }, query)).toEqual([name]);
      }
    },
  );

  test('accepts limit and cursor with updated_since', () => {
    expect(accepts({ updated_since: '24h', limit: '10', cursor: 'c' })).toBe(true);
  });
});
