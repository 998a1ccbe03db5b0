import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Database,
  DatabaseUnavailable,
  openPostgresql,
  type PostgresqlOptions,
  sql,
} from '../../src/engine/index.js';
import { FaultyNetwork } from './faulty-network.js';

const server = process.env.TEST_DATABASE_URL || '';
const why = server === '' ? ' (skipped: TEST_DATABASE_URL is not set)' : '';

describe('openPostgresql without a server', () => {
  it('reports that the database is unavailable, with the network error', async () => {
    const closed = await FaultyNetwork.before({ host: '127.0.0.1', port: 1 });
    const port = closed.port;
    await closed.close();
    const database = await openPostgresql({
      connectionString: `postgres://nobody@127.0.0.1:${port}/nothing`,
    });
    await expect(database.query(sql`select 1`)).rejects.toThrow(DatabaseUnavailable);
    await expect(database.ping()).rejects.toThrow('ECONNREFUSED');
    await database.close();
  });
});

describe.skipIf(server === '')(`openPostgresql through a network that fails${why}`, () => {
  let network: FaultyNetwork;
  let databases: Database[];

  beforeEach(async () => {
    const { hostname, port } = new URL(server);
    network = await FaultyNetwork.before({ host: hostname, port: Number(port || 5432) });
    databases = [];
  });

  afterEach(async () => {
    await network.close();
    for (const database of databases) await database.close();
  });

  const open = async (options: Partial<PostgresqlOptions> = {}): Promise<Database> => {
    const through = new URL(server);
    through.host = `127.0.0.1:${network.port}`;
    const database = await openPostgresql({ connectionString: through.href, poolSize: 1, ...options });
    databases.push(database);
    return database;
  };

  const backend = async (database: Database) => {
    const [row] = await database.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return row?.pid;
  };

  const answersAgain = (database: Database) =>
    expect
      .poll(() =>
        database.ping().then(
          () => 'answers',
          () => 'busy',
        ),
      )
      .toBe('answers');

  it('reconnects after an idle connection was lost', async () => {
    let told: () => void = () => {};
    const lost = new Promise<void>((resolve) => {
      told = resolve;
    });
    const database = await open({ onError: () => told() });
    const before = await backend(database);
    network.reset();
    await lost;
    expect(await backend(database)).not.toBe(before);
  });

  it('fails once when the connection is lost during a statement, then reconnects', async () => {
    const database = await open();
    const running = database.query(sql`select pg_sleep(10)`);
    const outcome = expect(running).rejects.toThrow(DatabaseUnavailable);
    setTimeout(() => network.reset(), 100);
    await outcome;
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('fails once when the server ends the session, then reconnects', async () => {
    const database = await open();
    await expect(database.query(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow(
      DatabaseUnavailable,
    );
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('fails once when the server ends the session of a transaction, which is rolled back', async () => {
    const database = await open();
    const table = sql`create temporary table gone (id int)`;
    const attempt = database.transaction(async (connection) => {
      await connection.query(table);
      await connection.query(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(attempt).rejects.toThrow(DatabaseUnavailable);
    await expect(database.query(table)).resolves.toEqual([]);
  });

  it('cancels a statement that takes too long and keeps the connection', async () => {
    const database = await open({ statementTimeoutSeconds: 0.8 });
    const before = await backend(database);
    await expect(database.query(sql`select pg_sleep(10)`)).rejects.toThrow(DatabaseUnavailable);
    expect(await backend(database)).toBe(before);
  });

  it('gives one transaction a longer time limit', async () => {
    const database = await open({ statementTimeoutSeconds: 0.8 });
    const nap = sql`select pg_sleep(2)::text as slept`;
    const slept = await database.transaction((connection) => connection.query(nap), {
      statementTimeoutSeconds: 10,
    });
    expect(slept).toEqual([{ slept: '' }]);
    await expect(database.transaction((connection) => connection.query(nap))).rejects.toThrow(
      DatabaseUnavailable,
    );
  });

  it('rejects at the time limit when nothing answers, and frees the place in the pool', async () => {
    const database = await open({ statementTimeoutSeconds: 0.8, connectTimeoutSeconds: 2 });
    await database.ping();
    network.swallow();
    await expect(database.query(sql`select 1`)).rejects.toThrow(DatabaseUnavailable);
    await expect(database.query(sql`select 1`)).rejects.toThrow(DatabaseUnavailable);
    network.heal();
    await answersAgain(database);
  });

  it('rejects many callers at once, and recovers with the network', async () => {
    const database = await open({ poolSize: 3, totalTimeoutSeconds: 2, statementTimeoutSeconds: 1.2 });
    await Promise.all([1, 2, 3].map(() => database.query(sql`select pg_sleep(0.4)`)));
    network.swallow();
    const callers = Array.from({ length: 60 }, () => database.ping());
    for (const outcome of await Promise.allSettled(callers)) expect(outcome.status).toBe('rejected');
    network.heal();
    const naps = () => Promise.all([1, 2, 3].map(() => database.query(sql`select pg_sleep(0.8)`)));
    await expect
      .poll(
        () =>
          naps().then(
            () => 'three at once',
            () => 'not yet',
          ),
        { timeout: 10_000 },
      )
      .toBe('three at once');
  });

  it('rejects a transaction at the time limit when nothing answers', async () => {
    const database = await open({ statementTimeoutSeconds: 0.8, connectTimeoutSeconds: 2 });
    const attempt = database.transaction(async (connection) => {
      await connection.query(sql`select 1`);
      network.swallow();
      await connection.query(sql`select 1`);
    });
    await expect(attempt).rejects.toThrow(DatabaseUnavailable);
    network.heal();
    await answersAgain(database);
  });

  it('applies one time limit to waiting for a connection and for the response', async () => {
    const database = await open({ totalTimeoutSeconds: 2.4, statementTimeoutSeconds: 2 });
    await database.ping();
    const nap = () => database.query(sql`select pg_sleep(1.6)`);
    const [first, second, third] = await Promise.allSettled([nap(), nap(), nap()]);
    expect([first.status, second.status, third.status]).toEqual(['fulfilled', 'rejected', 'rejected']);
    await answersAgain(database);
  });

  it('rolls back a transaction that exceeded the time limit', async () => {
    const database = await open({ totalTimeoutSeconds: 1.6, statementTimeoutSeconds: 5 });
    const attempt = database.transaction(async (connection) => {
      await connection.query(sql`create table half_done (id int)`);
      await connection.query(sql`select pg_sleep(3.2)`);
      await connection.query(sql`insert into half_done values (1)`);
    });
    await expect(attempt).rejects.toThrow(DatabaseUnavailable);
    const table = sql`select to_regclass('half_done') as found`;
    await expect.poll(() => database.query(table).catch(() => null)).toEqual([{ found: null }]);
  });

  it('waits for a place in the pool no longer than for a connection', async () => {
    const database = await open({ connectTimeoutSeconds: 0.8 });
    await database.transaction(async () => {
      await expect(database.query(sql`select 1`)).rejects.toThrow(DatabaseUnavailable);
    });
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('answers 50 at once over one connection', async () => {
    const database = await open();
    const rows = await Promise.all(
      Array.from({ length: 50 }, (_, n) => database.query(sql`select ${n}::int as n`)),
    );
    expect(rows).toEqual(Array.from({ length: 50 }, (_, n) => [{ n }]));
  });

  it('prepares no statements when configured so', async () => {
    const database = await open({ preparedStatements: false });
    await database.query(sql`select ${1}::int as one`);
    expect(await database.query(sql`select name from pg_prepared_statements`)).toEqual([]);
  });

  it('detects prepared statements again after nothing answered the second connection of the detection', async () => {
    network.swallow(2);
    const database = await open({ preparedStatements: 'detect', connectTimeoutSeconds: 0.3 });
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
    network.heal();
    await answersAgain(database);
  });

  it('reports a database that does not exist as unavailable, by name', async () => {
    const elsewhere = new URL(server);
    elsewhere.pathname = '/no_such_database';
    const database = await openPostgresql({ connectionString: elsewhere.href });
    databases.push(database);
    await expect(database.ping()).rejects.toThrow('no_such_database');
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
  });
});
