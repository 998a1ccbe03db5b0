import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { EXIT_CODE } from '../src/exit-code.js';
import { program } from '../src/program.js';

const terminal = {
  input: new PassThrough(),
  output: new PassThrough(),
  errors: new PassThrough(),
  interactive: false,
  directory: '/',
  signal: new AbortController().signal,
};
const page = readFileSync(new URL('../../../docs/reference/command.md', import.meta.url), 'utf8');

it.each(program({}, terminal, () => undefined).commands.map((command) => command.name()))(
  'the page for operators has an entry for the command %s',
  (name) => {
    expect(page).toMatch(new RegExp(`^\\| \`${name}[ \`]`, 'm'));
  },
);

it.each(Object.values(EXIT_CODE))('the page for operators says what exit code %i means', (code) => {
  expect(page).toContain(`\n| ${code} | `);
});

const root = fileURLToPath(new URL('../../../', import.meta.url));
const pages = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && !name.startsWith('decisions/'))
  .map((name) => path.join('docs', name));

const COMMAND = /^\s*(?:\$ )?(?:[A-Z_]+=\S* )*(?:npm run -s partner-api --|partner-api) (.*)$/;

/** The documented command lines: lines of code blocks, with placeholders such as `<id>`. */
const documented = [...pages, 'README.md'].flatMap((page) =>
  readFileSync(path.join(root, page), 'utf8')
    .split('\n')
    .flatMap((line) => COMMAND.exec(line)?.[1] ?? [])
    .map((written) => ({ page, written: written.replaceAll(/<[a-z][^>]*>/g, 'x') })),
);

/** Splits a line into arguments as a shell does. */
function argumentsOf(written: string): string[] {
  // Without `--norc`, bash reads ~/.bashrc when its standard input is a socket, as it is here.
  const output = execFileSync('bash', ['--norc', '-c', `printf '%s\\0' ${written}`], { encoding: 'utf8' });
  return output.split('\0').slice(0, -1);
}

/** Parses a command line as the command does, without running it. */
async function parse(argv: readonly string[]): Promise<string | null> {
  const commandLine = program({}, terminal, () => undefined);
  performNothing(commandLine);
  try {
    await commandLine.parseAsync([...argv], { from: 'user' });
    return null;
  } catch (error) {
    return String(error);
  }
}

function performNothing(command: Command): void {
  for (const inner of command.commands) performNothing(inner);
  if (command.commands.length === 0) command.action(() => undefined);
}

describe('every documented command exists', () => {
  it('finds the commands', () => expect(documented.length).toBeGreaterThan(25));

  it.each(documented)('$page: partner-api $written', async ({ written }) => {
    expect(await parse(argumentsOf(written))).toBeNull();
  });

  it('detects an unknown one', async () => {
    expect(await parse(['keys', 'make', '--partner', 'x'])).not.toBeNull();
    expect(await parse(['status', '--no-such-option'])).not.toBeNull();
  });
});
