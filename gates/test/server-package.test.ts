import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../src/repository.js';
import { runCommand } from '../src/run-command.js';
import { said } from './support/partner-service.js';
import { temporaryDirectory } from './support/temporary-directory.js';

/** As on a machine that has Node and npm, and nothing of this repository. */
describe('the server, packed and installed with npm', () => {
  let tarballs: readonly string[];
  let machine: string;
  let command: string;
  let environment: Record<string, string>;

  beforeAll(async () => {
    const packed = await temporaryDirectory('packed');
    const { code, errors } = await runCommand(process.execPath, ['scripts/run.mjs', 'pack', packed]);
    expect(code, errors).toBe(0);
    tarballs = (await readdir(packed)).map((file) => path.join(packed, file));
    machine = await temporaryDirectory('machine');
    await writeFile(path.join(machine, 'package.json'), '{ "private": true }');
    const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
    const installed = await runCommand('npm', ['install', ...options, ...tarballs], { directory: machine });
    expect(installed.code, installed.errors).toBe(0);
    command = path.join(machine, 'node_modules/.bin/partner-api');
    environment = { DATA_DIR: path.join(machine, 'data'), PORT: '0', METRICS_PORT: '0' };
  });

  test('has each package of ours once, without sources, tests and maps', async () => {
    expect(tarballs.map((file) => path.basename(file).replace(/-\d.*$/, ''))).toEqual(
      expect.arrayContaining(['partner-api-cli', 'partner-api-server', 'partner-api-storage']),
    );
    const listed = await Promise.all(tarballs.map((tarball) => runCommand('tar', ['-tzf', tarball])));
    const files = listed.flatMap(({ output }) => output.trim().split('\n'));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => /^package\/(?:src|test)\/|\.map$|\.test\./.test(file))).toEqual([]);
  });

  test('checks its configuration and what that names, and ends', async () => {
    const { code, output } = await runCommand(command, ['serve', '--check'], {
      directory: machine,
      environment,
    });
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/ok +configuration.*\nok +database/),
    });
    const wrong = await runCommand(command, ['serve', '--check'], {
      directory: machine,
      environment: { ...environment, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    });
    expect(wrong.code).toBe(1);
    expect(wrong.output).toMatch(/FAILED +database/);
  });

  test('serves records, research, pages and assets, and stops when it is told', async () => {
    const server = spawn(command, ['serve'], {
      cwd: machine,
      env: { PATH: process.env.PATH, HOME: machine, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    try {
      const address = await said(server, /ready on (\S+)/);
      const events = await fetch(`${address}/api/v1/events`);
      expect(await events.json()).toMatchObject({
        data: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]),
      });
      const research = await fetch(`${address}/api/v1/research`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'How many people were killed?' }),
      });
      expect(research.status).toBe(200);
      for (const page of ['/', '/docs', '/explore', '/openapi.json'])
        expect([page, (await fetch(address + page)).status]).toEqual([page, 200]);
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      server.kill('SIGKILL');
    }
  });

  test('does not run where one of the packages is left out', async () => {
    const [installed, aside] = ['text', 'aside'].map((name) =>
      path.join(machine, 'node_modules/@partner-api', name),
    );
    await rename(installed ?? '', aside ?? '');
    const { code, errors } = await runCommand(command, ['status'], { directory: machine, environment });
    await rename(aside ?? '', installed ?? '');
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining('ERR_MODULE_NOT_FOUND') });
  });

  test('needs nothing of the repository', async () => {
    const { output } = await runCommand('grep', [
      '-rl',
      root,
      path.join(machine, 'node_modules/@partner-api'),
    ]);
    expect(output).toBe('');
  });
});
