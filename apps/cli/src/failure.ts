import { CommandFailed } from '@partner-api/admin/command-line';
import { ConfigInvalid } from '@partner-api/server/settings';
import {
  CopyRefused,
  DatabaseUnavailable,
  DirectoryInUse,
  SchemaOutdated,
  SchemaTooNew,
} from '@partner-api/storage';
import { EXIT_CODE } from './exit-code.js';
import type { Terminal } from './terminal.js';

/** Prints the error and returns the exit code; the stack is printed only for unexpected errors. */
export function reportFailure(error: unknown, terminal: Terminal, json: boolean): number {
  const message = error instanceof Error ? error.message : String(error);
  const expected = EXPECTED.some((kind) => error instanceof kind);
  terminal.errors.write(`${expected ? message : detailOf(error)}\n`);
  if (json) terminal.output.write(`${JSON.stringify({ error: message })}\n`);
  return EXIT_CODE.failed;
}

/** Failures whose message says what to do. */
const EXPECTED = [
  CommandFailed,
  CopyRefused,
  ConfigInvalid,
  DatabaseUnavailable,
  DirectoryInUse,
  SchemaOutdated,
  SchemaTooNew,
];

const detailOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
