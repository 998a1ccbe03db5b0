import { type Database, migrate } from '@partner-api/storage';
import { openPostgresql } from '@partner-api/storage/engine';
import { type OwnPostgresql, ownPostgresqlMissing, startOwnPostgresql } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abandon } from '../harness/abandon.js';
import type { Answer } from '../harness/http.js';
import { bearer, createKey, WITH_KEYS } from '../harness/keys.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

const why = ownPostgresqlMissing === null ? '' : ` (${ownPostgresqlMissing})`;

/** The documented limit, and a margin for a machine that is busy with other tests. */
const PROMISED_SECONDS = 2;
const ROOM_SECONDS = 1.5;

const POOL_SIZE = 10;

const plain = (text: string) => ({ text, values: [] });

describe.skipIf(ownPostgresqlMissing !== null)(`a PostgreSQL that fails${why}`, () => {
  let postgresql: OwnPostgresql;
  let server: TestServer;
  /** An observing connection, kept open because connecting takes longer than what is observed. */
  let looks: Database;
  let partner: { Authorization: string };

  beforeAll(async () => {
    postgresql = await startOwnPostgresql();
    const { connectionString } = postgresql;
    looks = await openBeside();
    const open = async () => {
      const database = await openPostgresql({ connectionString });
      await migrate(database);
      return { database, location: { connectionString }, close: () => database.close() };
    };
    server = await startTestServer({
      engine: { open },
      // No prepared pages: they are served for a second without the database, which other tests cover.
      environment: { ...WITH_KEYS, PREPARED_PAGES_MB: '0' },
    });
    partner = bearer(await createKey(server));
  });
  afterAll(async () => {
    await server?.close();
    await looks?.close();
    await postgresql?.remove();
  });

  const events = () => server.get('/api/v1/events', partner);
  const research = () => server.post('/api/v1/research', { query: 'Why did traders protest?' }, partner);
  const timed = async (request: () => Promise<Answer>) => {
    const startedAt = performance.now();
    const answer = await request();
    return { answer, seconds: (performance.now() - startedAt) / 1_000 };
  };
  const expectUnavailable = async (request: () => Promise<Answer>) => {
    const { answer, seconds } = await timed(request);
    expect(answer.problem()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(PROMISED_SECONDS + ROOM_SECONDS);
  };
  const expectRecovery = async () => {
    await expect.poll(async () => (await events()).status, { timeout: 15_000 }).toBe(200);
    expect((await research()).status).toBe(200);
    expect((await server.get('/readyz')).status).toBe(200);
  };
  /** Expects that every connection of the pool works and that there are no others. */
  const expectWholePool = async () => {
    const nap = () => server.database.query(plain('select pg_sleep(0.3)'));
    const all = () => Promise.all(Array.from({ length: POOL_SIZE }, nap));
    await expect
      .poll(
        () =>
          all().then(
            () => 'whole',
            (error) => error.message,
          ),
        { timeout: 10_000 },
      )
      .toBe('whole');
    expect((await connections()).length).toBe(POOL_SIZE);
  };
  /** Connections of the server under test. */
  const connections = () =>
    looks.query<{ pid: number; state: string; query: string }>(
      plain("select pid, state, query from pg_stat_activity where application_name = 'partner-api'"),
    );
  /** Statements that requests wait for; background statements may wait longer. */
  const answering = async () =>
    (await connections()).filter(
      ({ state, query }) =>
        state === 'active' && /order by records\.sort_at|where id = \$1 and kind/.test(query),
    );
  /** Opens a connection that is not the server's. */
  const openBeside = () =>
    openPostgresql({
      connectionString: `${postgresql.connectionString}?application_name=beside`,
      totalTimeoutSeconds: 20,
    });
  const beside = async <T>(work: (database: Database) => Promise<T>) => {
    const database = await openBeside();
    return work(database).finally(() => database.close());
  };
  /** Locks a table against reads while `work` runs. */
  const whileLocked = <T>(table: 'records' | 'store_state', work: () => Promise<T>): Promise<T> =>
    beside((database) =>
      database.transaction(
        async (connection) => {
          await connection.query(plain(`lock table ${table} in access exclusive mode`));
          return work();
        },
        { statementTimeoutSeconds: 20 },
      ),
    );

  test('stopped: 503 for what needs it and 200 for the rest; back again: 200 without a restart', async () => {
    expect((await events()).status).toBe(200);
    await postgresql.stop();
    for (const request of [events, research, () => server.get('/readyz')]) await expectUnavailable(request);
    // A key that is no longer cached cannot be checked, which must not give 401.
    await expectUnavailable(() =>
      server.get('/api/v1/claims', { Authorization: `${partner.Authorization}x` }),
    );
    expect((await server.get('/healthz')).status).toBe(200);
    expect((await server.get('/docs')).status).toBe(200);
    await postgresql.start();
    await expectRecovery();
    await expectWholePool();
  });

  test('restarted during a request: 503 for it, 200 for the next', async () => {
    let interrupted: Promise<Answer> | undefined;
    const locked = whileLocked('records', async () => {
      interrupted = events();
      await expect.poll(answering).toHaveLength(1);
      await postgresql.stop();
      await postgresql.start();
    });
    // The connection that held the lock was closed too.
    await expect(locked).rejects.toThrow(/The database did not answer/);
    expect((await interrupted)?.status).toBe(503);
    expect((await events()).status).toBe(200);
  });

  test('hanging connections: 503 in two seconds for requests on one, 200 for the rest', async () => {
    await expectWholePool();
    postgresql.hang((await connections()).map(({ pid }) => pid));
    await Promise.all(Array.from({ length: POOL_SIZE }, () => expectUnavailable(events)));
    await expectRecovery();
    postgresql.resume();
    await expectWholePool();
  });

  test('hanging altogether: 503 in two seconds for every request, and no connection of the pool is lost', async () => {
    postgresql.hang();
    const requests = [
      events,
      research,
      () => server.get('/readyz'),
      () => server.get('/api/v1/claims', partner),
    ];
    await Promise.all(Array.from({ length: 40 }, (_, at) => expectUnavailable(requests[at % 4] ?? events)));
    await expectUnavailable(events);
    expect((await server.get('/healthz')).status).toBe(200);
    postgresql.resume();
    await expectRecovery();
    await expectWholePool();
  });

  test('a statement that waits too long: 503, and the statement is cancelled', async () => {
    await whileLocked('records', async () => {
      const unavailable = Promise.all([
        expectUnavailable(events),
        expectUnavailable(() => server.get('/api/v1/events/ev-1', partner)),
      ]);
      await expect.poll(answering, { timeout: 5_000 }).toHaveLength(2);
      await unavailable;
      await expect.poll(answering, { timeout: 10_000 }).toEqual([]);
    });
    expect((await events()).status).toBe(200);
  });

  test('an import waits longer than a request would', async () => {
    const retract = { action: 'retract', id: 'ev-2', kind: 'event', reason: 'It was another one.' } as const;
    const options = { style: 'journal', updateReason: 'Updated.', now: new Date() } as const;
    let writing: ReturnType<TestServer['store']['write']> | undefined;
    await whileLocked('store_state', async () => {
      writing = server.store.write([retract], options);
      await new Promise((resolve) => setTimeout(resolve, (PROMISED_SECONDS + 0.5) * 1_000));
    });
    expect(await writing).toEqual([{ result: 'retracted' }]);
  });

  test('five hundred callers that disconnect leave no statement running and no connection lost', async () => {
    const before = process.getActiveResourcesInfo().length;
    await whileLocked('records', async () => {
      await abandon(server.address, 500, { path: '/api/v1/events', headers: partner });
      await expect.poll(answering, { timeout: 10_000 }).toEqual([]);
    });
    await expectWholePool();
    expect((await events()).status).toBe(200);
    await expect
      .poll(() => process.getActiveResourcesInfo().length, { timeout: 10_000 })
      .toBeLessThan(before + 30);
  });

  test('logs no internal error', () => {
    const errors = server.log.map((line) => JSON.parse(line)).filter(({ status }) => status === 500);
    expect(errors).toEqual([]);
  });
});
