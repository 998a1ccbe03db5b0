import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BINARIES = '/usr/lib/postgresql/15/bin';

interface Node {
  readonly port: number;
  query(text: string): Promise<string>;
  kill(): Promise<void>;
  promote(): Promise<void>;
  /** Stops replication, so that the standby lacks later writes. */
  stopReceiving(): Promise<void>;
}

export interface Cluster {
  readonly primary: Node;
  readonly standby: Node;
  /** Sets synchronous replication, in which a commit waits for the standby. */
  setSynchronous(on: boolean): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a primary and a streaming standby on loopback in a temporary directory. */
export async function startCluster(): Promise<Cluster> {
  const user = await serverUser();
  const directory = await mkdtemp(path.join(tmpdir(), 'partner-api-cluster-'));
  if (user) await chown(directory, user.uid, user.gid);
  const started: ChildProcess[] = [];
  const command = (program: string, ...args: string[]) =>
    run(path.join(BINARIES, program), args, { ...user, cwd: directory });
  const start = async (name: string, port: number): Promise<Node> => {
    const data = path.join(directory, name);
    const log = await open(path.join(directory, `${name}.log`), 'a');
    const server = spawn(
      path.join(BINARIES, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        directory,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'max_connections=150',
      ],
      { ...user, cwd: directory, stdio: ['ignore', log.fd, log.fd] },
    );
    await log.close();
    started.push(server);
    const query = async (text: string) =>
      (
        await command(
          'psql',
          '-h',
          '127.0.0.1',
          '-p',
          String(port),
          '-U',
          'postgres',
          '-Atqc',
          text,
          'postgres',
        )
      ).stdout.trim();
    for (;;) {
      try {
        await query('select 1');
        break;
      } catch {
        if (server.exitCode !== null)
          throw new Error(await readFile(path.join(directory, `${name}.log`), 'utf8'));
        await wait(50);
      }
    }
    return {
      port,
      query,
      kill: async () => {
        const gone = once(server, 'exit');
        // An immediate shutdown without a checkpoint or final replication.
        server.kill('SIGQUIT');
        await gone;
      },
      promote: async () => {
        await query('select pg_promote(true, 30)');
      },
      stopReceiving: async () => {
        await query(`alter system set primary_conninfo = ''`);
        await query('select pg_reload_conf()');
        while ((await query('select count(*) from pg_stat_wal_receiver')) !== '0') await wait(50);
      },
    };
  };

  const [one, two] = [await freePort(), await freePort()];
  const data = path.join(directory, 'one');
  await mkdir(data, { mode: 0o700 });
  if (user) await chown(data, user.uid, user.gid);
  await command(
    'initdb',
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  );
  await writeFile(
    path.join(data, 'postgresql.auto.conf'),
    'wal_level = replica\nfsync = off\nhot_standby = on\n',
  );
  const primary = await start('one', one);
  await command(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    String(one),
    '-U',
    'postgres',
    '-D',
    path.join(directory, 'two'),
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  );
  const standby = await start('two', two);
  while ((await primary.query('select count(*) from pg_stat_replication')) !== '1') await wait(50);
  return {
    primary,
    standby,
    setSynchronous: async (on) => {
      await primary.query(`alter system set synchronous_standby_names = '${on ? '*' : ''}'`);
      await primary.query('select pg_reload_conf()');
      const wanted = on ? 'sync' : 'async';
      while ((await primary.query('select sync_state from pg_stat_replication')) !== wanted) await wait(50);
    },
    remove: async () => {
      for (const server of started) {
        if (server.exitCode !== null || server.signalCode !== null) continue;
        const gone = once(server, 'exit');
        server.kill('SIGQUIT');
        await gone;
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Returns the user for PostgreSQL, which refuses to run as root; null means the current user. */
async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (userInfo().uid !== 0) return null;
  const number = async (kind: string) => Number((await run('id', [kind, 'postgres'])).stdout);
  return { uid: await number('-u'), gid: await number('-g') };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
