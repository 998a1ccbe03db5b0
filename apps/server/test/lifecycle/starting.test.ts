import { createServer } from 'node:http';
import { ImportFailed, type ImportSummary } from '@partner-api/admin';
import { DatabaseUnavailable } from '@partner-api/storage';
import { copyOfEmptyDatabase, type EmptyDatabase } from '@partner-api/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';
import { runServer } from '../../src/lifecycle/run-server.js';
import { startupFailure } from '../../src/lifecycle/startup-failure.js';
import { freePort } from '../harness/free-port.js';
import { host } from '../harness/host.js';
import { ask } from '../harness/http.js';
import { WITH_KEYS } from '../harness/keys.js';

let empty: EmptyDatabase;
let directory: string;
let port: number;

// A new port for each test, because another program may have taken the last one.
beforeEach(async () => {
  port = await freePort();
});
beforeAll(async () => {
  empty = await copyOfEmptyDatabase();
  directory = empty.directory;
});
afterAll(() => empty.remove());

const environmentOf = (given: Record<string, string>) => ({
  PORT: String(port),
  METRICS_PORT: '0',
  SEED_DEMO: '0',
  DATA_DIR: directory,
  ...given,
});

async function running(environment: Record<string, string> = {}) {
  const started = host();
  const exit = runServer(environmentOf(environment), started.process);
  await expect.poll(() => started.output.stdout.length, { timeout: 60_000 }).toBe(1);
  return { ...started, exit };
}

test('one line on standard output when ready; after a signal, or several, exit code 0 and a free port', async () => {
  const { output, signal, exit } = await running();
  expect(output.stdout.join('')).toBe(
    `Partner API ready on http://127.0.0.1:${port}  (open access, no key needed; publication delay 0 h, by default; docs: /docs)\n`,
  );
  expect((await ask(`http://127.0.0.1:${port}`, '/readyz')).status).toBe(200);
  signal();
  signal();
  expect(await exit).toBe(0);
  await expect(ask(`http://127.0.0.1:${port}`, '/healthz')).rejects.toThrow('ECONNREFUSED');
});

test('with keys, the ready line and the log say so', async () => {
  const { output, signal, exit } = await running({
    ...WITH_KEYS,
    LOG_LEVEL: 'info',
  });
  expect(output.stdout.join('')).toMatch(
    / \(access with keys; publication delay 0 h, as set; docs: \/docs\)\n$/,
  );
  expect(JSON.parse(output.stderr[0] ?? '{}')).toMatchObject({ msg: 'ready', access: 'keys' });
  signal();
  await exit;
});

test('a signal during the start ends it: never ready, exit code 0', async () => {
  const { process, output, signal } = host();
  const exit = runServer(environmentOf({}), process);
  signal();
  expect(await exit).toBe(0);
  expect(output).toEqual({ stdout: [], stderr: [] });
});

test('logs JSON lines on standard error', async () => {
  const { output, signal, exit } = await running({ LOG_LEVEL: 'info' });
  await ask(`http://127.0.0.1:${port}`, '/healthz');
  await ask(`http://127.0.0.1:${port}`, '/terms');
  signal();
  await exit;
  const messages = output.stderr.map((line) => JSON.parse(line).msg);
  expect(messages).toEqual(['ready', 'request', 'stopping', 'stopped']);
});

test('warns of a misspelt variable without its value, and starts', async () => {
  const { output, signal, exit } = await running({ LOGLEVEL: 'hunter2', LOG_LEVEL: 'warn' });
  expect(output.stderr.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', msg: 'LOGLEVEL is not known here; did you mean LOG_LEVEL?' },
  ]);
  expect(output.stderr.join('')).not.toContain('hunter2');
  signal();
  expect(await exit).toBe(0);
});

