import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Row } from '../../src/engine/index.js';
import { sql } from '../../src/engine/index.js';

describe.each(engines)('rows on $name', (engine) => {
  describe.skipIf(engine.skip)('are the same on each engine', () => {
    let opened: OpenedEngine;
    let database: Database;

    beforeAll(async () => {
      opened = await engine.openWithoutSchema();
      database = opened.database;
    });

    afterAll(async () => {
      await opened.close();
    });

    const one = async (column: string): Promise<unknown> => {
      const rows = await database.query<{ value: unknown }>({
        text: `select ${column} as value`,
        values: [],
      });
      return rows[0]?.value;
    };

    it.each<[string, unknown]>([
      [`'2026-03-01 12:00:00.123456+02'::timestamptz`, '2026-03-01T10:00:00.123456Z'],
      [`'2026-03-01 12:00:00+00'::timestamptz`, '2026-03-01T12:00:00Z'],
      [`'10000-01-01 00:00:00+00'::timestamptz`, '10000-01-01T00:00:00Z'],
      [`'infinity'::timestamptz`, 'infinity'],
      [`'-infinity'::timestamptz`, '-infinity'],
      [`'0044-03-15 00:00:00+00 BC'::timestamptz`, '0044-03-15 00:00:00+00 BC'],
      [`array['2026-03-01 12:00:00+00', null]::timestamptz[]`, ['2026-03-01T12:00:00Z', null]],
      [`'2026-03-01 12:00:00.5'::timestamp`, '2026-03-01 12:00:00.5'],
      [`'2026-03-01'::date`, '2026-03-01'],
      [`array['2026-03-01']::date[]`, ['2026-03-01']],
      [`'-infinity'::date`, '-infinity'],
      [`'90 minutes'::interval`, 'PT1H30M'],
      [`9007199254740991::int8`, 9007199254740991],
      [`-9007199254740991::int8`, -9007199254740991],
      [
        `array[array[1, null], array[3, 4]]::int8[]`,
        [
          [1, null],
          [3, 4],
        ],
      ],
      [`7::int4`, 7],
      [`0.1::float8`, 0.1],
      [`'NaN'::float8`, Number.NaN],
      [`12.50::numeric`, '12.50'],
      [`array[12.50, 0.1]::numeric[]`, ['12.50', '0.1']],
      ['true', true],
      ['null::text', null],
      [`'{"a": [1, "é", null]}'::json`, { a: [1, 'é', null] }],
      [`'{"a": [1, "é", null]}'::jsonb`, { a: [1, 'é', null] }],
      [`'null'::jsonb`, null],
      [`array['a', 'b"c,d', '', 'NULL', null]::text[]`, ['a', 'b"c,d', '', 'NULL', null]],
      [`'{}'::text[]`, []],
      [`'\\x00ff'::bytea`, Buffer.from([0, 255])],
      [`'5a4e6ea6-1b6c-4bb0-9d0e-6a2b1e0f9a11'::uuid`, '5a4e6ea6-1b6c-4bb0-9d0e-6a2b1e0f9a11'],
    ])('returns %s as %j', async (column, value) => {
      expect(await one(column)).toEqual(value);
    });

    it('runs sessions in UTC, so that dates are equal on every server', async () => {
      expect(await one(`('2026-03-01 23:30:00-05'::timestamptz)::date`)).toBe('2026-03-02');
    });

    it('refuses an integer that would be rounded, and stays usable', async () => {
      await expect(one('9007199254740993::int8')).rejects.toThrow(RangeError);
      expect(await one('1::int8')).toBe(1);
    });

    it('passes values as parameters, never as part of the statement', async () => {
      const hostile = `'; select 1 / 0; --`;
      const when = new Date('2026-03-01T12:00:00.123Z');
      const [row] = await database.query<Row>(sql`
        select ${hostile}::text as text, ${when}::timestamptz as instant, ${['a', '"', null]}::text[] as list,
               ${JSON.stringify([{ a: 1 }])}::jsonb as json, ${{ a: 1 }}::jsonb as object, ${null}::text as nothing, ${true}::boolean as yes,
               ${Buffer.from([0, 1])}::bytea as bytes, ${1.5}::float8 as number`);
      expect(row).toEqual({
        text: hostile,
        instant: '2026-03-01T12:00:00.123Z',
        list: ['a', '"', null],
        json: [{ a: 1 }],
        object: { a: 1 },
        nothing: null,
        yes: true,
        bytes: Buffer.from([0, 1]),
        number: 1.5,
      });
    });

    it('sends and returns a megabyte', async () => {
      const text = 'é'.repeat(500_000);
      expect(await database.query(sql`select ${text}::text as text`)).toEqual([{ text }]);
    });

    it('returns a hundred thousand rows', async () => {
      const rows = await database.query<{ n: number }>(
        sql`select n from generate_series(1, 100000) n order by n`,
      );
      expect(rows.length).toBe(100_000);
      expect(rows.at(-1)).toEqual({ n: 100_000 });
    });
  });
});
