import { openEmbedded } from '@partner-api/storage/engine';
import { copyOfMigratedDatabase } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abandon } from '../harness/abandon.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

/** The documented limit, and a margin for a machine that is busy with other tests. */
const PROMISED_SECONDS = 2;
const ROOM_SECONDS = 1.5;

describe('an embedded database that hangs', () => {
  let server: TestServer;
  const told: string[] = [];
  beforeAll(async () => {
    const open = async () => {
      const { directory, remove } = await copyOfMigratedDatabase();
      // With the timeouts of a real server.
      const database = await openEmbedded({ directory, onError: ({ message }) => told.push(message) });
      const close = () => database.close().then(remove);
      return { database, location: { directory }, close };
    };
    server = await startTestServer({
      engine: { open },
      // No prepared pages: they are served for a second without the database, which other tests cover.
      environment: { PREPARED_PAGES_MB: '0' },
    });
  });
  afterAll(() => server?.close());

  const endless = { text: 'select count(*) from generate_series(1, 10000000000)', values: [] };

  test('answers 503 in two seconds, restarts the database thread, and then answers 200', async () => {
    const hung = server.database.transaction((connection) => connection.query(endless), {
      statementTimeoutSeconds: 4,
    });
    const givenUp = expect(hung).rejects.toThrow('did not answer');
    const paths = ['/api/v1/events', '/api/v1/claims', '/readyz'];
    const startedAt = performance.now();
    const answers = await Promise.all(paths.map((path) => server.get(path)));
    expect((performance.now() - startedAt) / 1_000).toBeLessThan(PROMISED_SECONDS + ROOM_SECONDS);
    for (const answer of answers) {
      expect(answer.problem()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('2');
    }
    expect((await server.get('/healthz')).status).toBe(200);
    await givenUp;
    const statusOf = async () => (await server.get('/api/v1/events')).status;
    await expect.poll(statusOf, { timeout: 15_000 }).toBe(200);
    expect(told).toEqual([expect.stringContaining('started again')]);
  });

  test('five hundred callers that disconnect change nothing', async () => {
    const before = process.getActiveResourcesInfo().length;
    const body = '{"query":"Why did traders protest?"}';
    await abandon(server.address, 250, { path: '/api/v1/events' });
    await abandon(server.address, 250, {
      path: '/api/v1/research',
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
      body,
    });
    const statusOf = async () => (await server.get('/api/v1/events')).status;
    await expect.poll(statusOf, { timeout: 15_000 }).toBe(200);
    await expect
      .poll(() => process.getActiveResourcesInfo().length, { timeout: 10_000 })
      .toBeLessThan(before + 30);
  });
});
