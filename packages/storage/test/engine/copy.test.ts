import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CopyColumn, type CopyType, type CopyValue, copied } from '../../src/engine/index.js';

const plain = (text: string) => ({ text, values: [] });

type Values = readonly CopyValue[];

const columns = (types: Readonly<Record<string, CopyType>>): readonly CopyColumn<Values>[] =>
  Object.entries(types).map(([name, type], at) => ({ name, type, value: (row) => row[at] ?? null }));

const COLUMNS = columns({
  id: 'integer',
  text: 'text',
  json: 'json',
  list: 'text[]',
  numbers: 'integer[]',
  flag: 'boolean',
  big: 'bigint',
  time: 'timestamptz',
});

const inTable = (rows: readonly Values[]) => copied({ table: 't', columns: COLUMNS, rows });

/** Text that PostgreSQL accepts: without null characters and lone surrogates. */
const text = fc
  .string({ unit: 'binary', maxLength: 20 })
  .map((drawn) => drawn.replaceAll('\0', '').toWellFormed())
  .chain((drawn) =>
    fc.constantFrom(drawn, `${drawn}\\`, `\t${drawn}`, `a\n${drawn}\r`, '\\N', '\\.', '{"}', ''),
  );

const row = fc.record({
  text: fc.option(text),
  json: fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean())),
  list: fc.option(fc.array(text, { maxLength: 4 })),
  numbers: fc.array(fc.integer({ min: -1_000, max: 1_000 }), { maxLength: 4 }),
  flag: fc.boolean(),
  big: fc.option(fc.maxSafeInteger()),
  time: fc.option(
    fc
      .date({
        min: new Date('0001-01-01T00:00:00Z'),
        max: new Date('9999-12-31T23:59:59Z'),
        noInvalidDate: true,
      })
      .map((date) =>
        date
          .toISOString()
          .replace(/\.?0*Z$/, 'Z')
          .replace(/T(..:..)Z$/, 'T$1:00Z'),
      ),
  ),
});

const rest = ['{}', null, [], true, null, null] as const;

