import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Copy } from '../../src/engine/copy.js';

const plain = (text: string) => ({ text, values: [] });

const COLUMNS = ['id', 'text', 'json', 'list', 'numbers', 'flag'];

/** What a database can hold: no null character and no half of a pair. */
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
});

describe.each(engines)('rows copied into $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let opened: OpenedEngine;
    beforeAll(async () => {
      opened = await engine.open();
      await opened.database.query(
        plain(
          'create table t (id integer primary key, text text, json json, list text[], numbers integer[], flag boolean)',
        ),
      );
    });
    beforeEach(() => opened.database.query(plain('truncate t')));
    afterAll(() => opened.close());

    const copy = (rows: Copy['rows']) =>
      opened.database.transaction((connection) => connection.copy({ table: 't', columns: COLUMNS, rows }));
    const count = async () =>
      (await opened.database.query(plain('select count(*)::integer as n from t')))[0]?.n;

    it('are what was sent, whatever characters they hold', async () => {
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

    it('one that is there already refuses all, and the connection goes on', async () => {
      await copy([[1, 'one', '{}', null, [], true]]);
      const both = copy([2, 1].map((id) => [id, 'more', '{}', null, [], true]));
      await expect(both).rejects.toMatchObject({ code: '23505' });
      expect(await count()).toBe(1);
    });

    it('one that cannot be made refuses all, and tells why', async () => {
      function* broken() {
        for (let id = 0; id < 1_000; id++) yield [id, 'row', '{}', null, [], true];
        throw new RangeError('no more rows');
      }
      await expect(copy(broken())).rejects.toThrow('no more rows');
      expect(await count()).toBe(0);
      await copy([[1, 'one', '{}', null, [], true]]);
      expect(await count()).toBe(1);
    });

    it('none at all is as good', async () => {
      await copy([]);
      expect(await count()).toBe(0);
    });

    it('many take their turn among the statements of a transaction', async () => {
      await opened.database.transaction(async (connection) => {
        const many = Array.from(
          { length: 5_000 },
          (_, id) => [id, 'x'.repeat(500), '{}', null, [], true] as const,
        );
        const copied = connection.copy({ table: 't', columns: COLUMNS, rows: many });
        const [seen] = await connection.query<{ n: number }>(plain('select count(*)::integer as n from t'));
        await copied;
        expect(seen?.n).toBe(5_000);
      });
    });

    it('are refused where there is no such table, and the connection goes on', async () => {
      const nowhere = opened.database.transaction((connection) =>
        connection.copy({
          table: 'nowhere',
          columns: ['id'],
          rows: Array.from({ length: 500 }, (_, id) => [id]),
        }),
      );
      await expect(nowhere).rejects.toMatchObject({ code: '42P01' });
      expect(await count()).toBe(0);
    });
  });
});
