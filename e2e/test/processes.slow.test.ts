import { cp, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { copyOfEmptyDatabase, type EmptyDatabase } from '@partner-api/storage/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_LIMITS } from './support/partner-server.js';
import {
  ended,
  killProgram,
  type Program,
  partnerApi,
  readyAddress,
  startProgram,
} from './support/run-program.js';

/** Number of rows, enough for an import that can be interrupted. */
const ROWS = 600;

const line = (index: number) =>
  JSON.stringify({
    kind: 'event',
    id: `row-${index}`,
    lang: 'en',
    title: `Protest number ${index} at the harbour`,
    type: 'protest',
    occurred: { earliest: '2026-01-05', latest: '2026-01-05', precision: 'day' },
  });
const journal = Array.from({ length: ROWS }, (_, index) => `${line(index)}\n`).join('');

describe('processes', () => {
  let empty: EmptyDatabase;
  let directory: string;
  let environment: Record<string, string>;
  const running: Program[] = [];

  beforeEach(async () => {
    empty = await copyOfEmptyDatabase();
    directory = empty.directory;
    environment = { DATA_DIR: directory, SEED_DEMO: '0', PORT: '0', METRICS_PORT: '0', ...NO_LIMITS };
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map(killProgram));
    await empty.remove();
  });

  const start = (...args: Parameters<typeof startProgram>) => {
    const program = startProgram(...args);
    running.push(program);
    return program;
  };
  const serve = async (extra: Record<string, string> = {}) => {
    const program = start('apps/server/dist/main.js', [], { ...environment, ...extra });
    return { program, address: await readyAddress(program) };
  };
  const importJournal = (args: readonly string[] = []) => {
    const program = start(
      'apps/cli/dist/main.js',
      ['import', 'records', '-', '--json', ...args],
      environment,
    );
    program.stdin.on('error', () => {});
    program.stdin.end(journal);
    return program;
  };
  const count = async (address: string) => {
    let rows = 0;
    for (let next: string | null = `${address}/api/v1/events?limit=200`; next; ) {
      const body = (await (await fetch(next)).json()) as {
        data: unknown[];
        page: { next_cursor: string | null };
      };
      rows += body.data.length;
      next = body.page.next_cursor && `${address}/api/v1/events?limit=200&cursor=${body.page.next_cursor}`;
    }
    return rows;
  };

  it('one or two SIGTERM end a server cleanly, and free its port and directory', async () => {
    const { program, address } = await serve();
    const end = ended(program);
    program.kill('SIGTERM');
    program.kill('SIGTERM');
    expect((await end).code).toBe(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    const again = await serve({ PORT: new URL(address).port });
    expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
  }, 60_000);

  it('refuses a second server on a directory, names the holder and damages nothing', async () => {
    const { program, address } = await serve();
    const second = await ended(start('apps/server/dist/main.js', [], environment));
    expect(second.code).not.toBe(0);
    expect(second.errors).toContain(String(program.pid));
    expect((await fetch(`${address}/api/v1/events`)).status).toBe(200);
  }, 60_000);

  it('accepts commands while it serves, over a socket of its owner', async () => {
    const { address } = await serve();
    const socket = await stat(path.join(directory, 'control.sock'));
    expect(socket.mode & 0o777).toBe(0o600);
    const importing = ended(importJournal());
    const reads = [];
    for (let read = 0; read < 20; read += 1)
      reads.push((await fetch(`${address}/api/v1/events?limit=5`)).status);
    expect(new Set(reads)).toEqual(new Set([200]));
    const { code, output } = await importing;
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ read: ROWS, created: ROWS });
    expect(await count(address)).toBe(ROWS);

    const retracted = await partnerApi(
      ['retract', 'row-7', '--reason', 'Entered twice', '--json'],
      environment,
    );
    expect(retracted).toMatchObject({ code: 0, json: { id: 'row-7', status: 'retracted' } });
    expect(await count(address)).toBe(ROWS - 1);
    const status = await partnerApi(['status', '--json'], environment);
    expect(status.json).toMatchObject({ engine: 'embedded' });
  }, 120_000);

  it('works in a directory whose path is too long for a socket address', async () => {
    const deep = path.join(directory, 'long-'.repeat(30));
    await cp(path.join(directory, 'pgdata'), path.join(deep, 'pgdata'), { recursive: true });
    environment = { ...environment, DATA_DIR: deep };
    await serve();
    expect(await partnerApi(['status', '--json'], environment)).toMatchObject({ code: 0 });
  }, 60_000);

  it('loses no acknowledged row to kill -9 during an import, and completes it when it is repeated', async () => {
    const first = await serve();
    const importing = importJournal();
    const interrupted = ended(importing);
    while ((await count(first.address)) === 0) await new Promise((resolve) => setImmediate(resolve));
    first.program.kill('SIGKILL');
    expect((await interrupted).code).toBe(1);

    const second = await serve();
    const kept = await count(second.address);
    expect(kept).toBeGreaterThan(0);
    const completed = await ended(importJournal());
    expect(JSON.parse(completed.output)).toMatchObject({ read: ROWS, created: ROWS - kept, unchanged: kept });
    expect(await count(second.address)).toBe(ROWS);
  }, 120_000);

  it('SIGTERM ends a command while its store opens, and no store is created', async () => {
    const fresh = path.join(directory, 'fresh');
    const names = () => readdir(fresh).catch((): string[] => []);
    const program = start('apps/cli/dist/main.js', ['status', '--json'], { ...environment, DATA_DIR: fresh });
    const end = ended(program);
    await expect.poll(names, { interval: 5 }).toContain('lock');
    program.kill('SIGTERM');
    const { code, output } = await end;
    expect(code).toBe(1);
    expect(JSON.parse(output).error).toBe('Stopped before the store was open: nothing was done.');
    expect(await names()).not.toContain('pgdata');
  }, 60_000);

  it('reports rejected rows by its exit code and in a file', async () => {
    const program = start('apps/cli/dist/main.js', ['import', 'records', '-', '--json'], environment);
    program.stdin.end(`${line(1)}\nnot json\n${JSON.stringify({ kind: 'event', id: 'x', colour: 'red' })}\n`);
    const { code, output } = await ended(program);
    expect(code).toBe(3);
    const summary = JSON.parse(output);
    expect(summary).toMatchObject({ read: 3, created: 1, rejected: 2 });
    expect((await stat(summary.rejects_file)).size).toBeGreaterThan(0);
  }, 60_000);

  it.each([
    [['import', 'no-such-format', 'x'], 2],
    [['import', 'records', '/no/such/file', '--json'], 1],
    [['retract', 'nothing', '--reason', 'x', '--json'], 1],
    [['no-such-command'], 2],
    [['retract', 'x'], 2],
  ])(
    'answers %j with exit code %i and a message',
    async (args, expected) => {
      const { code, errors, json } = await partnerApi(args as string[], environment);
      expect(code).toBe(expected);
      expect(errors).not.toBe('');
      expect(errors).not.toContain('    at ');
      if ((args as string[]).includes('--json')) expect(json).toHaveProperty('error');
    },
    60_000,
  );
});