describe.each(engines)('rows copied into $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let opened: OpenedEngine;
    beforeAll(async () => {
      opened = await engine.openWithoutSchema();
      await opened.database.query(
        plain(
          'create table t (id integer primary key, text text, json json, list text[], numbers integer[], flag boolean, big bigint, time timestamptz)',
        ),
      );
      await opened.database.query(plain('create table u (id integer primary key)'));
    });
    beforeEach(() => opened.database.query(plain('truncate t')));
    afterAll(() => opened.close());

    const copy = (rows: readonly Values[]) =>
      opened.database.transaction((connection) => connection.copy(inTable(rows)));
    const count = async () =>
      (await opened.database.query(plain('select count(*)::integer as n from t')))[0]?.n;

    it('are stored unchanged, whatever characters they hold', async () => {
      await fc.assert(
        fc
          .asyncProperty(fc.array(row, { minLength: 1, maxLength: 120 }), async (rows) => {
            await copy(
              rows.map((one, id) => [
                id,
                one.text,
                JSON.stringify(one.json),
                one.list,
                one.numbers,
                one.flag,
                one.big,
                one.time,
              ]),
            );
            const held = await opened.database.query(plain('select * from t order by id'));
            expect(held).toEqual(
              rows.map((one, id) => ({ id, ...one, json: JSON.parse(JSON.stringify(one.json)) })),
            );
          })
          .beforeEach(async () => {
            await opened.database.query(plain('truncate t'));
          }),
        { numRuns: 20 },
      );
    });

    it('are all refused when one exists already, and the connection stays usable', async () => {
      await copy([[1, 'one', ...rest]]);
      const both = copy([2, 1].map((id) => [id, 'more', ...rest]));
      await expect(both).rejects.toMatchObject({ code: '23505' });
      expect(await count()).toBe(1);
    });

    it('are all refused when one cannot be encoded, with the reason', async () => {
      const broken: readonly CopyColumn<number>[] = [
        { name: 'id', type: 'integer', value: (id) => id },
        {
          name: 'text',
          type: 'text',
          value: (id) => {
            if (id < 5_000) return 'x'.repeat(100);
            throw new RangeError('no more rows');
          },
        },
      ];
      const rows = Array.from({ length: 5_001 }, (_, id) => id);
      const copying = opened.database.transaction((connection) =>
        connection.copy(copied({ table: 't', columns: broken, rows })),
      );
      await expect(copying).rejects.toThrow('no more rows');
      expect(await count()).toBe(0);
      await copy([[1, 'one', ...rest]]);
      expect(await count()).toBe(1);
    });

    it('go into several tables at once, or into none of them', async () => {
      const both = (second: number) =>
        opened.database.transaction((connection) =>
          connection.copy(
            inTable([[second, 'first', ...rest]]),
            copied({ table: 'u', columns: columns({ id: 'integer' }), rows: [[1], [second]] }),
          ),
        );
      await both(2);
      const held = 'select (select count(*) from t)::integer as t, (select count(*) from u)::integer as u';
      expect(await opened.database.query(plain(held))).toEqual([{ t: 1, u: 2 }]);
      await opened.database.query(plain('truncate u'));
      await expect(both(1)).rejects.toMatchObject({ code: '23505' });
      expect(await opened.database.query(plain(held))).toEqual([{ t: 1, u: 0 }]);
    });

    it.each([
      ['a fraction of an integer', [1.5, 'x', ...rest], '1.5 is not an integer'],
      ['an integer that is too large', [2 ** 31, 'x', ...rest], 'Received 2147483648'],
      [
        'a text for a flag',
        [1, 'x', '{}', null, [], 'yes', null, null],
        'A column of type boolean cannot be given "yes"',
      ],
      [
        'a number that is none',
        [1, 'x', '{}', null, [Number.NaN], true, null, null],
        'NaN is not an integer',
      ],
      ['a time that is none', [1, 'x', '{}', null, [], true, null, 'yesterday'], 'yesterday is not a time'],
      [
        'a time to the microsecond',
        [1, 'x', '{}', null, [], true, null, '2026-01-01T00:00:00.123456Z'],
        '123456Z is not a time to the millisecond',
      ],
      [
        'a time without an offset',
        [1, 'x', '{}', null, [], true, null, '2026-01-01T00:00:00'],
        '00:00:00 is not a time',
      ],
    ])('%s is refused, and the connection goes on', async (_what, wrong, told) => {
      await expect(copy([wrong])).rejects.toThrow(told);
      await copy([[1, 'one', ...rest]]);
      expect(await count()).toBe(1);
    });

    it('keep a time of -infinity', async () => {
      await copy([[1, 'one', '{}', null, [], true, null, '-infinity']]);
      expect(await opened.database.query(plain('select time from t'))).toEqual([{ time: '-infinity' }]);
    });

    it('may be none', async () => {
      await copy([]);
      expect(await count()).toBe(0);
    });

    it('are copied in order with the other statements of a transaction', async () => {
      await opened.database.transaction(async (connection) => {
        const many = Array.from({ length: 5_000 }, (_, id) => [id, 'x'.repeat(500), ...rest] as const);
        const copied = connection.copy(inTable(many));
        const [seen] = await connection.query<{ n: number }>(plain('select count(*)::integer as n from t'));
        await copied;
        expect(seen?.n).toBe(5_000);
      });
    });

    it('are refused for an unknown table, and the connection stays usable', async () => {
      const nowhere = opened.database.transaction((connection) =>
        connection.copy(
          copied({
            table: 'nowhere',
            columns: columns({ id: 'integer' }),
            rows: Array.from({ length: 500 }, (_, id) => [id]),
          }),
        ),
      );
      await expect(nowhere).rejects.toMatchObject({ code: '42P01' });
      expect(await count()).toBe(0);
    });
  });
});
