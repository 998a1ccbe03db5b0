import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
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