describe('a server whose database is not reachable yet', () => {
  it('logs that it waits, without the password, and ends with 0 on a signal', async () => {
    const { process, output, signal } = host();
    const exit = runServer(
      environmentOf({ DATABASE_URL: `postgresql://desk:hunter2@127.0.0.1:${await freePort()}/partner` }),
      process,
    );
    await expect.poll(() => output.stderr.length).toBeGreaterThan(1);
    expect(JSON.parse(output.stderr[0] ?? '{}')).toMatchObject({
      msg: 'waiting for the database',
      reason: expect.stringContaining('ECONNREFUSED'),
      retry_in_ms: 500,
    });
    expect(output.stdout).toEqual([]);
    expect(output.stderr.join('')).not.toContain('hunter2');
    signal();
    expect(await exit).toBe(0);
  });
});

describe('a server that cannot start says why, without a stack, and exits with 1', () => {
  const failure = async (environment: Record<string, string>) => {
    const { process, output } = host();
    expect(await runServer(environmentOf(environment), process)).toBe(1);
    expect(output.stdout).toEqual([]);
    const text = output.stderr.join('').trim();
    expect(text).not.toMatch(/\n\s+at /);
    return text;
  };

  test('its configuration is invalid', async () => {
    expect(await failure({ PORT: 'x', SEED_DEMO: '2' })).toMatch(/PORT must be .*\n.*SEED_DEMO must be /);
  });

  test('its store is configured by an unknown variable', async () => {
    expect(await failure({ POSTGRES_URL: 'postgres://db/partner', DATA_DIR: '' })).toMatch(
      /^POSTGRES_URL is set and not read here.*nothing was written/,
    );
  });

  test('another server holds the directory', async () => {
    const { signal, exit } = await running();
    expect(await failure({ PORT: '0' })).toMatch(
      new RegExp(`is in use by process ${process.pid} .*DATA_DIR`),
    );
    signal();
    expect(await exit).toBe(0);
  });

  test('the port is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    expect(await failure({})).toBe(
      `Port ${port} is taken by another process. Stop it, or set PORT to another port.`,
    );
    other.close();
  });

  test('the configured metrics port is taken', async () => {
    const taken = await freePort();
    const other = createServer().listen(taken, '127.0.0.1');
    expect(await failure({ METRICS_PORT: String(taken) })).toContain('set METRICS_PORT to another port');
    other.close();
  });

  test('the address is of another machine', async () => {
    expect(await failure({ HOST: '192.0.2.1', ...WITH_KEYS })).toContain('Set HOST to one that is');
  });

  test('names a database on a socket by the socket', () => {
    const config = readConfig({ DATABASE_URL: 'postgres:///partner?host=/run/postgresql&password=hunter2' });
    expect(startupFailure(new DatabaseUnavailable('It was refused'), config)).toBe(
      'The database /run/postgresql/partner cannot be used: It was refused. Check DATABASE_URL and that the database is running.',
    );
  });

  test('the directory cannot be written', async () => {
    expect(await failure({ DATA_DIR: import.meta.filename })).toContain(
      'Set DATA_DIR to one that can be written',
    );
  });

  test.each([
    ['ENOSPC', ' Make room on its disk.'],
    ['53100', ' Make room on its disk.'],
    ['EROFS', ' Set DATA_DIR to one that can be written.'],
  ])('the embedded database stopped, of %s', (code, advice) => {
    const cause = Object.assign(new Error('It stopped'), { code });
    const error = new DatabaseUnavailable('The thread ended: it stopped', { cause });
    expect(startupFailure(error, readConfig({ DATA_DIR: '/data' }))).toBe(
      `The directory /data cannot be used: The thread ended: it stopped.${advice}`,
    );
  });

  test('the disk is full while the demonstration data are imported', () => {
    const full = new DatabaseUnavailable('The database has run out of something: no space', {
      cause: Object.assign(new Error('no space'), { code: '53100' }),
    });
    const error = new ImportFailed('The import ended', {} as ImportSummary, { cause: full });
    expect(startupFailure(error, readConfig({ DATA_DIR: '/data' }))).toBe(
      'The directory /data cannot be used: The database has run out of something: no space. Make room on its disk.',
    );
  });

  test('the embedded database stopped', () => {
    const error = new DatabaseUnavailable('It has another version');
    expect(startupFailure(error, readConfig({ DATA_DIR: '/data' }))).toBe(
      'The embedded store in /data cannot be used: It has another version.',
    );
  });
});
