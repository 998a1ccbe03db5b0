import { PassThrough } from 'node:stream';
import { CommandFailed } from '@partner-api/admin';
import { ConfigInvalid } from '@partner-api/server';
import { DatabaseUnavailable, DirectoryInUse, SchemaOutdated, SchemaTooNew } from '@partner-api/storage';
import { expect, it } from 'vitest';
import { reportFailure } from '../src/failure.js';

function reported(error: unknown, json = false) {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const terminal = {
    input: new PassThrough(),
    output,
    errors,
    interactive: false,
    directory: '/',
    signal: new AbortController().signal,
  };
  expect(reportFailure(error, terminal, json)).toBe(1);
  return { said: String(output.read() ?? ''), complained: String(errors.read()) };
}

it.each([
  new CommandFailed('No such key.'),
  new ConfigInvalid('PORT must be a number.'),
  new DatabaseUnavailable('It was refused.'),
  new DirectoryInUse('/data', { pid: 7, startedAt: '2026-03-15T12:00:00Z' }),
  new SchemaOutdated(1, 2),
  new SchemaTooNew(3, 2),
])('says $name in its message alone', (error) => {
  expect(reported(error)).toEqual({ said: '', complained: `${error.message}\n` });
});

it('shows the stack of an unexpected error, whatever its name', () => {
  const error = Object.assign(new Error('It broke.'), { name: 'ConfigInvalid' });
  expect(reported(error).complained).toMatch(/It broke\.\n\s+at /);
});

it('is one line of JSON with --json', () => {
  expect(JSON.parse(reported(new CommandFailed('No such key.'), true).said)).toEqual({
    error: 'No such key.',
  });
});
