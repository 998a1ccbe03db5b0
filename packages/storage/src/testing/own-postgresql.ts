import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, chown, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openPostgresql } from '../engine/index.js';

const INSTALLED = '/usr/lib/postgresql';

/** Why no server can be started, for the name of a skipped suite; null when it can. */
export const ownPostgresqlMissing: string | null = !process.env.TEST_DATABASE_URL
  ? 'skipped: TEST_DATABASE_URL is not set'
  : binaries() === null
    ? `skipped: no PostgreSQL in ${INSTALLED}`
    : null;

/** A PostgreSQL server for one test, which can be stopped, suspended and restarted, and logs every statement. */
export interface OwnPostgresql {
  readonly connectionString: string;
  /** Contains its data and its log. */
  readonly directory: string;
  /** Resolves when it accepts connections. */
  start(): Promise<void>;
  /** Stops the server immediately (SIGQUIT), without closing connections. */
  stop(): Promise<void>;
  /** Suspends all or the given processes of the server (SIGSTOP); their connections stay open. */
  hang(processes?: readonly number[]): void;
  resume(): void;
  /** Stops the server and deletes its directory. */
  remove(): Promise<void>;
}

/** Where a program of a test runs. */
export interface TestHost {
  readonly address: string;
  /** Stands before a command to run it there. */
  readonly prefix: readonly string[];
}

interface Parts {
  readonly host?: TestHost | undefined;
  /** The connection string of a primary, whose streaming standby the server becomes. */
  readonly standbyOf?: string;
}

/** `settings` are added to the command line, with `{directory}` replaced by its directory. */
export async function startOwnPostgresql(
  given: readonly string[] = [],
  { host = { address: '127.0.0.1', prefix: [] }, standbyOf }: Parts = {},
): Promise<OwnPostgresql> {
  const folder = binaries();
  if (folder === null) throw new Error(`no PostgreSQL in ${INSTALLED}`);
  const user = await serverUser();
  const directory = await mkdtemp(join(tmpdir(), 'partner-api-postgresql-'));
  const data = join(directory, 'data');
  await mkdir(data, { mode: 0o700 });
  if (user) for (const path of [directory, data]) await chown(path, user.uid, user.gid);
  const as = user === null ? [] : ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const command = (program: string, ...args: string[]): [string, string[]] => {
    const [file = '', ...rest] = [...host.prefix, ...as, join(folder, program), ...args];
    return [file, rest];
  };
  const filled: [string, ...string[]] = standbyOf
    ? ['pg_basebackup', '-d', standbyOf, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
    : ['initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(...command(...filled), { cwd: directory });
  if (!standbyOf) await appendFile(join(data, 'pg_hba.conf'), 'host all,replication all samenet trust\n');

  const port = await freePort();
  const connectionString = `postgres://postgres@${host.address}:${port}/postgres`;
  const settings = [
    `listen_addresses=${host.address}`,
    'fsync=off',
    'log_statement=all',
    'log_connections=on',
    ...given.map((text) => text.replaceAll('{directory}', directory)),
  ];
  let server: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const log = await open(join(directory, 'log'), 'a');
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      directory,
      ...settings.flatMap((text) => ['-c', text]),
    ];
    server = spawn(...command('postgres', ...args), {
      cwd: directory,
      stdio: ['ignore', log.fd, log.fd],
    });
    await log.close();
    while (!(await answers(connectionString))) {
      if (server.exitCode !== null) throw new Error(readFileSync(join(directory, 'log'), 'utf8'));
      await wait(50);
    }
  };
  const signal = (name: NodeJS.Signals, processes: readonly number[]): void => {
    for (const pid of processes) {
      try {
        process.kill(pid, name);
      } catch {
        // The process has ended meanwhile.
      }
    }
  };
  const family = (): number[] => (server?.pid === undefined ? [] : [server.pid, ...childrenOf(server.pid)]);
  const resume = (): void => signal('SIGCONT', family());
  const stop = async (): Promise<void> => {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    resume();
    const gone = once(server, 'exit');
    server.kill('SIGQUIT');
    await gone;
  };
  // Leaves no server running after an interrupted test run.
  process.once('exit', () => server?.kill('SIGQUIT'));
  await start();
  return {
    connectionString,
    directory,
    start,
    stop,
    hang: (processes) => signal('SIGSTOP', processes ?? family()),
    resume,
    remove: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function binaries(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED).map(Number).filter(Number.isInteger);
  const [newest] = versions.sort((one, other) => other - one);
  const folder = newest === undefined ? null : join(INSTALLED, String(newest), 'bin');
  return folder !== null && existsSync(join(folder, 'initdb')) ? folder : null;
}

/** Returns the user `postgres` when running as root, which PostgreSQL refuses; null otherwise. */
async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (userInfo().uid !== 0) return null;
  const number = async (kind: string) => Number((await promisify(execFile)('id', [kind, 'postgres'])).stdout);
  return { uid: await number('-u'), gid: await number('-g') };
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

/** Returns a port that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await promisify(server.close.bind(server))();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answers(connectionString: string): Promise<boolean> {
  const database = await openPostgresql({ connectionString, poolSize: 1 });
  try {
    await database.ping();
    return true;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}
