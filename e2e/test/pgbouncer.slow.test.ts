import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, startServer } from '@partner-api/server';
import { type CreatedEngine, engines, freePort } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_LIMITS } from './support/partner-server.js';
import { partnerApi } from './support/run-program.js';

const postgresql = engines.find(({ name, skip }) => name === 'postgresql' && !skip);
const isInstalled = spawnSync('which', ['pgbouncer']).status === 0;
const why = !postgresql
  ? ' (skipped: TEST_DATABASE_URL is not set)'
  : isInstalled
    ? ''
    : ' (pgbouncer is not installed)';

describe.skipIf(why !== '')(`a server behind pgbouncer in transaction mode${why}`, () => {
  let created: CreatedEngine;
  let directory: string;
  let pooler: ChildProcess;
  let server: Awaited<ReturnType<typeof startServer>>;
  let environment: Record<string, string>;
  beforeAll(async () => {
    if (!postgresql) throw new Error('there is no PostgreSQL');
    created = await postgresql.create('none');
    const { location } = created;
    if (!('connectionString' in location)) throw new Error('there is no address');
    const behind = new URL(location.connectionString);
    const port = await freePort();
    directory = await mkdtemp(path.join(tmpdir(), 'partner-api-pooler-'));
    const settings = path.join(directory, 'pgbouncer.ini');
    const secret = behind.password === '' ? '' : ` password=${decodeURIComponent(behind.password)}`;
    await writeFile(
      settings,
      `[databases]
* = host=${behind.hostname} port=${behind.port || 5432} user=${decodeURIComponent(behind.username)}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
ignore_startup_parameters = extra_float_digits
`,
    );
    await chmod(directory, 0o755);
    // pgbouncer refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    pooler = spawn('pgbouncer', [...user, settings], { stdio: 'ignore' });
    behind.hostname = '127.0.0.1';
    behind.port = String(port);
    environment = { DATABASE_URL: behind.href, SEED_DEMO: '1', PORT: '0', METRICS_PORT: '0', ...NO_LIMITS };
    // The server retries until the pooler accepts connections.
    server = await startServer(readConfig({ ...environment, PREPARED_PAGES_MB: '0' }));
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    pooler?.kill();
    await created?.remove();
    if (directory) await rm(directory, { recursive: true, force: true });
  });

  const get = (where: string) => fetch(`${server.address}${where}`);
  const post = (where: string, body: object) =>
    fetch(`${server.address}${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });

  it('answers every operation, many at a time', async () => {
    const { data } = (await (await get('/api/v1/events')).json()) as { data: { id: string }[] };
    const paths = [
      ...['/api/v1/events?limit=3', '/api/v1/dossiers', '/api/v1/claims', '/api/v1/events?updated_since=24h'],
      `/api/v1/events/${data[0]?.id}`,
    ];
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => [
        ...paths.map((where) => get(where)),
        ...(turn % 8 === 0
          ? [
              post('/api/v1/research', { query: 'What happened in North Vale?' }),
              post('/api/v1/fact-check', { claim: 'Traders protested.' }),
            ]
          : []),
      ])
        .flat()
        .map(async (answer) => (await answer).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses).toHaveLength(210);
  }, 60_000);

  it('shows a retraction within a second without notifications', async () => {
    const { data } = (await (await get('/api/v1/events')).json()) as { data: { id: string }[] };
    const id = String(data[0]?.id);
    expect(await partnerApi(['retract', id, '--reason', 'Wrong.'], environment)).toMatchObject({ code: 0 });
    const acknowledged = performance.now();
    await vi.waitFor(
      async () => expect(await (await get('/api/v1/events')).text()).not.toContain(`"${id}"`),
      {
        timeout: 5_000,
        interval: 20,
      },
    );
    expect(performance.now() - acknowledged).toBeLessThan(1_000);
  }, 60_000);
});
