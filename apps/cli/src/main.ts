#!/usr/bin/env node
import { runCli } from './run-cli.js';
import { terminalOf } from './terminal.js';

const terminal = terminalOf(process);
process.exitCode = await runCli(process.argv.slice(2), process.env, terminal);
// After a signal, exit without waiting for work such as an opening store, which tolerates that at any moment.
if (terminal.signal.aborted) terminal.output.write('', () => process.exit());
