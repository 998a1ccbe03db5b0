import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** The programs of tests also run too briefly for early optimization to pay (see `vitest.config.ts`). */
const v8Flags = process.execArgv.filter((flag) => flag.startsWith('--interrupt-budget='));

export type Program = ChildProcessByStdio<Writable, Readable, Readable>;

/** Starts a built program as a process. It needs `npm run build`, which `npm test` runs first. */
export function startProgram(
  file: 'apps/cli/dist/main.js' | 'apps/server/dist/main.js' | `${'benchmarks' | 'examples'}/${string}`,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  /** Stands before the command, to run it on a host of a network. */
  prefix: readonly string[] = [],
): Program {
  const { PATH = '', HOME = '' } = process.env;
  const [command = '', ...rest] = [...prefix, process.execPath, ...v8Flags, path.join(root, file), ...args];
  return spawn(command, rest, {
    cwd: root,
    env: { PATH, HOME, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

export async function ended(program: Program): Promise<Ended> {
  const output = text(program.stdout);
  const errors = text(program.stderr);
  const [code] = await once(program, 'close');
  return { code, output: await output, errors: await errors };
}

/** Kills a program if it is still running and waits until it has exited. */
export async function killProgram(program: Program): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill('SIGKILL');
  await gone;
}

/** Returns the address that a server prints when it is ready. */
export function readyAddress(program: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const address = /ready on (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    program.stdout.on('data', listen);
    program.stderr.on('data', listen);
    program.on('close', () => reject(new Error(`The server ended before it was ready:\n${said}`)));
  });
}

/** Runs a command of `partner-api` and returns its exit code and the JSON that it prints last. */
export async function partnerApi(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended & { json: Record<string, unknown> | null }> {
  const program = startProgram('apps/cli/dist/main.js', args, environment);
  program.stdin.end();
  const result = await ended(program);
  const lastLine = result.output.trimEnd().split('\n').at(-1) ?? '';
  return { ...result, json: lastLine.startsWith('{') ? JSON.parse(lastLine) : null };
}

async function text(stream: Readable): Promise<string> {
  let read = '';
  stream.on('data', (chunk: Buffer) => {
    read += chunk;
  });
  await once(stream, 'close');
  return read;
}
