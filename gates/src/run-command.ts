import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './repository.js';

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

export interface CommandOptions {
  readonly directory?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a program to its end, whatever its exit code. */
export function runCommand(
  command: string,
  args: readonly string[],
  { directory = root, environment = {} }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const { NODE_OPTIONS: _, VITEST: __, NODE_ENV: ___, ...inherited } = process.env;
    const child = spawn(command, args, {
      cwd: directory,
      env: {
        ...inherited,
        // Tools call each other by name; those of the directory come first, so that a copy uses its own.
        PATH: [
          path.join(directory, 'node_modules/.bin'),
          path.join(root, 'node_modules/.bin'),
          process.env.PATH,
        ].join(path.delimiter),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}
