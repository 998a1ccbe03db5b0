#!/usr/bin/env node
import { runCli } from './run-cli.js';
import { terminalOf } from './terminal.js';

process.exitCode = await runCli(process.argv.slice(2), process.env, terminalOf(process));
