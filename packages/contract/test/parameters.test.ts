import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMilliseconds } from '../../../scripts/support/cpu-milliseconds.js';
import {
  EventListQuerySchema,
  LIMIT_MAXIMUM,
  RecordListQuerySchema,
  WINDOW_MAXIMUM_HOURS,
} from '../src/index.js';

const accepts = (query: Record<string, unknown>) => EventListQuerySchema.safeParse(query).success;

/** The parameters that a refused query is refused for. */
const blamed = (query: Record<string, unknown>, schema = EventListQuerySchema) =>
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
  test('is a whole number of hours from 1h to 87600h', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: WINDOW_MAXIMUM_HOURS }), (hours) =>
        accepts({ [parameter]: `${hours}h` }),
      ),
    );
  });

  test('takes nothing beyond ten years', () => {
    expect(accepts({ [parameter]: '87600h' })).toBe(true);
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

  test('any text that is accepted is its own canonical form', () => {
    const text = fc.oneof(
      fc.stringMatching(/^[0-9+\-.eEx ５]{1,6}h$/),
      fc.integer({ min: -5, max: 99_999 }).map((hours) => `${hours}h`),
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

  test('never takes a number outside its range, however it is written', () => {
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

  test('is decided at once, even for a text made to make a pattern backtrack', () => {
    const decide = () => expect(accepts({ province: `${'a-'.repeat(50_000)}!` })).toBe(false);
    expect(cpuMilliseconds(decide)).toBeLessThan(500);
  });
});

describe('a query', () => {
  test('may be empty: nothing is required', () => {
    expect(EventListQuerySchema.parse({})).toEqual({});
    expect(RecordListQuerySchema.parse({})).toEqual({});
  });

  test('refuses what it does not know, so that a misspelt filter never returns everything', () => {
    expect(accepts({ provinces: 'idlib' })).toBe(false);
    expect(RecordListQuerySchema.safeParse({ since: '24h' }).success).toBe(false);
  });

  test('refuses a cursor that is empty', () => {
    expect(blamed({ cursor: '' })).toEqual(['cursor']);
  });

  test('names everything that is wrong with it at once', () => {
    expect(blamed({ province: 'IDLIB', since: '1d', limit: '0' }).sort()).toEqual([
      'limit',
      'province',
      'since',
    ]);
  });

  test('refuses a filter beside updated_since: what moved must still reach every mirror', () => {
    expect(blamed({ updated_since: '24h', province: 'idlib', since: '24h' })).toEqual(['province', 'since']);
    expect(accepts({ updated_since: '24h', limit: '10', cursor: 'c' })).toBe(true);
  });
});
