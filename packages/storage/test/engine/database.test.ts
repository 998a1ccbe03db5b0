import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/engine/index.js';
import { DatabaseUnavailable, sql } from '../../src/engine/index.js';

describe.each(engines)('database on $name', (engine) => {
  describe.skipIf(engine.skip)('behaves alike', () => {
    let opened: OpenedEngine;
    let database: Database;

    beforeAll(async () => {
      opened = await engine.openWithoutSchema();
      database = opened.database;
      await database.query(sql`create table notes (id integer primary key, text text not null)`);
    });

    beforeEach(async () => {
      await database.query(sql`truncate notes`);
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

    const count = async () => {
      const rows = await database.query<{ count: number }>(sql`select count(*) from notes`);
      return rows[0]?.count;
    };

    const insert = (id: number) => sql`insert into notes (id, text) values (${id}, 'a')`;

    it.each([
      ['a unique violation', sql`insert into notes values (1, 'a'), (1, 'b')`, '23505'],
      ['a missing value', sql`insert into notes values (1, ${null})`, '23502'],
      ['a syntax error', sql`selec 1`, '42601'],
      ['an unknown table', sql`select * from nowhere`, '42P01'],
      ['a division by zero', sql`select 1 / ${0}::int`, '22012'],
      ['a NUL byte', sql`select ${'a\0b'}::text`, '22021'],
      ['a NUL byte in JSON', sql`select ${'"\\u0000"'}::jsonb`, '22P05'],
      ['a timestamp out of range', sql`select ${'300000-01-01T00:00:00Z'}::timestamptz`, '22008'],
      ['no number', sql`select ${'ten'}::int`, '22P02'],
    ])('reports %s by its SQLSTATE, each time, and stays usable', async (_, statement, code) => {
      await expect(database.query(statement)).rejects.toMatchObject({ code });
      await expect(database.query(statement)).rejects.toMatchObject({ code });
      expect(await one('1')).toBe(1);
    });

    it('stays usable after a value that cannot be sent', async () => {
      const circular: Record<string, unknown> = {};
      circular.self = circular;
      const statement = (values: unknown[]) => sql`select ${values}::jsonb[] as list`;
      await expect(database.query(statement([circular]))).rejects.toThrow(TypeError);
      expect(await database.query(statement(['{}']))).toEqual([{ list: [{}] }]);
    });

    it('prepares a statement once and runs it with other values', async () => {
      const statement = (n: number) => sql`select ${n}::int * 2 as twice /* prepared once */`;
      for (const n of [1, 2, 3]) expect(await database.query(statement(n))).toEqual([{ twice: n * 2 }]);
      const prepared = await database.query<{ name: string }>(
        sql`select name from pg_prepared_statements where statement like ${'%prepared once%'}
            and statement not like ${'%pg_prepared_statements%'}`,
      );
      expect(prepared).toEqual([{ name: statement(1).name }]);
    });

    it('serves the next caller after a migration changed what a prepared statement returns', async () => {
      await database.query(sql`create table growing (a int)`);
      await database.query(sql`select * from growing`);
      await database.query(sql`alter table growing add column b int`);
      await database.query(sql`select * from growing`).catch(() => undefined);
      expect(await database.query(sql`select * from growing`)).toEqual([]);
    });

    it('runs a text of several statements and returns the rows of the last', async () => {
      const script = `insert into notes values (1, 'a'); insert into notes values (2, 'b'); select id from notes order by id`;
      expect(await database.query({ text: script, values: [] })).toEqual([{ id: 1 }, { id: 2 }]);
    });

    it('rolls back a text of several statements when one fails', async () => {
      const script = `insert into notes values (1, 'a'); insert into notes values (1, 'b')`;
      await expect(database.query({ text: script, values: [] })).rejects.toMatchObject({ code: '23505' });
      expect(await count()).toBe(0);
    });

    it('answers 50 queries at once, a failing one among them', async () => {
      const answers = await Promise.allSettled(
        Array.from({ length: 50 }, (_, n) =>
          database.query<{ n: number }>(sql`select 10 / ${n - 7}::int as n`),
        ),
      );
      expect(answers.filter((answer) => answer.status === 'rejected').length).toBe(1);
      expect(answers[17]).toEqual({ status: 'fulfilled', value: [{ n: 1 }] });
    });

    it('handles 50 concurrent writes without a refusal or loss', async () => {
      await Promise.all(Array.from({ length: 50 }, (_, id) => database.query(insert(id))));
      expect(await count()).toBe(50);
    });

    it('drops a connection on which a transaction was left open', async () => {
      await database.query({ text: `begin; insert into notes values (1, 'a')`, values: [] });
      await database.query(insert(2));
      expect(await database.query(sql`select id from notes`)).toEqual([{ id: 2 }]);
    });

    it('answers a ping', async () => {
      await expect(database.ping()).resolves.toBeUndefined();
    });

    it('finishes running statements when closed and refuses later ones', async () => {
      const other = await engine.openWithoutSchema();
      const running = other.database.query(sql`select 1 as one`);
      await other.close();
      expect(await running).toEqual([{ one: 1 }]);
      await expect(other.database.query(sql`select 1`)).rejects.toThrow(DatabaseUnavailable);
      await expect(other.database.ping()).rejects.toThrow(DatabaseUnavailable);
      await expect(other.database.close()).resolves.toBeUndefined();
    });
  });
});
