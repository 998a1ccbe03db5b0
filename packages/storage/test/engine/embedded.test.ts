import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Database,
  DatabaseUnavailable,
  DirectoryInUse,
  openEmbedded,
  sql,
} from '../../src/engine/index.js';
import { copyOfEmptyDatabase, type EmptyDatabase } from '../../src/testing/empty-database.js';

describe('openEmbedded', () => {
  let empty: EmptyDatabase;
  let directory: string;
  let opened: Database[];

  beforeEach(async () => {
    empty = await copyOfEmptyDatabase();
    directory = empty.directory;
    opened = [];
  });

  afterEach(async () => {
    for (const database of opened) await database.close();
    await empty.remove();
  });

  const open = async (options: Partial<Parameters<typeof openEmbedded>[0]> = {}) => {
    const database = await openEmbedded({ directory, totalTimeoutSeconds: 20, ...options });
    opened.push(database);
    return database;
  };

  const endless = sql`select count(*) from generate_series(1, 1000000000)`;

  it('keeps its data for the next opening', async () => {
    const first = await open();
    await first.query(sql`create table notes as select 1 as id`);
    await first.close();
    const second = await open();
    expect(await second.query(sql`select id from notes`)).toEqual([{ id: 1 }]);
  });

  it('refuses a directory in use, and leaves it unchanged', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(DirectoryInUse);
    expect(await first.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('reports why a directory cannot be opened, and releases its lock', async () => {
    await writeFile(join(directory, 'pgdata', 'PG_VERSION'), '12\n');
    await expect(open()).rejects.toThrow(DatabaseUnavailable);
    await expect(open()).rejects.toThrow('initialized by PostgreSQL version 12');
    await writeFile(join(directory, 'pgdata', 'PG_VERSION'), '18\n');
    await expect((await open()).ping()).resolves.toBeUndefined();
  });

  it('reports a full disk when the log cannot be replayed', async ({ skip }) => {
    const before = await open();
    await before.query(sql`create table notes as select generate_series(1, 10000) as id`);
    const disk = join(directory, 'disk');
    await mkdir(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk]).status === 0;
    skip(!mounted, 'a file system of its own needs root');
    try {
      // The files that a crash would leave.
      await cp(join(directory, 'pgdata'), join(disk, 'pgdata'), { recursive: true });
      const ballast = join(disk, 'ballast');
      await expect(writeFile(ballast, Buffer.alloc(96 * 1024 * 1024))).rejects.toThrow('ENOSPC');
      const roomForTheLock = 8192;
      await truncate(ballast, (await stat(ballast)).size - roomForTheLock);
      await expect(openEmbedded({ directory: disk })).rejects.toMatchObject({
        name: 'DatabaseUnavailable',
        message: expect.stringContaining('No space left on device'),
        cause: { code: 'ENOSPC' },
      });
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  it('ends a statement that takes too long, and runs those queued behind it', async () => {
    const told: string[] = [];
    const database = await open({
      statementTimeoutSeconds: 0.5,
      onError: (error) => told.push(error.message),
    });
    await database.query(sql`create table notes as select 1 as id`);
    const long = database.query(endless);
    const behind = database.query(sql`select id from notes`);
    await expect(long).rejects.toThrow(DatabaseUnavailable);
    expect(await behind).toEqual([{ id: 1 }]);
    expect(told).toEqual([expect.stringContaining('started again')]);
  });

  it('rejects at the time limit of the request, also queued ones, while the statement runs on', async () => {
    const told: string[] = [];
    const database = await open({
      totalTimeoutSeconds: 0.5,
      statementTimeoutSeconds: 30,
      onError: (error) => told.push(error.message),
    });
    const slow = sql`select count(*) from generate_series(1, 6000000)`;
    await Promise.all([
      expect(database.query(slow)).rejects.toThrow(DatabaseUnavailable),
      expect(database.query(sql`create table too_late (id int)`)).rejects.toThrow(DatabaseUnavailable),
      expect(
        database.transaction((connection) => connection.query(sql`create table too_late (id int)`)),
      ).rejects.toThrow(DatabaseUnavailable),
    ]);
    await expect
      .poll(() => database.query(sql`select to_regclass('too_late') as made`).catch(() => 'not yet'), {
        timeout: 15_000,
      })
      .toEqual([{ made: null }]);
    expect(told).toEqual([]);
  });

  it('restarts when PostgreSQL panics in the thread', async () => {
    const database = await open();
    await database.query(sql`create table notes as select 1 as id`);
    // PGlite cannot run programs, and the attempt makes PostgreSQL panic.
    const attempt = database.query({ text: `copy (select 1) to program 'ls'`, values: [] });
    await expect(attempt).rejects.toThrow(DatabaseUnavailable);
    expect(await database.query(sql`select id from notes`)).toEqual([{ id: 1 }]);
  });

  it('stops when its lock is taken over, because another process may be writing', async () => {
    const database = await open();
    const [holder] = await readdir(join(directory, 'lock'));
    await rm(join(directory, 'lock', String(holder)));
    const ask = () => database.ping().catch((error: Error) => error.message);
    await expect.poll(ask, { timeout: 10_000 }).toContain('taken away');
  });

  it('rolls back a transaction whose statement takes too long', async () => {
    const database = await open({ statementTimeoutSeconds: 0.5 });
    await database.query(sql`create table notes (id int)`);
    const attempt = database.transaction(async (connection) => {
      await connection.query(sql`insert into notes values (1)`);
      await connection.query(endless);
    });
    await expect(attempt).rejects.toThrow(DatabaseUnavailable);
    expect(await database.query(sql`select * from notes`)).toEqual([]);
  });

  it('gives a transaction a longer time limit', async () => {
    const database = await open({ statementTimeoutSeconds: 0.1 });
    const seconds = await database.transaction(
      (connection) =>
        connection.query(
          sql`select extract(epoch from clock_timestamp() - now()) > 0.8 as waited from (select pg_sleep(0.9)) nap`,
        ),
      { statementTimeoutSeconds: 30 },
    );
    expect(seconds).toEqual([{ waited: true }]);
  });

  it('does not block the event loop while a statement runs', async () => {
    const database = await open();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    await database.query(sql`select count(*) from generate_series(1, 1000000)`);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('removes the temporary files of killed statements', async () => {
    const left = join(directory, 'pgdata', 'base', 'pgsql_tmp');
    await mkdir(left, { recursive: true });
    await writeFile(join(left, 'pgsql_tmp42.0'), 'spilled');
    await open();
    await expect(stat(left)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.each([
    [0, '32MB'],
    [2 ** 30, '128MB'],
  ])('sizes its buffers by its files, within bounds: with %i bytes more, %s', async (bytes, expected) => {
    const held = join(directory, 'pgdata', 'base', 'held');
    await writeFile(held, '');
    await truncate(held, bytes);
    const database = await open();
    expect(await database.query(sql`show shared_buffers`)).toEqual([{ shared_buffers: expected }]);
  });

  it('ignores the environment variables of another database', async () => {
    process.env.PGHOST = 'elsewhere.invalid';
    process.env.PGSSLMODE = 'require';
    try {
      await expect((await open()).ping()).resolves.toBeUndefined();
    } finally {
      delete process.env.PGHOST;
      delete process.env.PGSSLMODE;
    }
  });
});
