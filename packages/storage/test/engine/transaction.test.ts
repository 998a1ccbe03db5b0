import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/engine/index.js';
import { sql } from '../../src/engine/index.js';

describe.each(engines)('transaction on $name', (engine) => {
  describe.skipIf(engine.skip)('is all or nothing', () => {
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

    const count = async () => {
      const rows = await database.query<{ count: number }>(sql`select count(*) from notes`);
      return rows[0]?.count;
    };

    const insert = (id: number) => sql`insert into notes (id, text) values (${id}, 'a')`;

    it('commits what its work wrote and returns what it returned', async () => {
      const result = await database.transaction(async (connection) => {
        await connection.query(insert(1));
        await connection.query(insert(2));
        return 'done';
      });
      expect(result).toBe('done');
      expect(await count()).toBe(2);
    });

    it('rolls back when its work throws, and passes the error on', async () => {
      const failure = new Error('changed my mind');
      const attempt = database.transaction(async (connection) => {
        await connection.query(insert(1));
        throw failure;
      });
      await expect(attempt).rejects.toBe(failure);
      expect(await count()).toBe(0);
    });

    it('rolls back when a statement fails', async () => {
      const attempt = database.transaction(async (connection) => {
        await connection.query(insert(1));
        await connection.query(insert(1));
      });
      await expect(attempt).rejects.toMatchObject({ code: '23505' });
      expect(await count()).toBe(0);
    });

    it('rejects when its work swallowed an error', async () => {
      const attempt = database.transaction(async (connection) => {
        await connection.query(insert(1));
        await connection.query(insert(1)).catch(() => undefined);
      });
      await expect(attempt).rejects.toThrow('rolled back');
      expect(await count()).toBe(0);
    });

    it('rejects when the commit fails', async () => {
      await database.query(sql`create table parents (id int primary key)`);
      await database.query(sql`create table children (
          parent int references parents (id) deferrable initially deferred)`);
      const attempt = database.transaction((connection) =>
        connection.query(sql`insert into children values (1)`),
      );
      await expect(attempt).rejects.toMatchObject({ code: '23503' });
      await expect(database.ping()).resolves.toBeUndefined();
    });

    it('runs no statement after its end, not even one queued before', async () => {
      let late: Promise<unknown> = Promise.resolve('never asked');
      const attempt = database.transaction(async (connection) => {
        late = connection
          .query(insert(1))
          .then(() => connection.query(insert(2)))
          .catch((error: unknown) => error);
        throw new Error('failed meanwhile');
      });
      await expect(attempt).rejects.toThrow('failed meanwhile');
      expect(String(await late)).toContain('has ended');
      expect(await count()).toBe(0);
    });

    it('runs concurrent statements in order', async () => {
      const ids = await database.transaction(async (connection) => {
        await Promise.all([3, 1, 2].map((id) => connection.query(insert(id))));
        return connection.query(sql`select id from notes order by id`);
      });
      expect(ids).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    });

    it('hides its writes from others until it commits', async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) =>
          database.transaction(async (connection) => {
            await connection.query(insert(n * 2));
            await connection.query(insert(n * 2 + 1));
            if (n % 2 === 0) throw new Error('every other one fails');
          }),
        ),
      );
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled').length).toBe(10);
      expect(await count()).toBe(20);
    });

    it('can have a longer time limit', async () => {
      const limit = await database.transaction(
        (connection) => connection.query(sql`show statement_timeout`),
        { statementTimeoutSeconds: 60 },
      );
      expect(limit).toEqual([{ statement_timeout: '1min' }]);
    });
  });
});
