import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openPostgresql, sql } from '../../src/engine/index.js';

const server = process.env.TEST_DATABASE_URL || '';
const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;
const why = server === '' ? 'TEST_DATABASE_URL is not set' : isInstalled ? '' : 'pgbouncer is not installed';

/** Debian 12 has version 1.18; from 1.21 on prepared statements work in transaction mode. */
const version = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? '';
const keepsStatements = Number(/ 1\.(\d+)/.exec(version)?.[1] ?? 0) >= 21;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return address.port;
}

describe.skipIf(why !== '')(
  `PostgreSQL behind pgbouncer in transaction mode${why && ` (skipped: ${why})`}`,
  () => {
    let directory: string;
    let pooler: ChildProcess;
    let connectionString: string;

    beforeAll(async () => {
      const { hostname, port, username, password, pathname } = new URL(server);
      directory = await mkdtemp(join(tmpdir(), 'partner-api-pgbouncer-'));
      const ownPort = await freePort();
      const settings = join(directory, 'pgbouncer.ini');
      const secret = password === '' ? '' : ` password=${decodeURIComponent(password)}`;
      await writeFile(
        settings,
        `[databases]
* = host=${hostname} port=${port || 5432} user=${decodeURIComponent(username)}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
ignore_startup_parameters = extra_float_digits
`,
      );
      // pgbouncer does not run as root, and reads its settings as another user.
      await chmod(directory, 0o755);
      const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
      pooler = spawn('pgbouncer', [...user, settings], { stdio: 'ignore' });
      const own = new URL(server);
      own.port = String(ownPort);
      own.hostname = '127.0.0.1';
      own.pathname = pathname;
      connectionString = own.href;
      const reached = await openPostgresql({ connectionString, preparedStatements: false, poolSize: 1 });
      for (let tries = 0; tries < 100; tries += 1) {
        const answered = await reached.ping().then(
          () => true,
          () => false,
        );
        if (answered) break;
        await pause(100);
      }
      await reached.close();
    });

    afterAll(async () => {
      const ended = new Promise((resolve) => pooler.once('exit', resolve));
      pooler.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true });
    });

    /** Returns how many of sixty reads fail over more connections than servers. */
    async function failuresOf(database: Database): Promise<number> {
      const reads = Array.from({ length: 60 }, (_, number) =>
        number % 2 === 0
          ? database.query(sql`select ${number}::integer as number`)
          : database.query(sql`select ${String(number)}::text as text`),
      );
      const settled = await Promise.allSettled(reads);
      return settled.filter(({ status }) => status === 'rejected').length;
    }

    const open = (preparedStatements: boolean | 'detect', onUnprepared?: () => void) =>
      openPostgresql({
        connectionString,
        preparedStatements,
        poolSize: 10,
        totalTimeoutSeconds: 20,
        statementTimeoutSeconds: 15,
        ...(onUnprepared && { onUnprepared }),
      });

    it.skipIf(keepsStatements)('fails reads when statements are prepared anyway', async () => {
      const database = await open(true);
      expect(await failuresOf(database)).toBeGreaterThan(0);
      await database.close();
    });

    it('answers every read with detection, and reports what it detected', async () => {
      let told = 0;
      const database = await open('detect', () => {
        told += 1;
      });
      expect(await failuresOf(database)).toBe(0);
      expect(told).toBe(keepsStatements ? 0 : 1);
      await database.close();
    });

    it('prepares statements on a direct connection to PostgreSQL', async () => {
      let told = 0;
      const onUnprepared = () => {
        told += 1;
      };
      const database = await openPostgresql({
        connectionString: server,
        preparedStatements: 'detect',
        onUnprepared,
      });
      const prepared = sql`select count(*)::integer as count from pg_prepared_statements where ${true}`;
      await database.query(prepared);
      expect(told).toBe(0);
      await database.close();
    });
  },
);
