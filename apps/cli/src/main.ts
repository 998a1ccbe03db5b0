#!/usr/bin/env node
import { runCli } from './run-cli.js';
import { terminalOf } from './terminal.js';

const terminal = terminalOf(process);
process.exitCode = await runCli(process.argv.slice(2), process.env, terminal);
// Who was told to stop waits for nothing that still goes on, such as a store that opens: it bears the end at any moment.
if (terminal.signal.aborted) terminal.output.write('', () => process.exit());
