import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inRoot, tool } from '../src/repository.js';
import { runCommand } from '../src/run-command.js';
import { installConsumers } from './support/installed-consumers.js';

const COMPILERS = {
  '5.5': inRoot('gates/node_modules/typescript-5.5/bin/tsc'),
  '5.9': inRoot('gates/node_modules/typescript-5.9/bin/tsc'),
  '7': inRoot('node_modules/typescript/bin/tsc'),
};
type Version = keyof typeof COMPILERS;
const ALL = ['5.5', '5.9', '7'] as const;

/** The outcome of the program that each project runs. */
const UNREACHED = 'PartnerConnectionError true\n';

let consumers: string;
beforeAll(async () => {
  consumers = await installConsumers();
});

const project = (name: string) => path.join(consumers, name);

async function check(name: string, version: Version, { skipLibCheck = false } = {}) {
  const { output } = await runCommand(process.execPath, [
    COMPILERS[version],
    ...['-p', project(name), '--outDir', path.join(project(name), `built-${version}`)],
    ...['--skipLibCheck', String(skipLibCheck)],
  ]);
  return output;
}

async function execute(name: string, file: string): Promise<string> {
  const { output, errors } = await runCommand(process.execPath, [file], { directory: project(name) });
  return output + errors;
}

const OLDEST_AND_NEWEST = ['5.5', '7'] as const;

describe.each([
  ['node16', ALL],
  ['bundler', OLDEST_AND_NEWEST],
  ['vite', OLDEST_AND_NEWEST],
  ['commonjs-typescript', OLDEST_AND_NEWEST],
] as const)('%s', (name, versions) => {
  test.concurrent.each(versions)('has types without skipLibCheck under TypeScript %s', async (version) => {
    expect(await check(name, version)).toBe('');
  });
});

describe('runs', () => {
  test('node16: an ES module in TypeScript', async () => {
    await check('node16', '7', { skipLibCheck: true });
    expect(await execute('node16', 'built-7/main.js')).toBe(UNREACHED);
  });

  test('commonjs-typescript: what the compiler made a require of', async () => {
    await check('commonjs-typescript', '7', { skipLibCheck: true });
    expect(await readFile(path.join(project('commonjs-typescript'), 'built-7/main.js'), 'utf8')).toContain(
      'require(',
    );
    expect(await execute('commonjs-typescript', 'built-7/main.js')).toBe(UNREACHED);
  });

  test('commonjs-javascript: require', async () => {
    expect(await execute('commonjs-javascript', 'main.js')).toBe(UNREACHED);
  });

  test('jest, as it is without configuration: the client, its doubles, and what it loads when it is used', async () => {
    const { code, errors } = await runCommand(tool('jest'), ['--ci', '--rootDir', project('jest')], {
      directory: project('jest'),
    });
    expect([code, errors]).toEqual([0, expect.stringContaining('3 passed, 3 total')]);
  });

  test('vite: an application for browsers', async () => {
    const { code, output, errors } = await runCommand(tool('vite'), ['build', '--logLevel=warn'], {
      directory: project('vite'),
    });
    expect([code, output + errors]).toEqual([0, '']);
    expect(await readFile(path.join(project('vite'), 'dist/index.html'), 'utf8')).toContain('/assets/');
  });
});

describe('the contract, whose types are those of the library that it is built with', () => {
  test.concurrent.each(ALL)('needs skipLibCheck under TypeScript %s', async (version) => {
    expect(await check('contract', version, { skipLibCheck: true })).toBe('');
  });

  test('needs it for nothing of ours', async () => {
    const faults = (await check('contract', '7'))
      .split('\n')
      .filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
    expect(faults).not.toEqual([]);
    expect(faults.filter((line) => !line.includes('node_modules/@ts-rest/'))).toEqual([]);
  });

  test('says so', async () => {
    expect(await readFile(inRoot('packages/contract/README.md'), 'utf8')).toContain('skipLibCheck');
  });

  test('runs', async () => {
    await check('contract', '7', { skipLibCheck: true });
    expect(await execute('contract', 'built-7/main.js')).toMatch(
      /^\/api\/v1\/events 1\.\d+\.\d+ 6 undefined function\n$/,
    );
  });
});

test('moduleResolution node10 is not supported, and TypeScript says what would be', async () => {
  const { output } = await runCommand(process.execPath, [
    COMPILERS['5.9'],
    ...['-p', project('commonjs-typescript'), '--noEmit'],
    ...['--module', 'commonjs', '--moduleResolution', 'node10'],
  ]);
  expect(output).toContain("Consider updating to 'node16', 'nodenext', or 'bundler'");
  expect(await readFile(inRoot('packages/client/README.md'), 'utf8')).toContain('node10');
});

test('a project that uses the types wrongly does not compile', async () => {
  const file = path.join(project('node16'), 'main.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('// @ts-expect-error a limit is a number', ''));
  expect(await check('node16', '7', { skipLibCheck: true })).toContain('TS2322');
  await writeFile(file, text);
});
